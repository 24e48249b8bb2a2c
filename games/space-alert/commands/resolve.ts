import { type CliCommand, Mistake, print, readText } from '@starboard/cli/kit'
import { isRefusal } from '@starboard/kernel'
import { readMission } from '../rules/file/read.ts'
import { reportOf } from '../rules/words/story.ts'
import { storyLines } from './story.ts'

export const resolveCommand: CliCommand = {
  name: 'resolve',
  about: 'Resolves a mission file of Space Alert and tells what happens, turn by turn. Exit code 2 if it is refused.',
  examples: ['resolve my-mission.json', 'resolve my-mission.json --json'],
  declare(command) {
    command
      .argument('<file>', 'a mission file')
      .option('--json', 'for programs')
      .action((file: string, { json }: { json?: true }) => resolveFile(file, json === true))
  },
}

function resolveFile(file: string, isJson: boolean): void {
  const read = readMission(jsonIn(file))
  if (isRefusal(read)) throw new Mistake(`${file}: ${read.text}`)
  const report = reportOf(read.mission)
  if (isJson) print.json(report)
  else for (const line of storyLines(read.mission, report)) print.line(line)
}

function jsonIn(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch {
    throw new Mistake(`${file}: this is not JSON.`)
  }
}
