import { cpus } from 'node:os'
import { type Bench, benches, DEFAULT_GAME, type Figure, type Goal } from '@starboard/bench'
import { onShelf, type ShelfEntry } from '@starboard/games'
import { gameNamed, list, wholeNumber } from './arguments.ts'
import type { CliCommand } from './command.ts'
import { Mistake } from './ending.ts'
import { type Brought, broughtByGames } from './game-commands.ts'
import { columns, number, paint, print } from './print.ts'

interface BenchFlags {
  readonly game?: string
  readonly rounds: number
  readonly json?: true
}

export const benchCommand: CliCommand = {
  name: 'bench',
  about: 'Measures how fast things are, beside the goals: the kernel on one thread, the store, the server under load.',
  examples: ['bench kernel', 'bench kernel --rounds 15 --json', 'bench store', 'bench server'],
  declare(command) {
    command
      .argument('<what>', `what to measure: ${list(Object.keys(benches))}, or what a game brings`)
      .option('--game <id>', `with which game (default: ${DEFAULT_GAME}, or the one that brings the bench)`)
      .option('--rounds <n>', 'how often', wholeNumber('--rounds', [1, 1000]), 7)
      .option('--json', 'for programs')
      .action((what: string, flags: BenchFlags) => bench(what, flags))
  },
}

async function bench(what: string, { game: wanted, rounds, json }: BenchFlags): Promise<void> {
  const { run, entry } = await benchNamed(what, wanted)
  const game = entry.game.meta.id
  const figures: Figure[] = []
  await run(entry, { rounds, onFigure: (figure) => void figures.push(figure) })
  const { node } = process.versions
  const report: Report = { bench: what, game, rounds, node, cpu: cpus()[0]?.model ?? 'unknown processor', figures }
  if (json) print.json(report)
  else for (const line of linesOf(report)) print.line(line)
}

interface FoundBench {
  readonly run: Bench
  readonly entry: ShelfEntry
}

/** One that every game has, or one that a game brings for itself. */
async function benchNamed(what: string, wanted: string | undefined): Promise<FoundBench> {
  const common = Object.hasOwn(benches, what) ? benches[what] : undefined
  if (common !== undefined) return { run: common, entry: gameNamed(wanted ?? DEFAULT_GAME) }
  const brought = (await broughtByGames()).flatMap(benchesOf)
  const own = brought.find(({ name, entry }) => name === what && entry.game.meta.id === (wanted ?? entry.game.meta.id))
  if (own !== undefined) return own
  const names = [...Object.keys(benches), ...brought.map(({ name, entry }) => `${name} (${entry.game.meta.id})`)]
  throw new Mistake(`There is no bench ${JSON.stringify(what)}; there are ${list(names)}.`)
}

/** A game that is not on the shelf yet has nothing to measure. */
function benchesOf({ game, benches = {} }: Brought): readonly (FoundBench & { readonly name: string })[] {
  const entry = onShelf(game)
  return entry === undefined ? [] : Object.entries(benches).map(([name, run]) => ({ name, run, entry }))
}

interface Report {
  readonly bench: string
  readonly game: string
  readonly rounds: number
  readonly node: string
  readonly cpu: string
  readonly figures: readonly Figure[]
}

const linesOf = ({ bench, game, rounds, node, cpu, figures }: Report): string[] => [
  paint('bold', `${bench} with ${game}, ${rounds} rounds, Node ${node}, ${cpu}`),
  ...columns([HEAD, ...figures.map(rowOf)]),
]

const HEAD = ['', 'median', 'lowest', 'highest', 'unit', 'goal', '']

const rowOf = ({ name, median, min, max, unit, goal, met }: Figure): string[] => [
  name,
  number(median),
  number(min),
  number(max),
  unit,
  goal === undefined ? '' : goalText(goal),
  met === undefined ? '' : met ? paint('green', 'met') : paint('red', 'missed'),
]

const goalText = (goal: Goal): string =>
  'atLeast' in goal ? `at least ${number(goal.atLeast)}` : `below ${number(goal.below)}`
