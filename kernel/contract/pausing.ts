import type { GameTypes, Ms } from './contract.ts'
import type { Refusal } from './refusal.ts'

/** How a game governs the pauses of its table. A pause stops the match clock for everybody at the same instant. */
export interface Pausing<T extends GameTypes> {
  /** Whose agreement it takes, of the people who are there. */
  readonly votes: 'all' | 'most'
  /** Why the clock may not stop now; null: it may. `used`: how many pauses were voted for in this match. */
  check(state: T['State'], used: number): Refusal | null
  /** Boards and hands are hidden while it stands. */
  readonly isBlind: boolean
  /** It goes on by itself after this long on the wall; null: when somebody wants it to. */
  readonly longestMs: Ms | null
  /** On the wall, from the wish to go on until the clock runs. */
  readonly countdownMs: Ms
}
