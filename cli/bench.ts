import { cpus } from 'node:os'
import {
  type Bench,
  benches,
  DEFAULT_GAME,
  type Figure,
  type Goal,
  ROUNDS,
  SERVER_ROUNDS,
  SMALL_GAME,
} from '@starboard/bench'
import { onShelf, shelf } from '@starboard/games'
import { gameNamed, list, wholeNumber } from './arguments.ts'
import type { CliCommand } from './command.ts'
import { Mistake } from './ending.ts'
import { type Brought, broughtByGames, type RuleBench } from './game-commands.ts'
import { columns, markdownTable, number, paint, plural, print, type Row } from './print.ts'

interface BenchFlags extends LoadFlags {
  readonly game?: string
  readonly rounds?: number
  readonly markdown?: true
  readonly json?: true
}

/** For the bench that puts a load on a server. */
interface LoadFlags {
  readonly matches?: readonly number[]
  readonly seconds?: number
  readonly workers?: readonly number[]
  readonly nodes?: readonly number[]
}

const LOADED = 'server'
const LOAD_FLAGS = ['matches', 'seconds', 'workers', 'nodes'] as const satisfies readonly (keyof LoadFlags)[]

export const benchCommand: CliCommand = {
  name: 'bench',
  about: 'Measures how fast things are, beside the goals: the kernel on one thread, the store, the server under load.',
  examples: [
    'bench kernel',
    'bench kernel --rounds 15 --json',
    'bench store',
    'bench server',
    `bench server --game ${SMALL_GAME} --matches 500 --workers 2`,
    `bench server --game ${SMALL_GAME} --matches 100 --workers 1 --nodes 1,2,3`,
  ],
  declare(command) {
    command
      .argument('<what>', `what to measure: ${list(Object.keys(benches))}, or what a game brings`)
      .option(
        '--game <id>',
        `with which game (default: ${DEFAULT_GAME}, or the one that brings the bench; of ${LOADED}: ${SMALL_GAME}, made for it, and all others)`,
      )
      .option(
        '--rounds <n>',
        `how often (default: ${ROUNDS}; of ${LOADED}: ${SERVER_ROUNDS})`,
        wholeNumber('--rounds', [1, 1000]),
      )
      .option(
        '--matches <n,...>',
        `${LOADED}: how many at a time (default: 100,500)`,
        wholeNumbers('--matches', [1, 10_000]),
      )
      .option('--seconds <n>', `${LOADED}: how long each pace (default: 4)`, wholeNumber('--seconds', [1, 600]))
      .option(
        '--workers <n,...>',
        `${LOADED}: over how many workers it spreads its tables; several are compared`,
        wholeNumbers('--workers', [1, 64]),
      )
      .option(
        '--nodes <n,...>',
        `${LOADED}: how many nodes share the tables, on DATABASE_URL and NATS_URL, with ${SMALL_GAME}; several are compared`,
        wholeNumbers('--nodes', [1, 16]),
      )
      .option('--markdown', 'for a document')
      .option('--json', 'for programs')
      .action((what: string, flags: BenchFlags) => bench(what, flags))
  },
}

const wholeNumbers =
  (flag: string, range: readonly [number, number]) =>
  (text: string): readonly number[] =>
    text.split(',').map(wholeNumber(flag, range))

async function bench(what: string, { json, markdown, ...flags }: BenchFlags): Promise<void> {
  const { start, games } = await benchNamed(what, flags.game)
  const stray = LOAD_FLAGS.find((flag) => flags[flag] !== undefined)
  if (what !== LOADED && stray !== undefined) throw new Mistake(`--${stray} is for bench ${LOADED} alone.`)
  if (flags.nodes !== undefined) requireShared(games)
  const figures: Figure[] = []
  const notes: string[] = []
  const rounds = flags.rounds ?? (what === LOADED ? SERVER_ROUNDS : ROUNDS)
  await start({
    rounds,
    load: { ...flags, games },
    onFigure: (figure) => void figures.push(figure),
    onNote: (text) => void notes.push(text),
  })
  const { node } = process.versions
  const cpu = `${cpus()[0]?.model ?? 'unknown processor'}, ${plural(cpus().length, 'core')}`
  const report: Report = { bench: what, game: games.join(', '), rounds: roundsOf(figures), node, cpu, figures, notes }
  if (json) print.json(report)
  else for (const line of linesOf(report, markdown ? markdownTable : columns)) print.line(line)
}

function requireShared(games: readonly string[]): void {
  const { DATABASE_URL, NATS_URL } = process.env
  if (!DATABASE_URL || !NATS_URL)
    throw new Mistake('--nodes needs DATABASE_URL, of a Postgres database that may be filled, and NATS_URL.')
  if (games.join() !== SMALL_GAME) throw new Mistake(`--nodes is for --game ${SMALL_GAME} alone.`)
}

/** Not what was asked for, but what was done: some go round once, whatever is asked. */
const roundsOf = (figures: readonly Figure[]): number => Math.max(0, ...figures.map(({ rounds }) => rounds))

interface FoundBench {
  readonly start: RuleBench
  readonly games: readonly string[]
}

/** One that every game has, or one that a game brings for itself. */
async function benchNamed(what: string, wanted: string | undefined): Promise<FoundBench> {
  const common = Object.hasOwn(benches, what) ? benches[what] : undefined
  if (common !== undefined) return what === LOADED ? loadedGames(common, wanted) : oneGame(common, wanted)
  const brought = (await broughtByGames()).flatMap(benchesOf)
  const own = brought.find(({ name, games }) => name === what && games.includes(wanted ?? games[0]))
  if (own !== undefined) return own
  const names = [...Object.keys(benches), ...brought.map(({ name, games }) => `${name} (${list(games)})`)]
  throw new Mistake(`There is no bench ${JSON.stringify(what)}; there are ${list(names)}.`)
}

function oneGame(bench: Bench, wanted = DEFAULT_GAME): FoundBench {
  const entry = gameNamed(wanted)
  return { start: (run) => bench(entry, run), games: [wanted] }
}

/** The small one is on no shelf but that of the server that is measured. Where the clock plays, moves say nothing. */
function loadedGames(bench: Bench, wanted: string | undefined): FoundBench {
  if (wanted === SMALL_GAME) return { ...oneGame(bench), games: [wanted] }
  if (wanted !== undefined) return oneGame(bench, wanted)
  const inTurns = shelf.map(({ game }) => game.meta).filter(({ pace }) => pace !== 'real-time')
  return { ...oneGame(bench), games: [SMALL_GAME, ...inTurns.map(({ id }) => id).filter((id) => id !== SMALL_GAME)] }
}

interface BroughtBench extends FoundBench {
  readonly name: string
  readonly games: readonly [string]
}

/** Of a game that is not on the shelf yet only its rules can be measured. */
function benchesOf({ game, benches = {}, ruleBenches = {} }: Brought): readonly BroughtBench[] {
  const entry = onShelf(game)
  const played = (bench: Bench): RuleBench[] => (entry === undefined ? [] : [(run) => bench(entry, run)])
  const found = (name: string, start: RuleBench): BroughtBench => ({ name, start, games: [game] })
  return [
    ...Object.entries(benches).flatMap(([name, bench]) => played(bench).map((start) => found(name, start))),
    ...Object.entries(ruleBenches).map(([name, start]) => found(name, start)),
  ]
}

interface Report {
  readonly bench: string
  readonly game: string
  readonly rounds: number
  readonly node: string
  readonly cpu: string
  readonly figures: readonly Figure[]
  readonly notes: readonly string[]
}

type Laid = (rows: readonly Row[]) => string[]

const linesOf = ({ bench, game, rounds, node, cpu, figures, notes }: Report, laid: Laid): string[] => [
  paint('bold', `${bench} with ${game}, ${plural(rounds, 'round')}, Node ${node}, ${cpu}`),
  ...(figures.some(({ cell }) => cell !== undefined) ? tableOf(figures, laid) : laid([HEAD, ...figures.map(rowOf)])),
  ...notes.map((note) => `  ${note}`),
]

const HEAD = ['', 'median', 'lowest', 'highest', 'unit', 'goal', '']

const rowOf = ({ name, median, min, max, unit, goal, met }: Figure): string[] => [
  name,
  number(median),
  number(min),
  number(max),
  unit,
  goal === undefined ? '' : goalText(goal),
  met === undefined ? '' : metText(met),
]

const goalText = (goal: Goal): string =>
  'atLeast' in goal ? `at least ${number(goal.atLeast)}` : `below ${number(goal.below)}`

const metText = (met: boolean): string => (met ? paint('green', 'met') : paint('red', 'missed'))

/** Figures that have their places: median and, in brackets, the lowest and the highest, if there was more than one. */
function tableOf(figures: readonly Figure[], laid: Laid): readonly string[] {
  const rows = [...new Set(figures.map(({ cell }) => cell?.row ?? ''))]
  const names = [...new Set(figures.map(({ cell }) => cell?.column ?? ''))]
  const figureAt = (row: string, column: string) =>
    figures.find(({ cell }) => cell?.row === row && cell.column === column)
  const body = rows.map((row) => [row, ...names.map((column) => cellText(figureAt(row, column)))])
  return [...laid([['', ...names], ...body]), ...figures.filter(({ goal }) => goal !== undefined).map(goalLine)]
}

function cellText(figure: Figure | undefined): string {
  if (figure === undefined) return ''
  const { median, min, max, rounds } = figure
  return rounds === 1 ? number(median) : `${number(median)} (${number(min)}–${number(max)})`
}

const goalLine = ({ name, median, unit, goal, met = false }: Figure): string =>
  `  ${metText(met)}: ${name} ${number(median)} ${unit}, ${goal === undefined ? '' : goalText(goal)}`
