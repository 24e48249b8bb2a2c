import type { Command } from '@starboard/wire/protocol'
import type { Answer } from '../failures/command-ids.ts'
import { redactedStack } from '../failures/redacted-stack.ts'
import type { Asked, Watcher } from '../running/publisher.ts'
import { PULSE_MS } from '../running/server-clock.ts'
import type { TableRow } from '../store/store.ts'
import { Alarms } from '../table/alarms.ts'
import type { Services } from '../table/services.ts'
import { Table } from '../table/table.ts'
import { countTables } from '../table/tables-count.ts'
import type { Watching, WorkerCalls } from './calls.ts'
import { NotHere } from './errors.ts'
import type { DoItem, MoveItem } from './items.ts'

export interface HousingParts {
  readonly ground: Omit<Services, 'setAlarm'>
  /** How often screens had to be told anew where the clock is. */
  gaps(): number
  sendText(text: string, watcher: number): void
  answer(request: number, asked: Asked, answer: Answer): void
  onFailed(request: number, error: unknown): void
  onIdle(tables: readonly string[]): void
}

interface Seen {
  readonly id: string
  readonly watcher: Watcher
  readonly by: Watching['by']
}

/** The tables of one worker. Which of them are here is for the door to say. */
export class Housing {
  readonly #parts: HousingParts
  readonly #services: Services
  readonly #tables = new Map<string, Table>()
  readonly #opening = new Map<string, Promise<void>>()
  readonly #watchers = new Map<number, Seen>()
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
  }

  /** What the door may ask; of one that is not here it hears so. */
  readonly calls: Omit<WorkerCalls, 'hello' | 'metrics'> = {
    open: (row) => this.#open(row),
    unload: (id) => this.#unload(id),
    tick: (id) => this.#at(id).tick(),
    watch: (id, watcher, who) => this.#watch(id, watcher, who),
    unwatch: (watcher) => this.#unwatch(watcher),
    command: (id, by, sent) => this.#at(id).command(by, sent.id, sent.command),
    hasSentAway: (id, user) => this.#at(id).hasSentAway(user),
    look: async (id, user) => JSON.stringify(await this.#at(id).look(user)),
    story: async (id, user) => JSON.stringify(await this.#at(id).story(user)),
    info: (id, user) => JSON.stringify(this.#at(id).info(user)),
    finished: (id) => this.#at(id).finished(),
    stop: () => this.#stop(),
  }

  /** A command of somebody who watches, which is answered with the news of it if there are any. */
  do([, request, number, id, command]: DoItem): void {
    this.#do(request, number, { id, command })
  }

  move([, request, number, id, action, decision]: MoveItem): void {
    const move = { kind: 'act', action: JSON.parse(action) as unknown } as const
    this.#do(request, number, { id, command: decision === undefined ? move : { ...move, decision } })
  }

  #do(request: number, number: number, { id, command }: { readonly id: string; readonly command: Command }): void {
    const seen = this.#watchers.get(number)
    const table = this.#tables.get(seen?.id ?? '')
    if (seen === undefined || table === undefined) {
      this.#parts.onFailed(request, new NotHere('This table is not here.'))
      return
    }
    const asked: Asked = { id, watcher: seen.watcher, isAnswered: false }
    table
      .command(seen.by, id, command, asked)
      .then((answer) => this.#parts.answer(request, asked, answer))
      .catch((error: unknown) => this.#parts.onFailed(request, error))
  }

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

  async #watch(id: string, number: number, { by, ...from }: Watching): Promise<void> {
    const table = this.#at(id)
    const known = this.#watchers.get(number)?.watcher
    const { id: user, name, network } = by
    const watcher = known ?? { user, name, network, send: (text) => this.#parts.sendText(text, number) }
    this.#watchers.set(number, { id, watcher, by })
    await table.watch(watcher, from)
  }

  #unwatch(number: number): void {
    const seen = this.#watchers.get(number)
    this.#watchers.delete(number)
    if (seen !== undefined) this.#tables.get(seen.id)?.unwatch(seen.watcher)
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
