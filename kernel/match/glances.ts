import { bug } from '../contract/bug.ts'
import type { Game, GameTypes, Ms } from '../contract/contract.ts'
import type { Seat } from '../contract/seat.ts'
import { type Look, openTo, refusedOf } from './look.ts'

/**
 * What a bot sees of a match, look after look. Each is forgotten before anything happens: so one object serves for all
 * of them, and its view may be brought up to date instead of being made anew.
 */
export class Glances<T extends GameTypes> implements Look<T> {
  at = 0
  now: Ms = 0
  readonly #game: Game<T>
  readonly #seat: Seat
  #state: T['State'] | undefined
  #view: T['View'] | undefined
  #isViewed = false
  #legal: readonly T['Action'][] | undefined

  constructor(game: Game<T>, seat: Seat) {
    this.#game = game
    this.#seat = seat
  }

  /** The next look, at what may be the same state as before, changed. */
  again(state: T['State'], { at, now }: { readonly at: number; readonly now: Ms }): Look<T> {
    this.at = at
    this.now = now
    this.#state = state
    this.#isViewed = false
    this.#legal = undefined
    return this
  }

  get view(): T['View'] {
    if (this.#view !== undefined && this.#isViewed) return this.#view
    this.#isViewed = true
    this.#view = this.#viewed(this.#view)
    return this.#view
  }

  #viewed(last: T['View'] | undefined): T['View'] {
    const game = this.#game
    return game.borrowedView === undefined
      ? game.view(this.#shown, this.#seat)
      : game.borrowedView(this.#shown, this.#seat, last)
  }

  get legal() {
    this.#legal ??= this.#game.legal(this.#shown, this.#seat)
    return this.#legal
  }

  get legalByKind() {
    return this.#game.legalByKind?.(this.#shown, this.#seat)
  }

  get open() {
    return openTo(this.#seat, this.#game.decisions(this.#shown))
  }

  get outcome() {
    return this.#game.outcome(this.#shown)
  }

  get refused() {
    return refusedOf(this.#game, this.#shown, this.#seat)
  }

  get #shown(): T['State'] {
    return this.#state ?? bug('There is nothing to look at yet.')
  }
}
