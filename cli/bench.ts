import { cpus } from 'node:os'
import { benches, DEFAULT_GAME, type Figure, type Goal } from '@starboard/bench'
import { gameNamed, list, wholeNumber } from './arguments.ts'
import type { CliCommand } from './command.ts'
import { Mistake } from './ending.ts'
import { columns, number, paint, print } from './print.ts'

interface BenchFlags {
  readonly game: string
  readonly rounds: number
  readonly json?: true
}

export const benchCommand: CliCommand = {
  name: 'bench',
  about: 'Measures how fast things are, beside the goals: the kernel on one thread, the server under load.',
  examples: ['bench kernel', 'bench kernel --rounds 15 --json', 'bench server'],
  declare(command) {
    command
      .argument('<what>', `what to measure: ${list(Object.keys(benches))}`)
      .option('--game <id>', 'with which game', DEFAULT_GAME)
      .option('--rounds <n>', 'how often', wholeNumber('--rounds', [1, 1000]), 7)
      .option('--json', 'for programs')
      .action((what: string, flags: BenchFlags) => bench(what, flags))
  },
}

async function bench(what: string, { game, rounds, json }: BenchFlags): Promise<void> {
  const run = Object.hasOwn(benches, what) ? benches[what] : undefined
  if (run === undefined)
    throw new Mistake(`There is no bench ${JSON.stringify(what)}; there are ${list(Object.keys(benches))}.`)
  const figures: Figure[] = []
  await run(gameNamed(game), { rounds, onFigure: (figure) => void figures.push(figure) })
  const { node } = process.versions
  const report: Report = { bench: what, game, rounds, node, cpu: cpus()[0]?.model ?? 'unknown processor', figures }
  if (json) print.json(report)
  else for (const line of linesOf(report)) print.line(line)
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
