import { type CliCommand, Mistake, print, readText } from '@starboard/cli/kit'
import { isRefusal, Match, type Refusal, readExport, refuse } from '@starboard/kernel'
import { readMission } from '../rules/file/read.ts'
import { flownMission } from '../rules/flight/mission-file.ts'
import { spaceAlert } from '../rules/index.ts'
import type { Mission } from '../rules/mission.ts'
import { reportOf } from '../rules/words/story.ts'
import { storyLines } from './story.ts'

export const resolveCommand: CliCommand = {
  name: 'resolve',
  about: 'Resolves a mission of Space Alert and tells what happens, turn by turn. Exit code 2 if it is refused.',
  examples: ['resolve my-mission.json', 'resolve my-mission.json --json'],
  declare(command) {
    command
      .argument('<file>', 'a mission file, or a finished match as it was saved')
      .option('--json', 'for programs')
      .action((file: string, { json }: { json?: true }) => resolveFile(file, json === true))
  },
}

function resolveFile(file: string, isJson: boolean): void {
  const mission = missionIn(jsonIn(file))
  if (isRefusal(mission)) throw new Mistake(`${file}: ${mission.text}`)
  const report = reportOf(mission)
  if (isJson) print.json(report)
  else for (const line of storyLines(mission, report)) print.line(line)
}

function missionIn(value: unknown): Mission | Refusal {
  if (isMatch(value)) return missionFlown(value)
  const read = readMission(value)
  return isRefusal(read) ? read : read.mission
}

/** A saved match begins with its header, a mission file has none. */
const isMatch = (value: unknown): boolean => typeof value === 'object' && value !== null && 'header' in value

/** The mission that the crew of a saved match has flown. */
function missionFlown(value: unknown): Mission | Refusal {
  const saved = readExport(spaceAlert, value)
  if (isRefusal(saved)) return saved
  const { header, log, names } = saved
  const { state } = Match.fold({ game: spaceAlert, header, source: null }, log)
  const mission = flownMission(spaceAlert.view(state, 'everything'), (seat) => names[seat] ?? '')
  return mission ?? refuse('no-mission', 'SA-2.15', 'This match ended before its mission was flown.')
}

function jsonIn(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch {
    throw new Mistake(`${file}: this is not JSON.`)
  }
}
