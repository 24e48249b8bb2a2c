import { type Choice, choicesOf } from './choices.ts'
import { lobbyLines } from './lobby.ts'
import { groupsOf, titleOf } from './menu.ts'
import { type Model, ownQuestion } from './model.ts'
import { promptText, timeText } from './prompt.ts'
import { leftMs } from './running-clock.ts'
import { type Shown, viewLines } from './show.ts'
import { shownTo } from './shown.ts'
import { type Line, line, wrapLine } from './text.ts'

/** Of a view that is only listed; what a game says in its own words is said whole. */
const MOST_LISTED = 16
const AT_A_GLANCE = 9

/** In the order of their numbers: kinds stay together. */
export const flatChoices = (choices: readonly Choice[]): readonly Choice[] => groupsOf(choices).flat()

/** Everything that is needed to answer, top to bottom. */
export function questionLines(model: Model, { width, now }: { width: number; now: number }): readonly Line[] {
  const { table, frame } = model.client
  const position =
    frame === null
      ? table === null
        ? []
        : lobbyLines(model, table, width)
      : positionLines(shownTo(model, frame, width))
  const time = timeText(model, now)
  const prompt = promptText(model)
  return [
    line(''),
    ...position,
    ...wrapLine(line(time === '' ? prompt : `${prompt} (${time})`, 'asked'), width),
    ...menuLines(choicesOf(model), width),
  ]
}

const positionLines = (shown: Shown): readonly Line[] =>
  shown.position === undefined ? viewLines(shown).slice(0, MOST_LISTED) : viewLines(shown)

function menuLines(choices: readonly Choice[], width: number): readonly Line[] {
  const groups = groupsOf(choices)
  const hasHeadings = choices.length > AT_A_GLANCE && groups.length > 1
  const digits = String(choices.length).length
  let number = 0
  return groups.flatMap((group) => [
    ...(hasHeadings && group.length > 1 ? [line(`${titleOf(group)}:`)] : []),
    ...group.flatMap((choice) => {
      number++
      return wrapLine(line(`  ${String(number).padStart(digits)}  ${choice.text}`), width, '      ')
    }),
  ])
}

const REMINDERS_S = [10, 30, 60] as const

/** When there is little time left for one's own answer. */
export function reminder(model: Model, now: number): string | null {
  const by = ownQuestion(model)?.open.by
  const left = by === undefined || model.clock === null ? null : leftMs(model.clock, by, now)
  const mark = left === null ? undefined : REMINDERS_S.find((seconds) => left <= seconds * 1000)
  return mark === undefined ? null : `Less than ${mark} seconds left.`
}
