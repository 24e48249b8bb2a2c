import type { Outcome } from '@starboard/kernel'

/** How a seat came out of a match. */
interface ResultSeat {
  readonly name: string
  /** Level of the bot that sat there; null: a person. */
  readonly bot: string | null
  /** From 1. */
  readonly place: number
}

/** A match that is over, as lists tell of it. */
export interface ResultRow {
  readonly table: string
  readonly code: string
  readonly game: string
  readonly endedAt: number
  /** From its start to its end, pauses left out. */
  readonly lengthMs: number
  /** Everybody may find it in a list. */
  readonly isOpen: boolean
  /** Nobody else is told of it before: a match of the day waits for the end of the day. */
  readonly toldFrom: number
  readonly result: Outcome['result']
  readonly text: string
  /** By seat. */
  readonly seats: readonly ResultSeat[]
}

/** Who sat where, and against whom they played: people, a level of bots, or what else `againstAt` says. */
export interface ResultPerson {
  readonly user: string
  readonly seat: number
  readonly isWon: boolean
  readonly against: string
}

export interface ListedResult extends ResultRow {
  /** The seat of the one who asks; null: they did not play. */
  readonly you: number | null
}

/** The last one of an earlier page. */
export interface ResultPlace {
  readonly endedAt: number
  readonly code: string
}

export interface ResultsWanted {
  /** Who asks; empty: a stranger. */
  readonly user: string
  /** Whose: those they played, or those that are open to all. */
  readonly of: 'me' | 'everybody'
  readonly game: string | null
  readonly before: ResultPlace | null
  readonly now: number
  readonly limit: number
}

/** All matches that somebody played of one game against the same. */
export interface NumbersRow {
  readonly game: string
  readonly against: string
  readonly matches: number
  readonly wins: number
  /** Of all their places. */
  readonly places: number
  readonly lengthMs: number
}

export interface ResultStore {
  /** Keeps how a match ended, once. */
  keep(row: ResultRow, people: readonly ResultPerson[]): Promise<void>
  /** The latest first. */
  list(wanted: ResultsWanted): Promise<readonly ListedResult[]>
  /** By game, then by whom they played against. */
  numbersOf(user: string): Promise<readonly NumbersRow[]>
  /** Ids of matches that are over and were not kept, the latest first: of this user, or of all that are open. */
  listMissing(of: string | null, limit: number): Promise<readonly string[]>
}
