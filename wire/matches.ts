import * as z from 'zod/mini'

/** What GET /api/matches is asked for. `before` is the `next` of the page before. */
export const matchesQuery = z.strictObject({
  of: z._default(z.enum(['me', 'everybody']), 'everybody'),
  game: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  before: z.optional(z.string().check(z.regex(/^\d{1,15}\.[A-Z0-9]{1,20}$/))),
})

/** A match that is over. No ids of people, and nothing that was hidden in it. */
export interface MatchLine {
  readonly code: string
  readonly game: string
  /** As a time of day in milliseconds. */
  readonly endedAt: number
  /** From its start to its end, pauses left out. */
  readonly lengthMs: number
  readonly isOpen: boolean
  /** Place 1 is a victory only where this is `won`. */
  readonly result: 'won' | 'lost' | 'draw' | 'ranked'
  /** How it ended, in a sentence. */
  readonly text: string
  /** By seat. */
  readonly seats: readonly MatchSeat[]
  /** My seat; null: I did not play. */
  readonly you: number | null
  /** Of a day that is not over: its replay is there from this time on. Told to those who played it. */
  readonly opensAt?: number
}

export interface MatchSeat {
  readonly name: string
  /** Level of the bot that sat there; null: a person. */
  readonly bot: string | null
  /** From 1, equal ones shared. */
  readonly place: number
}

/** One page of them, the latest first. */
export interface MatchesAnswer {
  readonly matches: readonly MatchLine[]
  /** Ask for what comes after these with it; null: nothing does. */
  readonly next: string | null
}

/** My matches of one game against the same, as GET /api/matches/numbers tells them. */
export interface NumbersLine {
  readonly game: string
  /** `people`, `alone`, `mixed` or the level of the bots. */
  readonly against: string
  readonly matches: number
  readonly wins: number
  /** The sum of my places: divided by `matches`, the mean one. */
  readonly places: number
  readonly lengthMs: number
}
