import type { TableRow } from '../store/store.ts'
import type { Housed } from '../table/tables.ts'
import type { Core } from './core.ts'
import { ServerStops, WorkerLost } from './errors.ts'
import { FarTable } from './far-table.ts'

interface Parts {
  readonly core: Core
  /** It has left memory; brings it back. */
  reopen(id: string): Promise<unknown>
}

/** How often a table is opened or woken anew whose worker ends meanwhile: it may be what ends it. */
export const TRIES = 3

/** Its worker has ended, and there is another one. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof WorkerLost && !(error instanceof ServerStops)

/** A table that lives in a worker. */
export class RemoteTable extends FarTable implements Housed {
  readonly #core: Core

  constructor(row: TableRow, { core, reopen }: Parts) {
    super(row, { end: () => core.thread, reopen })
    this.#core = core
  }

  get isIdle(): boolean {
    return this.#core.thread.isIdle(this.id)
  }

  /** What was due when its worker ended is due in the next one. */
  async tick(tries = TRIES): Promise<void> {
    try {
      await this.there(() => this.#core.thread.line.ask('tick', this.id))
    } catch (error) {
      if (!isWorthAnotherTry(error) || tries === 1) throw error
      await this.tick(tries - 1)
    }
  }

  /** The worker looks at the clock itself. */
  tellClock(): void {}

  /** Leaves memory, unless somebody has come meanwhile. */
  stop(): void {
    this.#core.thread.line.tell('unload', this.id)
  }

  /** A worker that stops finishes what is under way. */
  async settled(): Promise<void> {}
}
