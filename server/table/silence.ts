import { type GameTypes, type Match, type Refusal, type Refused, toldRefusal } from '@starboard/kernel'

/**
 * Whether people may talk, as it was told last. A match in memory may be ahead of its log, so nobody is refused and
 * nobody is told by looking at it: what counts is how it stood after the last batch that is durable.
 */
export class Silence {
  #now: Refusal | null = null

  get now(): Refusal | null {
    return this.#now
  }

  get told(): Refused | null {
    return this.#now === null ? null : toldRefusal(this.#now)
  }

  /** Notes how it stands now. True: everybody has to be told. A match that is over keeps nobody silent. */
  after({ game, state, outcome }: Match<GameTypes>): boolean {
    const before = this.#now
    this.#now = outcome === null ? (game.talk?.(state) ?? null) : null
    return !isSame(before, this.#now)
  }
}

const isSame = (before: Refusal | null, after: Refusal | null): boolean =>
  before?.code === after?.code && before?.rule === after?.rule && before?.text === after?.text
