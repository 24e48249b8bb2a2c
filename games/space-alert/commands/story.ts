import { paint } from '@starboard/cli/kit'
import type { Mission } from '../rules/mission.ts'
import { STEP_NAMES } from '../rules/words/names.ts'
import type { LogLine, Report } from '../rules/words/story.ts'
import { scoreSheet } from './score-sheet.ts'
import { wrap } from './wrap.ts'

/** The story turn by turn, as lines of at most 80 columns. */
export const storyLines = (mission: Mission, report: Report): readonly string[] => [
  ...wrap(mission.name === '' ? 'A mission' : mission.name).map((line) => paint('bold', line)),
  ...(mission.about === '' ? [] : wrap(mission.about)),
  ...report.log.flatMap((line, place) => [
    ...titlesOf(mission, line, report.log[place - 1]),
    ...wrap(line.text, '    '),
  ]),
  '',
  ...scoreSheet(mission, report),
]

/** Where a turn or a step begins. */
function titlesOf({ turns }: Mission, { turn, step }: LogLine, before: LogLine | undefined): readonly string[] {
  const isNewTurn = turn !== before?.turn
  const title = turn > turns ? 'Closing step' : `Turn ${turn}`
  return [
    ...(isNewTurn ? ['', paint('bold', title)] : []),
    ...(isNewTurn || step !== before.step ? [`  ${paint('dim', STEP_NAMES[step])}`] : []),
  ]
}
