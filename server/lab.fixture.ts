import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onShelf, type ShelfEntry } from '@starboard/games'
import { type AnyGame, type Entry, isRefusal } from '@starboard/kernel'
import type { Command, CreateTable, ServerMessage } from '@starboard/wire/protocol'
import { lanterns } from '../kernel/lanterns.fixture.ts'
import type { BotPlayers } from './bots/players.ts'
import { thinkHere } from './bots/think.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { Mirror } from './mirror.fixture.ts'
import type { Answer } from './repeats.ts'
import type { TablePace } from './services.ts'
import { openStore } from './store/index.ts'
import type { Append, Store } from './store/store.ts'
import type { Table, WatchFrom } from './table.ts'
import { Tables } from './tables.ts'
import { letTimeGoOn, stopTime } from './time.fixture.ts'

export { sleep } from './time.fixture.ts'

/** Lanterns has a small rule for everything; it is on no shelf. */
export const lanternsOnShelf: ShelfEntry = { game: lanterns as unknown as AnyGame, bots: {} }

/** Something that goes wrong with a write of the log: the error, or null if this one is well. */
export type Fault = (entry: Append) => Error | null

export interface LabParts {
  readonly pace?: Partial<TablePace>
  readonly bots?: BotPlayers
  gameNamed?(id: string): ShelfEntry | undefined
}

const PACE: TablePace = {
  pauseMs: 0,
  botDelayMs: 0,
  botBudgetMs: 50,
  awayMs: 8_000,
  graceMs: 60_000,
  idleMs: 60_000,
  snapshotEvery: 100,
}

export interface Line {
  readonly text: string
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * All tables of a server without its door: with a store that fails on demand, a clock that can be set, other games. While
 * it is open time passes only where a test waits.
 */
export class Lab {
  readonly tables: Tables
  readonly store: Store
  readonly lines: Line[]
  readonly metrics: Metrics = createMetrics()
  /** Added to the time of day. */
  ahead = 0
  /** Added at each look at the clock, so that no two are alike. */
  stepMs = 0
  /** Whether a write of the log fails. */
  fault: Fault = () => null
  /** Whether nothing at all can be read. */
  isUnreadable = false
  readonly reads: { readonly table: string; readonly from: number }[] = []
  readonly #dataDir: string
  readonly #parts: LabParts

  private constructor(
    { store, dataDir, parts, lines }: { store: Store; dataDir: string; parts: LabParts; lines: Line[] },
    lastBeat: number | null,
    ahead: number,
  ) {
    this.store = store
    this.lines = lines
    this.ahead = ahead
    this.#dataDir = dataDir
    this.#parts = parts
    const keep = (fields: object, text: string) => void lines.push({ text, fields: { ...fields } })
    this.tables = new Tables({
      store: this.#unreliable(),
      bots: parts.bots ?? thinkHere,
      pace: { ...PACE, ...parts.pace },
      log: { info() {}, warn: keep, error: keep },
      metrics: this.metrics,
      now: () => this.now(),
      startedAt: this.now(),
      lastBeat,
      gameNamed: parts.gameNamed ?? ((id) => (id === 'lanterns' ? lanternsOnShelf : onShelf(id))),
    })
  }

  static async open(parts: LabParts = {}): Promise<Lab> {
    stopTime()
    return Lab.#on(await mkdtemp(join(tmpdir(), 'starboard-lab-')), parts, { ahead: 0, lines: [] })
  }

  static async #on(dataDir: string, parts: LabParts, { ahead, lines }: { ahead: number; lines: Line[] }): Promise<Lab> {
    const store = await openStore({ dataDir })
    const lab = new Lab({ store, dataDir, parts, lines }, await store.lastBeat(), ahead)
    await lab.tables.leaveOutDowntime()
    return lab
  }

  now(): number {
    this.ahead += this.stepMs
    return Date.now() + this.ahead
  }

  /** The server stops, is down for a while and starts again. Killed, it could not say when it was last alive. */
  async restart({
    downMs = 0,
    isKilled = false,
    parts = this.#parts,
  }: {
    downMs?: number
    isKilled?: boolean
    parts?: LabParts
  } = {}): Promise<Lab> {
    const beat = await this.store.lastBeat()
    await this.tables.stop()
    if (isKilled && beat !== null) await this.store.beat(beat)
    await this.store.close()
    return Lab.#on(this.#dataDir, parts, { ahead: this.ahead + downMs, lines: this.lines })
  }

  async close(): Promise<void> {
    await this.tables.stop()
    await this.store.close()
    await rm(this.#dataDir, { recursive: true, force: true })
    letTimeGoOn()
  }

  async table(by: Visitor, wanted: CreateTable): Promise<Table> {
    // Lists go by age: no two tables are made at the same moment.
    this.ahead++
    const table = await this.tables.create(by, wanted)
    if (isRefusal(table)) throw new Error(table.text)
    return table
  }

  async at(code: string): Promise<Table> {
    const table = await this.tables.byCode(code)
    if (table === null) throw new Error(`There is no table ${code}.`)
    return table
  }

  async log({ id }: Pick<Table, 'id'>): Promise<readonly Entry<{ kind: string }>[]> {
    return (await this.store.log.read(id, 0)).map(({ entry }) => JSON.parse(entry) as Entry<{ kind: string }>)
  }

  /** Everybody sits, is ready, and the first one starts. */
  async started(wanted: CreateTable, people: readonly Visitor[]): Promise<Table> {
    const [host] = people
    if (host === undefined) throw new Error('Somebody has to start.')
    const table = await this.table(host, wanted)
    for (const one of people) {
      await one.watch(table)
      await one.must(table, { kind: 'sit' })
      await one.must(table, { kind: 'ready', ready: true })
    }
    await host.must(table, { kind: 'start' })
    return table
  }

  /** The real store, behind a line that breaks. */
  #unreliable(): Store {
    const { store } = this
    const readable = <X>(read: () => Promise<X>): Promise<X> =>
      this.isUnreadable ? Promise.reject(new Error('The store does not answer.')) : read()
    return {
      ...store,
      log: {
        ...store.log,
        append: (entry) => {
          const error = this.fault(entry)
          return error === null ? store.log.append(entry) : Promise.reject(error)
        },
        read: (table, from) => {
          this.reads.push({ table, from })
          return readable(() => store.log.read(table, from))
        },
        latestSnapshot: (table) => readable(() => store.log.latestSnapshot(table)),
      },
    }
  }
}

/** Somebody at a table, with any number of tabs. */
export class Visitor {
  readonly id: string
  readonly name: string
  readonly mirror = new Mirror()
  #leave: (() => void) | null = null

  constructor(name: string) {
    this.name = name
    this.id = `user-${name}`
  }

  get frame() {
    return this.mirror.frame
  }
  get isAsked(): boolean {
    return this.frame?.outcome === null && this.frame.legal.length > 0
  }
  /** The id of the decision that this seat is asked. */
  get decision(): string | undefined {
    return this.frame?.open.find(({ id }) => id !== undefined)?.id
  }

  async watch(table: Table, from: Partial<WatchFrom> = {}, mirror = this.mirror): Promise<() => void> {
    const watcher = { user: this.id, send: (text: string) => mirror.hear(JSON.parse(text) as ServerMessage) }
    await table.watch(watcher, { since: null, chatSince: 0, ...from })
    const leave = () => table.unwatch(watcher)
    this.#leave = leave
    return leave
  }

  async leave(table: Table): Promise<void> {
    this.#leave?.()
    await table.settled()
  }

  ask(table: Table, command: Command, id: string = randomUUID()): Promise<Answer> {
    return table.command(this, id, command)
  }

  async must(table: Table, command: Command, id?: string): Promise<void> {
    const answer = await this.ask(table, command, id)
    if (isRefusal(answer)) throw new Error(`${this.name} may not ${command.kind}: ${answer.text}`)
  }

  act(table: Table, action: unknown, id?: string): Promise<Answer> {
    const { decision } = this
    return this.ask(table, { kind: 'act', action, ...(decision !== undefined && { decision }) }, id)
  }

  async mustAct(table: Table, action: unknown, id?: string): Promise<void> {
    const answer = await this.act(table, action, id)
    if (isRefusal(answer)) throw new Error(`${this.name}: ${answer.text}`)
  }
}
