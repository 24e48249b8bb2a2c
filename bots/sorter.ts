import type { AnyGame, GameTypes, LabCard, Seat, Setup } from '@starboard/kernel'
import type { Watcher } from './arena.ts'

/** What the game tells of a match that sorts it among others. */
export interface Sorted {
  /** By seat, from 1; empty where nothing is dealt at the start. */
  readonly starts: readonly number[]
  /** By the place of a card in the list of all: who used it. */
  readonly users: ReadonlyMap<number, readonly Seat[]>
}

/** Notes what the game tells the lab, match after match of one set-up. */
export class Sorter implements Watcher {
  readonly cards: readonly LabCard[]
  readonly #lab: NonNullable<AnyGame['lab']>
  readonly #places: ReadonlyMap<string, number>
  #starts: readonly number[] = []
  #users = new Map<number, Seat[]>()

  constructor({ lab = {} }: AnyGame, { options }: Setup<GameTypes>) {
    this.#lab = lab
    this.cards = lab.cards?.all(options) ?? []
    this.#places = new Map(this.cards.map(({ name }, place) => [name, place]))
  }

  acts(state: GameTypes['State'], seat: Seat, action: GameTypes['Action']): void {
    const name = this.#lab.cards?.usedBy(state, seat, action) ?? null
    const place = name === null ? undefined : this.#places.get(name)
    if (place === undefined) return
    const known = this.#users.get(place)
    if (known === undefined) this.#users.set(place, [seat])
    else if (!known.includes(seat)) known.push(seat)
  }

  ended(state: GameTypes['State']): void {
    this.#starts = this.#lab.starts?.of(state) ?? []
  }

  /** Of the match that has just ended; the next one begins without it. */
  take(): Sorted {
    const sorted = { starts: this.#starts, users: this.#users }
    this.#starts = []
    this.#users = new Map()
    return sorted
  }
}
