import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Playable } from '@starboard/bots'
import type { TableClient } from '@starboard/server/client'
import { Guest } from '@starboard/server/guest'
import type { BenchRun } from './index.ts'
import { figureOf } from './measure.ts'

const TABLES = [10, 100, 500] as const
/** Paced: every table moves about this often, as lively people do. */
const PACE_MS = 1000
const WARM_UP_MS = 1500
const MEASURED_MS = 6000
const SEATS = 2

/** Real sockets against a real server process with a file store. The load shares the machine with the server. */
export async function benchServer({ game }: Playable, { onFigure }: BenchRun): Promise<void> {
  for (const tables of TABLES) {
    const paced = await load({ game: game.meta.id, tables, pauseMs: PACE_MS })
    const flatOut = await load({ game: game.meta.id, tables, pauseMs: 0 })
    const goal = tables === 100 ? { goal: { below: 100 } } : {}
    onFigure(figureOf({ name: `${tables} tables, a move a second each: moves`, unit: 'moves/s' }, [paced.rate]))
    onFigure(figureOf({ name: '  sent to seen by the other player, half of them', unit: 'ms' }, [paced.p50]))
    onFigure(figureOf({ name: '  99 of 100', unit: 'ms', ...goal }, [paced.p99]))
    onFigure(figureOf({ name: `${tables} tables, as fast as they can: moves`, unit: 'moves/s' }, [flatOut.rate]))
    onFigure(figureOf({ name: '  sent to seen, half of them', unit: 'ms' }, [flatOut.p50]))
    onFigure(figureOf({ name: '  99 of 100', unit: 'ms' }, [flatOut.p99]))
  }
}

interface Load {
  readonly game: string
  readonly tables: number
  readonly pauseMs: number
}

async function load(wanted: Load): Promise<{ rate: number; p50: number; p99: number }> {
  const server = await startServer()
  const seen: number[] = []
  const state = { isMeasured: false, isOver: false, moves: 0 }
  try {
    const tables = await inGroups(wanted.tables, 20, () => LoadedTable.open(server.url, wanted.game))
    for (const table of tables) table.run(wanted.pauseMs, state, seen)
    await wait(WARM_UP_MS)
    state.isMeasured = true
    await wait(MEASURED_MS)
    state.isMeasured = false
    state.isOver = true
    for (const table of tables) table.close()
  } finally {
    await server.stop()
  }
  const sorted = seen.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { rate: state.moves / (MEASURED_MS / 1000), p50: at(0.5), p99: at(0.99) }
}

interface Counting {
  isMeasured: boolean
  isOver: boolean
  moves: number
}

/** Two people at a table who play whatever is legal, and a rematch at the end. */
class LoadedTable {
  readonly #guests: readonly Guest[]
  readonly #game: string
  #clients: readonly TableClient[] = []
  #sent = { at: 0, by: -1 }

  private constructor(guests: readonly Guest[], game: string) {
    this.#guests = guests
    this.#game = game
  }

  static async open(url: string, game: string): Promise<LoadedTable> {
    const guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => Guest.at(url, `Player ${seat + 1}`)))
    const table = new LoadedTable(guests, game)
    await table.#begin()
    return table
  }

  run(pauseMs: number, counting: Counting, seen: number[]): void {
    // A rematch may be on its way when time is up: what it opens is closed too, and its trouble is nobody's.
    void this.#play(pauseMs, counting)
      .catch((error: unknown) => {
        if (!counting.isOver) throw error
      })
      .finally(() => this.close())
    this.#onNews = (seat) => {
      if (seat === this.#sent.by || this.#sent.at === 0) return
      if (counting.isMeasured) seen.push(performance.now() - this.#sent.at)
      this.#sent = { at: 0, by: -1 }
    }
  }

  close(): void {
    for (const client of this.#clients) client.close()
  }

  #onNews: (seat: number) => void = () => undefined

  async #begin(): Promise<void> {
    const [host] = this.#guests
    if (host === undefined) return
    const { code } = await host.createTable({ game: this.#game, seats: SEATS, time: { kind: 'off' } })
    this.#clients = this.#guests.map((guest, seat) =>
      guest.watch(code, { onMessage: ({ kind }) => kind === 'news' && this.#onNews(seat) }),
    )
    for (const client of this.#clients) {
      await client.send({ kind: 'sit' })
      await client.send({ kind: 'ready', ready: true })
    }
    await this.#clients[0]?.send({ kind: 'start' })
  }

  async #play(pauseMs: number, counting: Counting): Promise<void> {
    await wait(Math.random() * pauseMs)
    while (!counting.isOver) {
      const seat = this.#clients.findIndex(({ state }) => (state.frame?.legal.length ?? 0) > 0)
      const client = this.#clients[seat]
      if (client === undefined) {
        if (this.#clients[0]?.state.frame?.outcome) await this.#again()
        else await wait(1)
        continue
      }
      const { legal = [] } = client.state.frame ?? {}
      this.#sent = { at: performance.now(), by: seat }
      await client.act(legal[Math.floor(Math.random() * legal.length)])
      if (counting.isMeasured) counting.moves++
      if (pauseMs > 0) await wait(pauseMs)
    }
  }

  async #again(): Promise<void> {
    this.close()
    await this.#begin()
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Not all at once: a thousand sockets that open in one moment measure something else. */
async function inGroups<X>(count: number, size: number, make: () => Promise<X>): Promise<X[]> {
  const made: X[] = []
  while (made.length < count) {
    const group = Math.min(size, count - made.length)
    made.push(...(await Promise.all(Array.from({ length: group }, make))))
  }
  return made
}

interface ServerProcess {
  readonly url: string
  stop(): Promise<void>
}

/** This very program, as a server of its own with an empty store. */
async function startServer(): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starboard-bench-'))
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'serve'], {
    env: { ...process.env, PORT: '0', STARBOARD_DATA: dataDir, ...NO_LIMITS },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await listening(child)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const NO_LIMITS = {
  STARBOARD_CONNECTIONS_PER_ADDRESS: '1000000',
  STARBOARD_MESSAGES_PER_SECOND: '1000000',
  STARBOARD_REQUESTS_PER_MINUTE: '10000000',
  LOG_LEVEL: 'info',
}

async function listening(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    const { url } = JSON.parse(line) as { url?: string }
    if (url !== undefined) {
      child.stdout.resume()
      return url
    }
  }
  throw new Error('The server did not start.')
}
