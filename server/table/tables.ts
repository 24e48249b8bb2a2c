import { type GameTypes, isRefusal, type Match, type Refusal, refuse } from '@starboard/kernel'
import type { Command } from '@starboard/wire/protocol'
import type { Tally } from '../cluster/tally.ts'
import { ServerStops, WorkerLost } from '../cores/errors.ts'
import { today } from '../daily/day.ts'
import type { Answer, Sent } from '../failures/command-ids.ts'
import { KnownCommands } from '../failures/known-commands.ts'
import { redactedStack } from '../failures/redacted-stack.ts'
import { ChatBudget } from '../guests/chat-budget.ts'
import { newCode, newId } from '../http/codes.ts'
import type { WantedTable } from '../lobby/branch.ts'
import { createdRow, rematchId, rematchRow } from '../lobby/create.ts'
import type { Person } from '../lobby/lobby.ts'
import { LobbyLimits } from '../lobby/lobby-limits.ts'
import type { SeriesMemory } from '../lobby/series.ts'
import { afterDowntime } from '../running/downtime.ts'
import { readMatch } from '../running/match-log.ts'
import { PULSE_MS } from '../running/server-clock.ts'
import { Damaged } from '../store/damaged.ts'
import { LivesElsewhere } from '../store/nodes.ts'
import { CodeTaken, type TableRow } from '../store/store.ts'
import { Alarms } from './alarms.ts'
import { PutAway } from './put-away.ts'
import type { Moment } from './row.ts'
import type { Services } from './services.ts'
import { Table } from './table.ts'
import { countTables } from './tables-count.ts'

const SWEEP_MOST = 100
const BEAT_MS = 2000
/** Sweeps until the next tables are put away. */
const PUT_AWAY_EVERY = 60
const UNUSABLE_MS = 60_000
const SAVED_AT_ONCE = 500
const MOST_CODE_TRIES = 20

/** What it takes to keep a table in memory. */
export interface Housed {
  readonly id: string
  readonly code: string
  /** Nobody watches and nothing is being done. */
  readonly isIdle: boolean
  command(by: Person, id: string, command: Command): Promise<Answer>
  tick(): Promise<void>
  tellClock(): void
  stop(): void
  settled(): Promise<void>
}

/** What all tables lean on; what they need of each other is not handed in. */
export type Ground = Omit<Services, 'setAlarm' | 'rematchOf' | 'readyAt' | 'chatBudget'>

/** All tables, wherever they live: those in memory, and the way to bring others back from the store. */
export abstract class TablesIn<T extends Housed> {
  /** What people have used up, at these tables or elsewhere. */
  readonly tallies: Readonly<Record<'chat' | 'lobbies', Tally>>
  protected readonly services: Services
  readonly #alarms: Alarms
  readonly #loaded = new Map<string, T>()
  readonly #ids = new Map<string, string>()
  readonly #loading = new Map<string, Promise<T | null>>()
  /** Tables that cannot be opened, and when it is tried again. */
  readonly #unusable = new Map<string, number>()
  /** Tables that are being woken, which may take until after the next sweep. */
  readonly #waking = new Set<string>()
  readonly #idleSince = new Map<string, number>()
  readonly #lobbies: LobbyLimits
  readonly #putAway: PutAway
  #timers: readonly NodeJS.Timeout[] = []
  /** How often the clock stood still, as everybody was told. */
  #stops = 0
  #sweeps = 0
  #isStopped = false

  constructor(services: Ground) {
    this.#alarms = new Alarms(services.now, (id) => void this.#ring(id))
    const chatBudget = new ChatBudget(services.pace, services.now)
    this.services = {
      ...services,
      chatBudget,
      setAlarm: (table, at) => this.#alarms.set(table, this.#isStopped ? null : at),
      rematchOf: (row, series) => this.#rematchOf(row, series),
      readyAt: (code, by) => this.#readyAt(code, by),
    }
    this.#lobbies = new LobbyLimits(this.services)
    this.tallies = { chat: chatBudget, lobbies: this.#lobbies }
    this.#putAway = new PutAway({
      ...this.services,
      isInUse: (id) => this.#isStopped || this.#loaded.has(id) || this.#loading.has(id),
    })
  }

  /** Brings a table into memory. */
  protected abstract house(row: TableRow): Promise<T>
  /** Counts what is in memory. */
  protected abstract count(): void

  get inMemory(): readonly T[] {
    return [...this.#loaded.values()]
  }

  async create(by: Person, wanted: WantedTable): Promise<T | Refusal> {
    const entry = this.services.gameNamed(wanted.game)
    if (entry === undefined) return refuse('unknown-game', 'table', `There is no game “${wanted.game}” on the shelf.`)
    const day = wanted.daily === true && entry.game.daily !== undefined ? await today(this.services, wanted.game) : null
    const row = createdRow(entry, { by, wanted, day, at: this.#moment() })
    return isRefusal(row) ? row : this.#lobbies.make(by, () => this.#add(row))
  }

  async byCode(code: string): Promise<T | null> {
    const inMemory = this.#loaded.get(this.#ids.get(code) ?? '')
    if (inMemory !== undefined) return inMemory
    const row = await this.services.store.tables.findByCode(code)
    return row === null ? null : this.byId(row.id)
  }

  /**
   * What a command is answered that has been done before, at a table that is not in memory: it is not even opened for
   * that. Null: the table has to be asked.
   */
  async answerAgain(code: string, sent: Sent): Promise<Answer | null> {
    if (this.#ids.has(code)) return null
    const { store } = this.services
    const before = async () => {
      const row = await store.tables.findByCode(code)
      return row === null ? null : new KnownCommands({ store, row: () => row }).answerTo(sent)
    }
    const answer = await before().catch(() => null)
    return answer === 'too old' ? null : answer
  }

  /**
   * The match of a table as its log tells it. The table itself is not woken: no bot is asked, nobody is missed, nothing
   * becomes due. Null before the start, and if the log cannot be read.
   */
  async peek(row: TableRow): Promise<Match<GameTypes> | null> {
    const { gameNamed, log } = this.services
    const game = gameNamed(row.game)?.game
    if (game === undefined || row.header === null) return null
    const read = readMatch({ services: this.services, game, row })
    const loaded = await read.catch((error: unknown) => {
      log.error({ table: row.code, error: redactedStack(error) }, 'table not read')
      return null
    })
    return loaded?.match ?? null
  }

  /** Tables nobody has looked at for a while leave memory; they come back when they are needed. */
  unloadIdle(): void {
    const { now, pace } = this.services
    for (const table of this.inMemory) {
      const since = table.isIdle ? (this.#idleSince.get(table.id) ?? now()) : null
      if (since === null) this.#idleSince.delete(table.id)
      else if (now() - since < pace.idleMs) this.#idleSince.set(table.id, since)
      else this.#unload(table)
    }
    this.count()
  }

  /** A few tables at a time go where what nobody uses belongs. */
  async putAway(): Promise<void> {
    const { metrics, log } = this.services
    await this.#putAway.round().catch((error: unknown) => {
      metrics.storeErrors.inc()
      log.error({ error: String(error) }, 'putting away failed')
    })
  }

  /** Finishes what is under way and takes no more alarms. */
  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#timers) clearInterval(timer)
    this.#alarms.stop()
    await Promise.all([this.#putAway.stopped(), this.end()])
    await this.#beat()
  }

  /** Finishes what is under way at all tables. */
  protected async end(): Promise<void> {
    for (const table of this.inMemory) table.stop()
    await Promise.all(this.inMemory.map((table) => table.settled()))
  }

  #unload(table: T): void {
    table.stop()
    this.forget(table)
  }

  /** It is not in memory any more. */
  protected forget(table: T): void {
    this.#loaded.delete(table.id)
    this.#ids.delete(table.code)
    this.#idleSince.delete(table.id)
  }

  /** A table that cannot be opened is left alone for a while: it must not keep others from their turn. */
  async #ring(id: string): Promise<void> {
    const { log, now } = this.services
    this.#waking.add(id)
    try {
      const table = await this.byId(id)
      await table?.tick()
      this.#unusable.delete(id)
    } catch (error) {
      // The next server opens it, or another node has it.
      if (error instanceof ServerStops || error instanceof LivesElsewhere) return
      this.#unusable.set(id, now() + UNUSABLE_MS)
      const what = error instanceof WorkerLost ? 'a table ends its worker again and again' : 'table not opened'
      log.error({ table: id, error: redactedStack(error) }, what)
    } finally {
      this.#waking.delete(id)
    }
  }

  async byId(id: string): Promise<T | null> {
    const known = this.#loaded.get(id)
    if (known !== undefined) return known
    const under = this.#loading.get(id)
    if (under !== undefined) return under
    const loading = this.#fetch(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  async #fetch(id: string): Promise<T | null> {
    await this.#putAway.settled(id)
    const row = await this.#awake(id)
    return row === null ? null : this.#open(row)
  }

  /** Whoever opens a match that was packed away finds it as it was. */
  async #awake(id: string): Promise<TableRow | null> {
    const { store, wall } = this.services
    const row = await store.tables.find(id)
    if (row?.archivedAt === undefined) return row
    await store.archives.wake(id, wall())
    return store.tables.find(id)
  }

  async #open(found: TableRow): Promise<T> {
    const row = (await this.services.ownership?.claim(found)) ?? found
    const table = await this.house(row)
    // Whoever was let in before the server stopped does not keep it from ending.
    if (this.#isStopped) table.stop()
    this.#loaded.set(row.id, table)
    this.#ids.set(row.code, row.id)
    return table
  }

  async #add(row: TableRow, tries = MOST_CODE_TRIES): Promise<T> {
    try {
      await this.services.store.tables.add(row)
    } catch (error) {
      if (!(error instanceof CodeTaken) || tries === 0) throw error
      return this.#add({ ...row, code: newCode() }, tries - 1)
    }
    return this.#open(row)
  }

  async #rematchOf(row: TableRow, series: SeriesMemory | null): Promise<string> {
    const { store } = this.services
    const table =
      (await store.tables.find(rematchId(row))) ?? (await this.#add(rematchRow(row, series, this.#moment())))
    return table.code
  }

  /** Whoever asks for the next match of a series is ready for it. */
  async #readyAt(code: string, by: Person): Promise<void> {
    const table = await (this.services.ownership?.doorOf(code) ?? this.byCode(code))
    await table?.command(by, newId(), { kind: 'ready', ready: true })
  }

  /** Looks after tables from now on, once every clock is set: until then nobody else may write their rows. */
  async open(): Promise<void> {
    await this.#leaveOutDowntime()
    if (this.#isStopped) return
    this.#timers = [setInterval(() => this.#pulse(), PULSE_MS), setInterval(() => void this.#beat(), BEAT_MS)]
  }

  /**
   * The time the server was down does not count. Every clock is set now, not when its table is opened: by then the
   * server may have been down a second time.
   */
  async #leaveOutDowntime(): Promise<void> {
    const { store, startedAt, lastBeat } = this.services
    const due = lastBeat === null ? [] : await store.tables.listDue(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
    for (let from = 0; from < due.length; from += SAVED_AT_ONCE)
      await Promise.all(due.slice(from, from + SAVED_AT_ONCE).map(({ id }) => this.#setClock(id, lastBeat ?? 0)))
    await store.beat(startedAt)
  }

  async #setClock(id: string, lastBeat: number): Promise<void> {
    const { store, startedAt } = this.services
    const row = await this.#unlessDamaged(id)
    if (row === null || row.status !== 'playing' || row.clock.wall === startedAt) return
    await store.tables.save(afterDowntime(row, { lastBeat, startedAt }))
  }

  /** One table that cannot be read must not keep the server from starting. */
  async #unlessDamaged(id: string): Promise<TableRow | null> {
    const { store, log } = this.services
    return store.tables.find(id).catch((error: unknown) => {
      if (!(error instanceof Damaged)) throw error
      log.error({ table: id, error: redactedStack(error) }, 'table not read')
      return null
    })
  }

  /** When that was, for people to read. */
  timeOfDay(at: number): number {
    const { now, wall } = this.#moment()
    return at + wall - now
  }

  /** A time of day, and the same moment of the server's clock. */
  #moment(): Moment {
    const { now, wall } = this.services
    return { now: now(), wall: wall() }
  }

  #pulse(): void {
    this.#tellClocks()
    void this.#sweep()
  }

  /** After the server's time stood still, screens that go by their own would be ahead of it. */
  #tellClocks(): void {
    const stops = this.services.stops()
    if (stops === this.#stops) return
    this.#stops = stops
    for (const table of this.inMemory) table.tellClock()
  }

  async #sweep(): Promise<void> {
    const { store, now, log, metrics } = this.services
    const isUnusable = (id: string) => (this.#unusable.get(id) ?? 0) > now()
    const isMissed = (id: string) =>
      !this.#isStopped && !this.#loaded.has(id) && !this.#waking.has(id) && !isUnusable(id)
    try {
      // Those in memory have their alarm: they must not crowd out the rest.
      const most = SWEEP_MOST + this.#loaded.size + this.#unusable.size
      const due = await store.tables.listDue(now(), most)
      for (const { id } of due) if (isMissed(id)) await this.#ring(id)
      if (!this.#isStopped) this.unloadIdle()
      if (++this.#sweeps % PUT_AWAY_EVERY === 0) void this.putAway()
    } catch (error) {
      metrics.storeErrors.inc()
      log.error({ error: String(error) }, 'sweep failed')
    }
  }

  async #beat(): Promise<void> {
    const { store, now, metrics } = this.services
    await store.beat(now()).catch(() => metrics.storeErrors.inc())
  }
}

/** All of them in this thread. */
export class Tables extends TablesIn<Table> {
  protected house(row: TableRow): Promise<Table> {
    return Table.load(this.services, row)
  }

  protected count(): void {
    countTables(this.services.metrics, this.inMemory)
  }
}
