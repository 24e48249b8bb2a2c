import type { TimedQuestion } from '../bot-seats/players.ts'
import { addUp } from '../metrics.ts'
import type { TableRow } from '../store/store.ts'
import { type Ground, TablesIn } from '../table/tables.ts'
import { Core } from './core.ts'
import { ownerOf } from './owner.ts'
import { isWorthAnotherTry, RemoteTable, TRIES } from './remote-table.ts'
import { SharedClock } from './shared-clock.ts'
import { askedOf } from './store-line.ts'

export interface CoreTablesParts {
  readonly workers: number
  readonly script: URL
  readonly secret: string
}

const CLOCK_MS = 250

/** All tables, each in one of several workers. What concerns more than one table is done here. */
export class CoreTables extends TablesIn<RemoteTable> {
  readonly #cores: readonly Core[]
  readonly #clock = new SharedClock()
  readonly #clockTimer: NodeJS.Timeout

  constructor(ground: Ground, { workers, script, secret }: CoreTablesParts) {
    super(ground)
    const { store, log, bots, pace, startedAt, lastBeat, chatBudget, rematchOf, readyAt, now, stops } = this.services
    this.#clock.tell(this.services)
    this.#clockTimer = setInterval(() => this.#clock.tell({ now, stops }), CLOCK_MS)
    const shared = { clock: this.#clock.memory, secret, pace, startedAt, lastBeat }
    const calls = {
      store: askedOf(store),
      think: (question: TimedQuestion) => bots.think(question),
      rematchOf,
      readyAt,
      mayChat: async (user: string) => chatBudget.take(user),
    }
    this.#cores = Array.from({ length: workers }, (_, index): Core => {
      const start = { ...shared, number: index + 1 }
      return new Core({ script, start, store, log, now, calls, onLost: () => this.#lost(start.number) })
    })
  }

  /** Resolves when all workers do their work. */
  async ready(): Promise<void> {
    await Promise.all(this.#cores.map((core) => core.ready()))
  }

  /** What is counted here and in all workers. */
  async metricsText(): Promise<string> {
    const all = [this.services.metrics.values(), ...this.#cores.map((core) => core.metrics())]
    return addUp(await Promise.all(all))
  }

  protected override async house(row: TableRow, tries = TRIES): Promise<RemoteTable> {
    const core = this.#ownerOf(row.id)
    try {
      await core.thread.line.ask('open', row)
    } catch (error) {
      if (!isWorthAnotherTry(error) || tries === 1) throw error
      return this.house(row, tries - 1)
    }
    return new RemoteTable(row, { core, reopen: (id) => this.byId(id) })
  }

  /** Workers count their own. */
  protected override count(): void {}

  protected override async end(): Promise<void> {
    clearInterval(this.#clockTimer)
    await Promise.all(this.#cores.map((core) => core.close()))
  }

  #ownerOf(table: string): Core {
    const core = this.#cores[ownerOf(table, this.#cores.length)]
    if (core === undefined) throw new Error('There are no workers.')
    return core
  }

  /** Its tables come back from the store when they are needed. */
  #lost(worker: number): void {
    const { log, metrics } = this.services
    log.error({ worker }, 'a worker has ended; its tables come back from the store')
    metrics.workerDeaths.inc()
    for (const table of this.inMemory) if (ownerOf(table.id, this.#cores.length) === worker - 1) this.forget(table)
  }
}
