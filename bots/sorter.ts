import type { AnyGame, GameTypes, LabCard, Seat, Setup } from '@starboard/kernel'
import type { Watcher } from './arena.ts'

/** What the game tells of a match that sorts it among others. */
export interface Sorted {
  /** By seat, from 1; empty where nothing is dealt at the start. */
  readonly starts: readonly number[]
  /** Cards that were used, by their places in the list of all, with who used them: bit n is seat n. */
  readonly uses: readonly { readonly place: number; readonly seats: number }[]
}

/** Notes what the game tells the lab, match after match of one set-up. */
export class Sorter implements Watcher {
  readonly cards: readonly LabCard[]
  readonly #lab: NonNullable<AnyGame['lab']>
  readonly #places: ReadonlyMap<string, number>
  /** By the place of a card. One list for all matches: there are thousands a second. */
  readonly #seats: number[]
  #starts: readonly number[] = []

  constructor({ lab = {} }: AnyGame, { options }: Setup<GameTypes>) {
    this.#lab = lab
    this.cards = lab.cards?.all(options) ?? []
    this.#places = new Map(this.cards.map(({ name }, place) => [name, place]))
    this.#seats = this.cards.map(() => 0)
  }

  acts(state: GameTypes['State'], seat: Seat, action: GameTypes['Action']): void {
    const name = this.#lab.cards?.usedBy(state, seat, action) ?? null
    const place = name === null ? undefined : this.#places.get(name)
    if (place !== undefined) this.#seats[place] = (this.#seats[place] ?? 0) | (1 << seat)
  }

  ended(state: GameTypes['State']): void {
    this.#starts = this.#lab.starts?.of(state) ?? []
  }

  /** Of the match that has just ended; the next one begins without it. */
  take(): Sorted {
    const uses: { place: number; seats: number }[] = []
    for (let place = 0; place < this.#seats.length; place++) {
      const seats = this.#seats[place] ?? 0
      if (seats === 0) continue
      uses.push({ place, seats })
      this.#seats[place] = 0
    }
    const starts = this.#starts
    this.#starts = []
    return { starts, uses }
  }
}
