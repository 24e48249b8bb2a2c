import { availableParallelism } from 'node:os'
import { SMALL_GAME } from './defaults.ts'
import type { BenchRun } from './index.ts'
import { type Contender, type Lap, runLap, type Stretch } from './load/measuring.ts'
import { type Aim, type Figure, figureOf, type Goal } from './measure.ts'
import { type ServerParts, startNodes, startServer } from './server-process.ts'

/** What was asked for; whatever was not has its usual value. */
export interface LoadWishes {
  readonly games: readonly string[]
  readonly matches?: readonly number[]
  readonly seconds?: number
  /** Each is measured, and compared with the first. */
  readonly workers?: readonly number[]
  /** How many nodes share the database and the NATS that the environment names. */
  readonly nodes?: readonly number[]
}

const MATCHES = [100, 500]
const SECONDS = 4

/** Real sockets against a real server with a file store, from a process of its own on the same machine. */
export async function benchServer({ rounds, load, onFigure, onNote }: BenchRun): Promise<void> {
  const { seconds = SECONDS } = load
  const courses = coursesOf(load)
  // Round by round, so that a machine that is busy for a minute spoils one value of each and not all of one.
  for (let round = 0; round < rounds; round++)
    for (const { game, matches, spread, laps } of courses)
      laps.push(await runLap(starboard(game, { ...spread, isInspected: true }), { matches, seconds }))
  for (const course of courses) for (const pace of PACES) for (const figure of figuresOf(course, pace)) onFigure(figure)
  if (process.platform !== 'linux') onNote('CPU and memory of the server are not measured on this system.')
  if (load.nodes !== undefined)
    onNote('Postgres, NATS and the load take their share of the same cores, and are not counted.')
  if ((load.workers?.length ?? 0) > 1 && !HAS_CORES) onNote(`What more workers do a second is not measured: ${WHY_NOT}`)
}

interface Course {
  readonly game: string
  readonly matches: number
  readonly spread: Spread
  readonly laps: Lap[]
  /** With the first number of workers or nodes, where this is another. */
  readonly first: readonly Lap[]
}

/** Over what tables are spread; absent: as usual. */
interface Spread {
  readonly workers?: number | undefined
  readonly nodes?: number | undefined
}

function coursesOf({ games, matches = MATCHES, ...wishes }: LoadWishes): readonly Course[] {
  const [spread = {}, ...others] = spreadsOf(wishes)
  return games.flatMap((game) =>
    matches.flatMap((matches) => {
      const first = { game, matches, spread, laps: [], first: [] }
      return [first, ...others.map((spread) => ({ ...first, spread, laps: [], first: first.laps }))]
    }),
  )
}

/** All numbers of nodes with each number of workers. */
function spreadsOf({ workers = [], nodes = [] }: Pick<LoadWishes, 'workers' | 'nodes'>): readonly Spread[] {
  const byWorkers: readonly Spread[] = workers.length === 0 ? [{}] : workers.map((workers) => ({ workers }))
  return nodes.length === 0 ? byWorkers : byWorkers.flatMap((spread) => nodes.map((nodes) => ({ ...spread, nodes })))
}

function figuresOf(course: Course, pace: Pace): readonly Figure[] {
  const columns = COLUMNS.filter(({ part = pace.part }) => part === pace.part)
  return columns.flatMap((column) => {
    const values = course.laps
      .map((lap, round) => column.valueOf(lap[pace.part], lap, course.first[round]))
      .filter((value) => value !== null)
    return values.length === 0 ? [] : [figureOf(aimOf(course, pace, column), values)]
  })
}

/** Ours, with the games for tests beside the others, because the small one is among them. */
export const starboard = (
  game: string,
  { workers, nodes, ...parts }: Spread & Pick<ServerParts, 'program' | 'isInspected'>,
): Contender => ({
  name: 'Starboard',
  play: game === SMALL_GAME ? { kind: 'wire', wire: 'starboard' } : { kind: 'clients', game },
  start: () => {
    const env = { STARBOARD_FIXTURES: 'on', ...(workers !== undefined && { STARBOARD_WORKERS: String(workers) }) }
    return nodes === undefined
      ? startServer(['--no-web'], { ...parts, env })
      : startNodes(nodes, ['--no-web'], { ...parts, env })
  },
})

interface Pace {
  readonly name: string
  readonly part: 'flatOut' | 'thinking'
}

const PACES: readonly Pace[] = [
  { name: 'flat out', part: 'flatOut' },
  { name: 'thinking a second', part: 'thinking' },
]

interface Column {
  readonly name: string
  readonly unit: string
  /** Said in one of the two rows only. */
  readonly part?: Pace['part']
  /** Null: there is nothing to tell. `first`: the same with the first number of workers. */
  valueOf(stretch: Stretch, lap: Lap, first: Lap | undefined): number | null
}

const MEGABYTE = 2 ** 20

const COLUMNS: readonly Column[] = [
  { name: 'moves/s', unit: 'moves/s', valueOf: ({ movesPerSecond }) => movesPerSecond },
  { name: 'moves/CPU-s', unit: 'moves/CPU-s', valueOf: ({ movesPerCpuSecond }) => movesPerCpuSecond },
  { name: 'p50 ms', unit: 'ms', valueOf: ({ p50Ms }) => p50Ms },
  { name: 'p99 ms', unit: 'ms', valueOf: ({ p99Ms }) => p99Ms },
  { name: 'bytes/move', unit: 'bytes', valueOf: ({ bytesPerMove }) => bytesPerMove },
  {
    name: 'MB/1,000 tables',
    unit: 'MB',
    part: 'flatOut',
    valueOf: (_stretch, { bytesPerTable }) => (bytesPerTable === null ? null : (bytesPerTable * 1000) / MEGABYTE),
  },
  {
    name: 'moves/CPU-s, of the first',
    unit: 'times',
    part: 'flatOut',
    valueOf: ({ movesPerCpuSecond: now }, _lap, first) => ratio(now, first?.flatOut.movesPerCpuSecond),
  },
  {
    name: 'moves/s, of the first',
    unit: 'times',
    part: 'flatOut',
    valueOf: ({ movesPerSecond: now }, _lap, first) => ratio(now, first?.flatOut.movesPerSecond),
  },
  { name: 'load cores', unit: 'cores', valueOf: ({ loadShare }) => loadShare },
]

const ratio = (now: number | null, first: number | null | undefined): number | null =>
  now === null || first === null || first === undefined ? null : now / first

/** Goals are for the small game. */
function aimOf({ game, matches, spread: { workers, nodes } }: Course, pace: Pace, { name, unit }: Column): Aim {
  const parts = [
    game,
    `${matches} matches`,
    ...(nodes === undefined ? [] : [nodes === 1 ? '1 node' : `${nodes} nodes`]),
    ...(workers === undefined ? [] : [workers === 1 ? '1 worker' : `${workers} workers`]),
    pace.name,
  ]
  const row = parts.join(', ')
  const goal = game === SMALL_GAME ? GOALS[`${pace.part}: ${name}`] : undefined
  return { name: `${row}: ${name}`, unit, cell: { row, column: name }, ...(goal !== undefined && { goal }) }
}

const MOST_BUSY = 4
/** The load, the door and two workers have a core each. */
const HAS_CORES = availableParallelism() >= MOST_BUSY
const WHY_NOT = `that takes ${MOST_BUSY} cores, and here are ${availableParallelism()}.`

const GOALS: Readonly<Record<string, Goal>> = {
  'thinking: p50 ms': { below: 1 },
  'thinking: p99 ms': { below: 10 },
  'flatOut: MB/1,000 tables': { below: 30 },
  'flatOut: moves/CPU-s, of the first': { atLeast: 0.85 },
  ...(HAS_CORES && { 'flatOut: moves/s, of the first': { atLeast: 1.7 } }),
}
