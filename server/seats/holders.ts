import type { GameTypes, Holder, Match, Seat } from '@starboard/kernel'
import type { EntryOf } from '../store/store.ts'

/** What the game was told of who holds its seats; after a restart the log tells. */
export class Holders {
  readonly #told: Map<Seat, Holder>

  constructor(log: readonly EntryOf<'manned'>[]) {
    this.#told = new Map(log.map(({ seat, holder }) => [seat, holder]))
  }

  at(seat: Seat, { header }: Match<GameTypes>): Holder {
    return this.#told.get(seat) ?? (header.setup.bots.includes(seat) ? 'bot' : 'person')
  }

  set(seat: Seat, holder: Holder): void {
    this.#told.set(seat, holder)
  }
}
