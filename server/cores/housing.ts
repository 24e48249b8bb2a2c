import { redactedStack } from '../failures/redacted-stack.ts'
import { PULSE_MS } from '../running/server-clock.ts'
import type { TableRow } from '../store/store.ts'
import { Alarms } from '../table/alarms.ts'
import type { Services } from '../table/services.ts'
import { Table } from '../table/table.ts'
import { countTables } from '../table/tables-count.ts'
import type { WorkerCalls } from './calls.ts'
import { NotHere } from './errors.ts'
import { Visitors, type VisitorsParts } from './visitors.ts'

export interface HousingParts extends Omit<VisitorsParts, 'tableAt' | 'onLost'> {
  readonly ground: Omit<Services, 'setAlarm'>
  /** How often screens had to be told anew where the clock is. */
  gaps(): number
  onIdle(tables: readonly string[]): void
}

/** The tables of one worker. Which of them are here is for the door to say. */
export class Housing {
  readonly visitors: Visitors
  readonly #parts: HousingParts
  readonly #services: Services
  readonly #tables = new Map<string, Table>()
  readonly #opening = new Map<string, Promise<void>>()
  readonly #alarms: Alarms
  readonly #pulse: NodeJS.Timeout
  #gaps = 0
  #isStopped = false

  constructor(parts: HousingParts) {
    const { ground } = parts
    this.#parts = parts
    this.#alarms = new Alarms(ground.now, (id) => void this.#ring(id))
    this.#services = { ...ground, setAlarm: (table, at) => this.#alarms.set(table, this.#isStopped ? null : at) }
    this.#pulse = setInterval(() => this.#beat(), PULSE_MS)
    this.visitors = new Visitors({ ...parts, tableAt: (id) => this.#at(id) })
    this.calls = {
      ...this.visitors.calls,
      open: (row) => this.#open(row),
      unload: (id) => this.#unload(id),
      tick: (id) => this.#at(id).tick(),
      stop: () => this.#stop(),
    }
  }

  /** What the door may ask; of one that is not here it hears so. */
  readonly calls: Omit<WorkerCalls, 'hello' | 'metrics'>

  #at(id: string): Table {
    const table = this.#tables.get(id)
    if (table === undefined) throw new NotHere(`Table ${id} is not here.`)
    return table
  }

  /** One that was not idle when it was to leave is here still. */
  #open(row: TableRow): Promise<void> {
    if (this.#tables.has(row.id)) return Promise.resolve()
    const opening = this.#opening.get(row.id) ?? this.#load(row)
    this.#opening.set(row.id, opening)
    return opening
  }

  async #load(row: TableRow): Promise<void> {
    try {
      const table = await Table.load(this.#services, row)
      if (this.#isStopped) table.stop()
      this.#tables.set(row.id, table)
    } finally {
      this.#opening.delete(row.id)
    }
  }

  #unload(id: string): void {
    const table = this.#tables.get(id)
    if (!table?.isIdle) return
    table.stop()
    this.#tables.delete(id)
  }

  async #ring(id: string): Promise<void> {
    try {
      await this.#tables.get(id)?.tick()
    } catch (error) {
      this.#services.log.error({ table: id, error: redactedStack(error) }, 'table not woken')
    }
  }

  #beat(): void {
    const all = [...this.#tables.values()]
    const gaps = this.#parts.gaps()
    if (gaps !== this.#gaps) for (const table of all) table.tellClock()
    this.#gaps = gaps
    countTables(this.#services.metrics, all)
    this.#parts.onIdle(all.filter(({ isIdle }) => isIdle).map(({ id }) => id))
  }

  async #stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#pulse)
    this.#alarms.stop()
    const all = [...this.#tables.values()]
    for (const table of all) table.stop()
    await Promise.all(all.map((table) => table.settled()))
  }
}
