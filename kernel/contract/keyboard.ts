import type { Ms } from './contract.ts'
import type { Seat } from './seat.ts'

/** One key of a spelling, and what it means in that place. */
export interface KeyWord {
  /** A single letter, digit or sign. */
  readonly key: string
  readonly text: string
}

/** An action as somebody types it. No spelling begins another one, so that the last key is enough. */
export interface Spelled<A> {
  readonly keys: readonly KeyWord[]
  readonly action: A
}

/** What is asked of a seat, and what it may answer. */
export interface Asked<V, A> {
  readonly view: V
  readonly seat: Seat
  readonly legal: readonly A[]
}

/** An answer in a list. */
export interface Listed<A> {
  readonly action: A
  /** Not what comes next: a card to take back, a tick, or something that is there only to keep its number. */
  readonly isAside?: true
}

/** Something that the clock of the match runs down to. */
export interface Countdown {
  readonly text: string
  readonly at: Ms
}

/** What was read out to the whole table, and when. */
export interface Caption {
  readonly text: string
  readonly at: Ms
}
