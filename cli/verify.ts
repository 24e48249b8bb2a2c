import { Effort, type ExportLimits, isRefusal, TooMuch, type Verification, verify } from '@starboard/kernel'
import type { CliCommand } from './command.ts'
import { type DailyClaim, dailyClaimOf, dailyLine } from './daily.ts'
import { Failure, Mistake } from './ending.ts'
import { declareLimits, type Exported, exportedAt, LIFT_THEM, type LimitFlag, limitsOf } from './exported.ts'
import { clean } from './play/text.ts'
import { number, paint, print } from './print.ts'
import { keyOf, type Signed, signedBy, signedLine } from './signature.ts'

interface Flags extends LimitFlag {
  readonly json?: true
  readonly signedBy?: string
  readonly fingerprint?: string
}

export const verifyCommand: CliCommand = {
  name: 'verify',
  about:
    'Recomputes every roll, shuffle, rule and the outcome of an exported match, and says who signed it. Exit code 1 if it is not true.',
  examples: [
    'verify match.json',
    'verify match.json --signed-by https://games.example.org',
    'verify match.json --fingerprint 3f1c… # of the day, as it was published',
    'verify match.json --json',
  ],
  declare(command) {
    declareLimits(command.argument('<export.json>', 'an exported match'))
      .option(
        '--signed-by <address or key>',
        'the server that must have signed it: asked for its key, or the key itself',
      )
      .option('--fingerprint <digits>', 'for a daily match: what was published on its day; else the server is asked')
      .option('--json', 'for programs')
      .action(async (path: string, flags: Flags) => {
        const limits = limitsOf(flags)
        const wanted = flags.signedBy === undefined ? null : await keyOf(flags.signedBy)
        const exported = exportedAt(path, limits)
        const daily = await claimIn(exported, flags)
        const report = { ...reportOf(path, exported, { limits, wanted }), ...(daily !== null && { daily }) }
        if (flags.json) print.json(report)
        else for (const line of linesOf(report)) print.line(line)
        if (!report.true || !isGood(report.signature, wanted) || daily?.state === 'other') throw new Failure()
      })
  },
}

interface Report extends Verification {
  readonly true: boolean
  readonly game: string
  readonly entries: number
  readonly outcome: string
  readonly signature: Signed
  /** Absent: the match is of no day. */
  readonly daily?: DailyClaim
}

const claimIn = async ({ read }: Exported, { fingerprint, signedBy }: Flags): Promise<DailyClaim | null> =>
  isRefusal(read) ? null : dailyClaimOf(read.header, { noted: fingerprint, server: signedBy })

interface Asked {
  readonly limits: ExportLimits
  readonly wanted: string | null
}

function reportOf(path: string, { entry, file, read }: Exported, { limits, wanted }: Asked): Report {
  const game = entry.game.meta.id
  const unread = { true: false, game, recomputed: 0, draws: 0, entries: 0, outcome: '' } as const
  if (isRefusal(read)) return { ...unread, problems: [read.text], signature: { state: 'none' } }
  try {
    const found = verify(entry.game, read, { effort: new Effort(limits) })
    const isTrue = found.problems.length === 0
    const signature = signedBy(file, wanted)
    return { true: isTrue, game, ...found, entries: read.log.length, outcome: read.outcome.text, signature }
  } catch (error) {
    if (error instanceof TooMuch) throw new Mistake(`${path}: ${error.message} It was stopped there. ${LIFT_THEM}`)
    throw error
  }
}

/** No signature is fine, unless somebody asked for one. */
const isGood = ({ state }: Signed, wanted: string | null): boolean =>
  wanted === null ? state === 'none' || state === 'fits' : state === 'same'

function linesOf({ true: isTrue, recomputed, draws, entries, outcome, problems, signature, daily }: Report): string[] {
  const counts = `${number(recomputed)} of ${number(draws)} rolls and shuffles recomputed`
  const signed = [...(daily === undefined || !isTrue ? [] : [dailyLine(daily)]), signedLine(signature)]
  if (isTrue)
    return [`${paint('green', 'True')}: ${counts}, ${number(entries)} entries, outcome: ${clean(outcome)}`, ...signed]
  return [`${paint('red', 'Not true')}: ${counts}.`, ...problems.map((problem) => `  ${clean(problem)}`), ...signed]
}
