import { randomInt } from 'node:crypto'
import type { GameTypes, Match, Ms, Ordered } from '@starboard/kernel'
import type { Services } from '../table/services.ts'

/** Shares of the time that an order may take, at least and at most. */
const [LEAST, MOST] = [0.1, 0.8]

/**
 * When orders are carried out: at some moment of the pause, before a bot would answer. Done at once, they would make the
 * table busy just when an attacker, who has sent a few more messages, is waiting for the answers to those.
 */
export class OrderPace {
  /** Orders that have had their say. */
  readonly done = new Set<string>()
  readonly #services: () => Pick<Services, 'now' | 'pace'>
  /** The question that is open, and its moment in wall-clock time: the same for all who have ordered an answer to it. */
  #moment = { decision: '', at: 0 }

  constructor(services: () => Pick<Services, 'now' | 'pace'>) {
    this.#services = services
  }

  /** The same, if its moment has come or the clock would answer in its place at this match time. */
  due(ordered: Ordered | null, match: Match<GameTypes>, now: Ms): Ordered | null {
    const isLate = (match.wakeAt() ?? Number.POSITIVE_INFINITY) <= now
    return ordered !== null && (isLate || this.#momentOf(ordered) <= this.#services().now()) ? ordered : null
  }

  /** Whichever comes first; null: nothing. */
  next(ordered: Ordered | null, deadline: number | null): number | null {
    if (ordered === null) return deadline
    return Math.min(this.#momentOf(ordered), deadline ?? Number.POSITIVE_INFINITY)
  }

  #momentOf({ decision }: Ordered): number {
    if (this.#moment.decision !== decision) this.#moment = { decision, at: this.#services().now() + this.#delayMs() }
    return this.#moment.at
  }

  #delayMs(): number {
    const { pauseMs, botDelayMs } = this.#services().pace
    const [least, most] = [LEAST, MOST].map((share) => Math.floor(share * Math.min(pauseMs, botDelayMs))) as [Ms, Ms]
    return most > least ? randomInt(least, most) : 0
  }
}
