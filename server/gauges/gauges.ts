import { createHash } from 'node:crypto'
import { type Gauged, onShelf } from '@starboard/games'
import { canonical } from '@starboard/kernel'

/** What is to be measured, of which game. */
export interface GaugeTask {
  readonly game: string
  readonly task: object
}

/** Whoever does the measuring, one thing at a time. Null: it could not be done. */
export interface Measurer {
  measure(task: GaugeTask): Promise<Gauged | null>
  close(): Promise<void>
}

/** Measuring takes seconds of a core: what more people than this ask for at once is asked for again later. */
const MOST_WAITING = 20
/** A result is a hundred bytes, and made again in seconds: so many are kept in memory, and none on disk. */
const MOST_KNOWN = 1000

/**
 * How hard what a match deals is. Nothing is measured before somebody wants to know it; each thing once, one after the
 * other, in a thread that everything else goes before.
 */
export class Gauges {
  readonly #measurer: Measurer | null
  /** The one asked for last comes last. Null: it is waiting, or cannot be measured. */
  readonly #known = new Map<string, Gauged | null>()
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(measurer: Measurer | null) {
    this.#measurer = measurer
  }

  /** Null: nobody knows yet; whoever asks again later may hear it. Undefined: this is not measured here at all. */
  find(game: string, stateOf: () => object): Gauged | null | undefined {
    const gauge = onShelf(game)?.gauge
    if (gauge === undefined || this.#measurer === null) return undefined
    const task = gauge.taskOf(stateOf())
    const key = createHash('sha256')
      .update(canonical([game, task]))
      .digest('base64url')
    const known = this.#known.get(key)
    if (known === undefined) this.#queue(key, { game, task }, this.#measurer)
    return known ?? null
  }

  async close(): Promise<void> {
    await this.#measurer?.close()
  }

  #queue(key: string, task: GaugeTask, measurer: Measurer): void {
    if (this.#waiting >= MOST_WAITING) return
    this.#waiting++
    this.#keep(key, null)
    this.#last = this.#last
      .then(() => measurer.measure(task))
      .then((gauged) => this.#keep(key, gauged))
      .finally(() => this.#waiting--)
  }

  #keep(key: string, gauged: Gauged | null): void {
    this.#known.delete(key)
    this.#known.set(key, gauged)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest)
  }
}
