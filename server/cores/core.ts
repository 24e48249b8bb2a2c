import type { Measured } from '../metrics.ts'
import { inTime } from './in-time.ts'
import { Thread, type ThreadParts } from './thread.ts'

/** What ends sooner than this after its start is started again only after a while. */
const SHORT_LIFE_MS = 10_000
const REST_MS = 1000
/** Figures of a worker that does not tell them in time are left out. */
const PATIENCE_MS = 1000

interface CoreParts extends Omit<ThreadParts, 'onEnd'> {
  /** All that was in this thread is gone. Another one takes its place. */
  onLost(lost: Thread): void
}

/** The place of one worker thread: when it ends, another one takes it. */
export class Core {
  readonly #parts: CoreParts
  #thread: Thread
  #deaths = 0

  constructor(parts: CoreParts) {
    this.#parts = parts
    this.#thread = this.#begun(0)
  }

  get thread(): Thread {
    return this.#thread
  }

  /** Resolves when it does its work. */
  async ready(): Promise<void> {
    await this.#thread.line.ask('hello').catch((cause: unknown) => {
      throw new Error('A worker for tables could not be started.', { cause })
    })
  }

  metrics(): Promise<readonly Measured[]> {
    return inTime(this.#thread.line.ask('metrics'), PATIENCE_MS).catch(() => [])
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  #begun(afterMs: number): Thread {
    const thread: Thread = new Thread({ ...this.#parts, onEnd: (livedMs) => this.#replace(thread, livedMs) }, afterMs)
    return thread
  }

  /** One death may happen; one after another is a fault that must not take the door's time. */
  #replace(lost: Thread, livedMs: number): void {
    this.#deaths = livedMs < SHORT_LIFE_MS ? this.#deaths + 1 : 1
    this.#thread = this.#begun(this.#deaths > 1 ? REST_MS : 0)
    this.#parts.onLost(lost)
  }
}
