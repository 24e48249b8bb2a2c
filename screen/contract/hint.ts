import type { GameTypes, Seat, Shown } from '@starboard/kernel'

/** What the strongest bot that is on offer would do, by what the seat sees. */
export interface Hint {
  /** As people call it. */
  readonly level: string
  readonly action: GameTypes['Action'] | 'wait'
  /** What it thinks of the choices, the best first: how often each won when it was played on. Empty: there was no time for any. */
  readonly weighed: readonly { readonly action: GameTypes['Action']; readonly chance: number; readonly games: number }[]
}

/** Who is asked for a hint, and with what: nothing that the seat does not see. */
export interface HintQuestion {
  readonly shown: Shown
  readonly seat: Seat
  readonly seats: number
  readonly at: number
  readonly now: number
}

/** Null: none could be found. */
export type AskHint = (question: HintQuestion, signal: AbortSignal) => Promise<Hint | null>
