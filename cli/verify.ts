import { isRefusal, type Verification, verify } from '@starboard/kernel'
import type { CliCommand } from './command.ts'
import { Failure } from './ending.ts'
import { type Exported, exportedAt } from './exported.ts'
import { number, paint, print } from './print.ts'

export const verifyCommand: CliCommand = {
  name: 'verify',
  about: 'Recomputes every roll, shuffle, rule and the outcome of an exported match. Exit code 1 if it is not true.',
  examples: ['verify match.json', 'verify match.json --json'],
  declare(command) {
    command
      .argument('<export.json>', 'an exported match')
      .option('--json', 'for programs')
      .action((path: string, { json }: { json?: true }) => {
        const report = reportOf(exportedAt(path))
        if (json) print.json(report)
        else for (const line of linesOf(report)) print.line(line)
        if (!report.true) throw new Failure()
      })
  },
}

interface Report extends Verification {
  readonly true: boolean
  readonly game: string
  readonly entries: number
  readonly outcome: string
}

function reportOf({ entry, read }: Exported): Report {
  const game = entry.game.meta.id
  if (isRefusal(read))
    return { true: false, game, problems: [read.text], recomputed: 0, draws: 0, entries: 0, outcome: '' }
  const found = verify(entry.game, read)
  return { true: found.problems.length === 0, game, ...found, entries: read.log.length, outcome: read.outcome.text }
}

function linesOf({ true: isTrue, recomputed, draws, entries, outcome, problems }: Report): string[] {
  const counts = `${number(recomputed)} of ${number(draws)} rolls and shuffles recomputed`
  if (isTrue) return [`${paint('green', 'True')}: ${counts}, ${number(entries)} entries, outcome: ${outcome}`]
  return [`${paint('red', 'Not true')}: ${counts}.`, ...problems.map((problem) => `  ${problem}`)]
}
