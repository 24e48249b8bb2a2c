import { isRefusal, type Refusal, readSetup, refuse } from '@starboard/kernel'
import { Alarms } from './alarms.ts'
import { newCode, newId, newSeed } from './codes.ts'
import { botSeat, checkLevel, emptySeat, type Settings } from './lobby.ts'
import type { CreateTable } from './protocol.ts'
import type { Services } from './services.ts'
import { CodeTaken, type TableRow } from './store/store.ts'
import { type Person, Table } from './table.ts'

const SWEEP_MS = 1000
const SWEEP_MOST = 100
const BEAT_MS = 2000
const MOST_CODE_TRIES = 20

/** All tables: those in memory, and the way to bring others back from the store. */
export class Tables {
  readonly #services: Services
  readonly #alarms: Alarms
  readonly #loaded = new Map<string, Table>()
  readonly #loading = new Map<string, Promise<Table | null>>()
  readonly #idleSince = new Map<string, number>()
  readonly #timers: readonly NodeJS.Timeout[]
  #isStopped = false

  constructor(services: Omit<Services, 'setAlarm' | 'rematchOf'>) {
    this.#alarms = new Alarms(services.now, (id) => void this.#ring(id))
    this.#services = {
      ...services,
      setAlarm: (table, at) => this.#alarms.set(table, this.#isStopped ? null : at),
      rematchOf: (row) => this.#rematchOf(row),
    }
    this.#timers = [setInterval(() => void this.#sweep(), SWEEP_MS), setInterval(() => void this.#beat(), BEAT_MS)]
  }

  get inMemory(): readonly Table[] {
    return [...this.#loaded.values()]
  }

  async create(by: Person, wanted: CreateTable): Promise<Table | Refusal> {
    const entry = this.#services.gameNamed(wanted.game)
    if (entry === undefined) return refuse('unknown-game', 'table', `There is no game “${wanted.game}” on the shelf.`)
    const { game } = entry
    const levels = ['random', ...Object.keys(entry.bots)]
    const seats = wanted.seats ?? Math.max(game.meta.seats[0], wanted.bots?.length ?? 0)
    const settings: Settings = {
      options: wanted.options ?? {},
      time: wanted.time ?? { kind: 'game' },
      standIn: wanted.standIn ?? levels.at(-1) ?? 'random',
      onTimeout: wanted.onTimeout ?? 'fallback',
      fixedWindows: wanted.fixedWindows ?? false,
      seatOptions: [],
    }
    const bots = wanted.bots ?? []
    const setup = readSetup(game, { seats, options: settings.options })
    const badBot = [settings.standIn, ...bots]
      .map((level) => (level === null ? null : checkLevel(levels, level)))
      .find((problem) => problem !== null)
    if (isRefusal(setup)) return setup
    if (badBot != null) return badBot
    if (bots.length > seats) return refuse('wrong-seats', 'table', `There are ${seats} seats but ${bots.length} bots.`)
    const chairs = Array.from({ length: seats }, (_, seat) => {
      const level = bots[seat] ?? null
      return level === null ? emptySeat(seat) : botSeat(seat, level)
    })
    return this.#add(
      newRow(
        { game: game.meta.id, host: by.id, isOpen: wanted.isOpen ?? false, settings, seats: chairs },
        this.#services.now(),
      ),
    )
  }

  async byCode(code: string): Promise<Table | null> {
    const inMemory = this.inMemory.find((table) => table.code === code)
    if (inMemory !== undefined) return inMemory
    const row = await this.#services.store.tables.findByCode(code)
    return row === null ? null : this.#load(row.id)
  }

  /** Tables nobody has looked at for a while leave memory; they come back when they are needed. */
  unloadIdle(): void {
    const { now, pace } = this.#services
    for (const table of this.inMemory) {
      const since = table.isIdle ? (this.#idleSince.get(table.id) ?? now()) : null
      if (since === null) this.#idleSince.delete(table.id)
      else if (now() - since < pace.idleMs) this.#idleSince.set(table.id, since)
      else this.#unload(table)
    }
    this.#count()
  }

  /** Finishes what is under way and takes no more alarms. */
  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#timers) clearInterval(timer)
    this.#alarms.stop()
    for (const table of this.inMemory) table.stop()
    await Promise.all(this.inMemory.map((table) => table.settled()))
    await this.#services.store.beat(this.#services.now())
  }

  #count(): void {
    const { tables, inMemory } = this.#services.metrics
    inMemory.set(this.#loaded.size)
    tables.reset()
    for (const { row } of this.inMemory) tables.inc({ game: row.game, status: row.status })
  }

  #unload(table: Table): void {
    table.stop()
    this.#loaded.delete(table.id)
    this.#idleSince.delete(table.id)
  }

  async #ring(id: string): Promise<void> {
    const table = await this.#load(id)
    await table?.tick()
  }

  async #load(id: string): Promise<Table | null> {
    const known = this.#loaded.get(id)
    if (known !== undefined) return known
    const under = this.#loading.get(id)
    if (under !== undefined) return under
    const loading = this.#fetch(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  async #fetch(id: string): Promise<Table | null> {
    const row = await this.#services.store.tables.find(id)
    if (row === null) return null
    const table = await Table.load(this.#services, row)
    this.#loaded.set(id, table)
    return table
  }

  async #add(row: TableRow, tries = MOST_CODE_TRIES): Promise<Table> {
    try {
      await this.#services.store.tables.add(row)
    } catch (error) {
      if (!(error instanceof CodeTaken) || tries === 0) throw error
      return this.#add({ ...row, code: newCode() }, tries - 1)
    }
    const table = await Table.load(this.#services, row)
    this.#loaded.set(row.id, table)
    return table
  }

  async #rematchOf(row: TableRow): Promise<string> {
    const seats = row.seats.map((seat) => ({ ...seat, ready: seat.bot !== null, seed: newSeed() }))
    const { game, host, isOpen } = row
    const table = await this.#add(
      newRow({ game, host, isOpen, settings: JSON.parse(row.settings) as Settings, seats }, this.#services.now()),
    )
    return table.code
  }

  async #sweep(): Promise<void> {
    const { store, now, log, metrics } = this.#services
    try {
      const due = await store.tables.listDue(now(), SWEEP_MOST)
      for (const { id } of due) if (!this.#loaded.has(id) && !this.#isStopped) await this.#ring(id)
      this.unloadIdle()
    } catch (error) {
      metrics.storeErrors.inc()
      log.error({ error: String(error) }, 'sweep failed')
    }
  }

  async #beat(): Promise<void> {
    const { store, now, metrics } = this.#services
    await store.beat(now()).catch(() => metrics.storeErrors.inc())
  }
}

interface Wanted {
  readonly game: string
  readonly host: string
  readonly isOpen: boolean
  readonly settings: Settings
  readonly seats: TableRow['seats']
}

const newRow = ({ game, host, isOpen, settings, seats }: Wanted, now: number): TableRow => ({
  id: newId(),
  code: newCode(),
  game,
  status: 'lobby',
  isOpen,
  host,
  settings: JSON.stringify(settings),
  header: null,
  seed: newSeed(),
  clock: JSON.stringify({ wall: now, match: 0, rate: 0 }),
  dueAt: null,
  createdAt: now,
  touchedAt: now,
  rematch: null,
  seats,
})
