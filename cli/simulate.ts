import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { ShelfEntry } from '@starboard/games'
import { botsNamed, gameNamed, setupFor, some, type WantedMatch, wholeNumber } from './arguments.ts'
import type { CliCommand } from './command.ts'
import { Failure } from './ending.ts'
import { writeText } from './files.ts'
import { addMatchFlags } from './match-flags.ts'
import { print } from './print.ts'
import { htmlOf } from './simulation/html.ts'
import type { Job } from './simulation/job.ts'
import { BrokenGame, playInWorkers } from './simulation/pool.ts'
import { progressBar } from './simulation/progress.ts'
import { type Report, reportOf } from './simulation/report.ts'
import { textOf } from './simulation/text.ts'

const MOST_GAMES = 100_000_000
const MOST_WORKERS = 256
const STOPPED_BY_CTRL_C = 130

interface SimulateFlags extends WantedMatch {
  readonly bots?: string
  readonly games: number
  readonly from: number
  readonly seed?: string
  readonly workers: number
  readonly json?: true
  readonly report?: string
}

export const simulateCommand: CliCommand = {
  name: 'simulate',
  about: 'Plays many games of bots on all cores and counts who wins.',
  examples: [
    `simulate ${some.game} --seats 4 --bots ${some.bots} --games 1000 --seed x`,
    `simulate ${some.game} --bots random --games 10000 --json`,
    `simulate ${some.game} --option preset=${some.preset} --report report.html`,
  ],
  declare(command) {
    addMatchFlags(command)
      .option('--games <n>', 'how many games', wholeNumber('--games', [1, MOST_GAMES]), 1000)
      .option('--seed <text>', 'the same text gives the same games (default: another each time)')
      .option(
        '--from <n>',
        'number of the first game, to see one of them again',
        wholeNumber('--from', [0, MOST_GAMES]),
        0,
      )
      .option('--workers <n>', 'threads', wholeNumber('--workers', [1, MOST_WORKERS]), availableParallelism())
      .option('--json', 'for programs; `turns` are those of the whole table')
      .option('--report <file.html>', 'also writes the figures as one page')
      .action((id: string, flags: SimulateFlags) => simulate(gameNamed(id), flags))
  },
}

async function simulate(entry: ShelfEntry, flags: SimulateFlags): Promise<void> {
  const job = jobOf(entry, flags)
  // A file that cannot be written should be known before an hour of playing, not after it.
  if (flags.report !== undefined) writeText(flags.report, '')
  const report = await played(entry, job, flags)
  const { form } = entry.game.options
  if (flags.report !== undefined) writeText(flags.report, htmlOf(report, form))
  if (flags.json) print.json(report)
  else for (const line of textOf(report, form)) print.line(line)
}

function jobOf(entry: ShelfEntry, flags: SimulateFlags): Job {
  const { seats, options } = setupFor(entry, flags)
  const seed = flags.seed ?? randomBytes(4).toString('hex')
  return { game: entry.game.meta.id, seats, bots: botsNamed(entry, flags.bots), seed, options }
}

async function played({ game }: ShelfEntry, job: Job, flags: SimulateFlags): Promise<Report> {
  const { from, games, workers } = flags
  const progress = progressBar(games)
  process.once('SIGINT', () => {
    progress.clear()
    process.exit(STOPPED_BY_CTRL_C)
  })
  const start = performance.now()
  try {
    const tally = await playInWorkers(job, { from, games }, { workers, onPlayed: progress.add })
    const seconds = (performance.now() - start) / 1000
    return reportOf({ job, meta: game.meta, tally, seconds })
  } catch (error) {
    throw error instanceof BrokenGame ? new Failure(brokenText(job, flags, error)) : error
  } finally {
    progress.clear()
  }
}

function brokenText(job: Job, { option = [] }: SimulateFlags, { index, seed, message }: BrokenGame): string {
  const again = [
    `starboard simulate ${job.game} --seats ${job.seats} --bots ${job.bots.join(',')}`,
    ...option.map((pair) => `--option ${pair}`),
    `--seed ${JSON.stringify(job.seed)} --from ${index} --games 1`,
  ]
  return `Game ${index} (seed ${JSON.stringify(seed)}) broke: ${message}\nSee it again: ${again.join(' ')}`
}
