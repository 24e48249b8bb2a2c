import type { GameTypes, Holder, Ms, Pace, Setup } from '../contract/contract.ts'
import type { Seat } from '../contract/seat.ts'
import type { Luck } from '../luck/chance.ts'

export const MATCH_FORMAT = 'starboard-match/1'

/** Everything about a match that is fixed before its first entry. Public: the seed itself is not in it. */
export interface Header<T extends GameTypes> {
  readonly format: typeof MATCH_FORMAT
  readonly game: string
  readonly setup: Setup<T>
  readonly pace: Pace
  /** SHA-256 of the server's seed, published before anybody sits down. */
  readonly commitment: string
  readonly seatSeeds: readonly string[]
  /** The day, in UTC, whose match this is: the seed is the same for everybody then, and no seat adds one to it. */
  readonly daily?: string
  /** Its players could ask what a bot would do: whoever compares results should know. */
  readonly hints?: true
  /** Where it branched off another match. Its own log begins with that match's entries, so whoever reads it needs no other. */
  readonly branch?: Branch
}

/** The match that another one branched off: over, so that its seed is open. */
export interface Branch {
  /** So many entries are that match's; none of them can be taken back. */
  readonly length: number
  readonly seed: string
  readonly seatSeeds: readonly string[]
  /** That match was a branch itself. */
  readonly branch?: Branch
}

/** Who moved a seat: its player, a bot in it, a standing order, or the clock. */
export const BY = ['player', 'bot', 'order', 'timeout'] as const
export type By = (typeof BY)[number]

/** The log is the match. Nothing in it is ever changed or deleted; before the end it never leaves the server. */
export type Entry<A> = StartEntry | ActEntry<A> | WakeEntry | HolderEntry | UndoEntry

interface Happened {
  readonly at: Ms
  /** The values drawn, in order. */
  readonly luck: readonly Luck[]
}

export interface StartEntry extends Happened {
  readonly kind: 'start'
}

export interface ActEntry<A> extends Happened {
  readonly kind: 'act'
  readonly seat: Seat
  readonly action: A
  readonly by: By
  /** Made by the client: sent twice, it happens once. */
  readonly id: string
  /** What the fallback drew to choose the action; only after a timeout. */
  readonly chose?: readonly Luck[]
}

export interface WakeEntry extends Happened {
  readonly kind: 'wake'
}

/** Another hand on the seat, for games whose rules ask who is there. */
export interface HolderEntry extends Happened {
  readonly kind: 'manned'
  readonly seat: Seat
  readonly holder: Holder
}

/** Takes out the live entries from `to` on. */
export interface UndoEntry extends Happened {
  readonly kind: 'undo'
  readonly seat: Seat
  readonly to: number
}
