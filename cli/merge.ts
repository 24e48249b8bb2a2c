import { isRefusal } from '@starboard/kernel'
import { merged, readReport } from '@starboard/lab'
import type { CliCommand } from './command.ts'
import { Mistake } from './ending.ts'
import { readText } from './files.ts'
import { addTellFlags, type TellFlags, tell, tryFiles } from './simulation/tell.ts'

export const mergeCommand: CliCommand = {
  name: 'merge',
  about: 'Makes one report of the parts that simulate --shard has played.',
  examples: ['merge part-1.json part-2.json --report whole.html', 'merge parts/*.json --json'],
  declare(command) {
    const declared = command.argument(
      '<files...>',
      'all parts, in any order: .json or .html of --report, or what --json printed',
    )
    addTellFlags(declared).action((paths: readonly string[], flags: TellFlags) => merge(paths, flags))
  },
}

function merge(paths: readonly string[], flags: TellFlags): void {
  const report = merged(paths.map((name) => ({ name, report: reportAt(name) })))
  if (isRefusal(report)) throw new Mistake(report.text)
  tryFiles(flags)
  tell(report, flags)
}

function reportAt(path: string) {
  const report = readReport(readText(path))
  if (isRefusal(report)) throw new Mistake(`${path}: ${report.text}`)
  return report
}
