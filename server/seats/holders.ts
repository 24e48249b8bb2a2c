import type { Entry, GameTypes, Holder, Match, Seat } from '@starboard/kernel'
import type { LogRow } from '../store/store.ts'

/** What the game was told of who holds its seats; after a restart the log tells. */
export class Holders {
  readonly #told: Map<Seat, Holder>

  constructor(rows: readonly LogRow[]) {
    const few = rows.filter(({ entry }) => entry.includes('"manned"'))
    const entries = few.map(({ entry }) => JSON.parse(entry) as Entry<unknown>)
    this.#told = new Map(entries.flatMap((entry) => (entry.kind === 'manned' ? [[entry.seat, entry.holder]] : [])))
  }

  at(seat: Seat, { header }: Match<GameTypes>): Holder {
    return this.#told.get(seat) ?? (header.setup.bots.includes(seat) ? 'bot' : 'person')
  }

  set(seat: Seat, holder: Holder): void {
    this.#told.set(seat, holder)
  }
}
