import type { Chance } from '../luck/chance.ts'
import type { Look } from '../match/look.ts'
import type { GameTypes } from './contract.ts'
import type { Seat } from './seat.ts'

/** What a bot may spend: time to think, and luck of its own that never touches the match's. */
export interface Budget {
  readonly ms: number
  readonly random: Chance
  /** Milliseconds, wherever there is a clock: a bot that thinks in rounds stops when `ms` have passed. Absent: it takes its rounds. */
  clock?(): number
}

/** Sees what its seat sees and answers with a legal action. It has no memory: the view carries what a good one would know. */
export interface Bot<T extends GameTypes> {
  /**
   * All its answers are legal by the way they are found, and a test of its own has them checked: a simulation, for which
   * that would be a sixth of the time, takes them as they are. A match with a log checks whatever it is sent.
   */
  readonly playsLegally?: true
  /**
   * How long it takes over an answer where everybody acts at once: at least and at most, in milliseconds on the wall. A
   * table that does not let bots pause does not wait for this either. Absent: as long as the table's pause.
   */
  reactionMs?(options: T['Options']): readonly [least: number, most: number]
  /**
   * The same bot with other leanings, each under the word that people read: careful, greedy. Which of them plays follows
   * from the name at its seat. Absent: whoever it is called, it plays alike.
   */
  readonly characters?: Readonly<Record<string, Bot<T>>>
  /** 'wait' only where a decision is open-ended. */
  play(look: Look<T>, seat: Seat, budget: Budget): T['Action'] | 'wait'
}

export type AnyBot = Bot<GameTypes>
