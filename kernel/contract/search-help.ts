import type { Look } from '../match/look.ts'
import type { Bot } from './bot.ts'
import type { GameTypes } from './contract.ts'
import type { Seat } from './seat.ts'

/**
 * What a game tells a search that knows no game. All of it may be absent: then everything legal is tried, matches are
 * played on by dice, and only their ends count.
 */
export interface SearchHelp<T extends GameTypes> {
  /** How often a decision is tried out: what it takes is worth no more than 200 ms of one core. */
  readonly iterations?: number
  /** Plays on from where the search has looked: quick, and no worse than a fair player. */
  readonly rollout?: Bot<T>
  /**
   * `comparing`: nothing is looked for behind the next choice; what is worth trying is compared with what `rollout` would
   * do, in the same worlds with the same luck. For games of much luck in which rules of thumb are good. Absent: a tree.
   */
  readonly method?: 'comparing'
  /** How many points ahead are a good lead: half of what an end is worth is that. Absent: places alone count. */
  readonly margin?: number
  /** After this many decisions `evaluate` says how it stands. Absent: a match is played to its end. */
  readonly horizon?: number
  /** The chance of each seat to win, from 0 to 1, in the middle of a match. It sees what is hidden, in a world that is imagined. */
  evaluate?(state: T['State']): readonly number[]
  /**
   * What is worth trying, the most promising first, all of it legal: the further down the list, the later it is tried.
   * Null, and wherever this is absent: what `rollout` would do, then everything else that is legal.
   */
  promising?(look: Look<T>, seat: Seat): readonly T['Action'][] | null
}
