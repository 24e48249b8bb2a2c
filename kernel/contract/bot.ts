import type { Chance } from '../luck/chance.ts'
import type { Look } from '../match/look.ts'
import type { GameTypes } from './contract.ts'
import type { Seat } from './seat.ts'

/** What a bot may spend: time to think, and luck of its own that never touches the match's. */
export interface Budget {
  readonly ms: number
  readonly random: Chance
}

/** Sees what its seat sees and answers with a legal action. It has no memory: the view carries what a good one would know. */
export interface Bot<T extends GameTypes> {
  /** It answers with nothing but what is listed as legal: nobody needs to check that again. */
  readonly playsListed?: true
  /** 'wait' only where a decision is open-ended. */
  play(look: Look<T>, seat: Seat, budget: Budget): T['Action'] | 'wait'
}

export type AnyBot = Bot<GameTypes>
