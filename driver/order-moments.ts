import type { Ms, Ordered } from '@starboard/kernel'
import type { AnyMatch, Host } from './host.ts'

/**
 * When orders are carried out: as long after the question as the host says, or at once where the clock would answer in
 * their place.
 */
export class OrderMoments {
  /** Orders that have had their say. */
  readonly done = new Set<string>()
  readonly #host: Pick<Host, 'wall' | 'orderDelayMs'>
  /** The question that is open, and its moment on the wall: the same for all who have ordered an answer to it. */
  #moment = { decision: '', at: 0 }

  constructor(host: Pick<Host, 'wall' | 'orderDelayMs'>) {
    this.#host = host
  }

  /** The same, if its moment has come or the clock would answer in its place at this match time. */
  due(ordered: Ordered | null, match: AnyMatch, now: Ms): Ordered | null {
    const isLate = (match.wakeAt() ?? Number.POSITIVE_INFINITY) <= now
    return ordered !== null && (isLate || this.#momentOf(ordered) <= this.#host.wall()) ? ordered : null
  }

  /** Whichever comes first, on the wall; null: nothing. */
  next(ordered: Ordered | null, deadline: number | null): number | null {
    if (ordered === null) return deadline
    return Math.min(this.#momentOf(ordered), deadline ?? Number.POSITIVE_INFINITY)
  }

  #momentOf({ decision }: Ordered): number {
    if (this.#moment.decision !== decision)
      this.#moment = { decision, at: this.#host.wall() + this.#host.orderDelayMs() }
    return this.#moment.at
  }
}
