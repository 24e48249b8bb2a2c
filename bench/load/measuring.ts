import { collectGarbage } from '../collect-garbage.ts'
import { shareOf } from '../measure.ts'
import { type Used, usedByAll } from '../process-tree.ts'
import type { ServerProcess } from '../server-process.ts'
import type { LoadPlay } from './answering.ts'
import { LoadProcess } from './load-process.ts'
import { wait } from './loaded-table.ts'

/** A kind of server and how it is played with. */
export interface Contender {
  readonly name: string
  readonly play: LoadPlay
  start(): Promise<ServerProcess>
}

export interface Course {
  readonly matches: number
  readonly seconds: number
}

/** How much a server did in a stretch of time. What the system does not tell is null. */
export interface Stretch {
  readonly movesPerSecond: number
  readonly movesPerCpuSecond: number | null
  /** Null also where nobody sees a move at once. */
  readonly p50Ms: number | null
  readonly p99Ms: number | null
  readonly bytesPerMove: number
  /** Of one core: near 1 the load was what took the time, and moves a second say little about the server. */
  readonly loadShare: number
}

export interface Lap {
  /** Nobody thinks. */
  readonly flatOut: Stretch
  /** Everybody thinks for a second. */
  readonly thinking: Stretch
  /** Of a table in play, beyond its connections. Null also where no inspector was wanted. */
  readonly bytesPerTable: number | null
}

const THINK_MS = 1000
const WARM_UP_MS = 1500
/** A compiler needs so many moves to know what it is about; a slow server gets at most so many times what is measured. */
const WARM_UP_MOVES = 40_000
const LONGEST_WARM_UP = 4
/** A few moves each, so that what a table makes for itself at its first ones is there. */
const FIRST_MOVES_MS = 2500

/** A server and a load of its own, once: people come, sit down, play as fast as they can, then with thought. */
export async function runLap({ play, start }: Contender, { matches, seconds }: Course): Promise<Lap> {
  const server = await start()
  const load = new LoadProcess()
  try {
    await load.ask({ kind: 'connect', url: server.url, matches, play })
    const idle = await residentBytes(server)
    await load.ask({ kind: 'begin' })
    await load.ask({ kind: 'run', thinkMs: THINK_MS })
    await wait(FIRST_MOVES_MS)
    const live = await residentBytes(server)
    const flatOut = await measured(server, load, { thinkMs: 0, seconds })
    const thinking = await measured(server, load, { thinkMs: THINK_MS, seconds })
    return { flatOut, thinking, bytesPerTable: idle === null || live === null ? null : (live - idle) / matches }
  } finally {
    await load.stop()
    await server.stop()
  }
}

async function residentBytes({ pid, besides = [], inspectors }: ServerProcess): Promise<number | null> {
  if (inspectors.length === 0) return null
  for (const address of inspectors) await collectGarbage(address)
  return usedByAll([pid, ...besides])?.residentBytes ?? null
}

interface Pace {
  readonly thinkMs: number
  readonly seconds: number
}

async function measured(
  { pid, besides = [] }: ServerProcess,
  load: LoadProcess,
  { thinkMs, seconds }: Pace,
): Promise<Stretch> {
  await load.ask({ kind: 'run', thinkMs })
  await (thinkMs === 0 ? warmUp(load, LONGEST_WARM_UP * seconds * 1000) : wait(WARM_UP_MS + thinkMs))
  await load.ask({ kind: 'count' })
  const before = usedByAll([pid, ...besides])
  await wait(seconds * 1000)
  const counted = await load.ask({ kind: 'report' })
  const after = usedByAll([pid, ...besides])
  if (counted.moves === 0) throw new Error('Nobody moved.')
  return {
    movesPerSecond: counted.moves / counted.seconds,
    movesPerCpuSecond: cpuOf(before, after, (cpuSeconds) => counted.moves / cpuSeconds),
    p50Ms: counted.seenMs.length === 0 ? null : shareOf(counted.seenMs, 0.5),
    p99Ms: counted.seenMs.length === 0 ? null : shareOf(counted.seenMs, 0.99),
    bytesPerMove: counted.bytes / counted.moves,
    loadShare: counted.loadCpuSeconds / counted.seconds,
  }
}

async function warmUp(load: LoadProcess, longestMs: number): Promise<void> {
  let moves = 0
  for (let ms = 0; ms < longestMs && moves < WARM_UP_MOVES; ms += WARM_UP_MS) {
    await load.ask({ kind: 'count' })
    await wait(WARM_UP_MS)
    moves += (await load.ask({ kind: 'report' })).moves
  }
}

const cpuOf = (before: Used | null, after: Used | null, figure: (cpuSeconds: number) => number): number | null =>
  before === null || after === null ? null : figure(after.cpuSeconds - before.cpuSeconds)
