import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { type Contender, type Lap, runLap } from '../load/measuring.ts'
import { contenders, NAMES, type Places } from './contenders.ts'
import { added } from './kept-laps.ts'
import { markdownOf } from './markdown.ts'
import { linesOf, type Measured, type Row, rowsOf } from './table.ts'

const HELP = `node bench/peers/run.mjs [options]

Plays the same small game on Starboard and on other servers, in alternating rounds under the same load.

  --rounds <n>       how often each is measured (default: 3)
  --seconds <n>      how long at each pace (default: 4)
  --matches <n,...>  how many at a time (default: 100,500)
  --only <name,...>  some of: ${NAMES.join(', ')}
  --workers <n>      over how many workers Starboard spreads its tables
  --add-to <file>    keeps what is measured in this file, and tells of all that it holds: so rounds can be measured one by one
  --markdown         as ARCHITECTURE.md has it
  --json             for programs
  --help             this`

const OPTIONS = {
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '4' },
  matches: { type: 'string', default: '100,500' },
  only: { type: 'string', default: NAMES.join(',') },
  workers: { type: 'string' },
  'add-to': { type: 'string' },
  markdown: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

export interface Surroundings extends Pick<Places, 'home' | 'starboard'> {
  /** Brings the other servers here, if they are not. */
  install(): void
}

export async function main(words: readonly string[], { install, ...places }: Surroundings): Promise<void> {
  const { rounds, seconds, matches, only, workers, markdown, json, help, ...given } = parseArgs({
    args: [...words],
    options: OPTIONS,
  }).values
  if (help) return console.log(HELP)
  const wanted = only.split(',').map((name) => name.trim())
  const stranger = wanted.find((name) => !NAMES.includes(name))
  if (stranger !== undefined) throw new Error(`There is no ${stranger}; there are ${NAMES.join(', ')}.`)
  install()
  const all = contenders({ ...places, workers: workers === undefined ? undefined : Number(workers) })
  const chosen = all.filter(({ name }) => wanted.includes(name))
  const counts = matches.split(',').map(Number)
  const fresh = await alternate(chosen, { counts, rounds: Number(rounds), seconds: Number(seconds) })
  const file = given['add-to']
  const rows = rowsOf(file === undefined ? fresh : added(file, fresh))
  if (json) return console.log(JSON.stringify({ ...conditions(), seconds: Number(seconds), rows }, null, 2))
  const { node, cores, cpu } = conditions()
  console.log(`${roundsOf(rows)} rounds, the last of ${seconds} s at each pace, Node ${node}, ${cores} cores, ${cpu}`)
  for (const line of markdown ? markdownOf(rows) : linesOf(rows)) console.log(line)
}

const conditions = () => ({
  node: process.versions.node,
  cores: cpus().length,
  cpu: cpus()[0]?.model ?? 'unknown processor',
})

const roundsOf = (rows: readonly Row[]): number => Math.max(...rows.map(({ rounds }) => rounds))

interface Course {
  readonly counts: readonly number[]
  readonly rounds: number
  readonly seconds: number
}

/** Everybody once in each round, and another one first in each, so that nobody has the quiet minutes for themselves. */
async function alternate(chosen: readonly Contender[], { counts, rounds, seconds }: Course): Promise<Measured[]> {
  const measured = counts.flatMap((matches) => chosen.map((contender) => ({ contender, matches, laps: [] as Lap[] })))
  for (let round = 0; round < rounds; round++) {
    const first = (round * counts.length) % measured.length
    for (const { contender, matches, laps } of [...measured.slice(first), ...measured.slice(0, first)]) {
      process.stderr.write(`round ${round + 1} of ${rounds}: ${contender.name}, ${matches} matches\n`)
      laps.push(await runLap(contender, { matches, seconds }))
    }
  }
  return measured.map(({ contender: { name }, matches, laps }) => ({ name, matches, laps }))
}
