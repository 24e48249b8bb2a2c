import type { Agenda, Ms, Seat, StepTypes, Window } from '@starboard/kernel'
import type { Action, Defend, TrashOne, Wreck } from './actions.ts'
import type { CardId } from './cards.ts'
import type { Hit } from './effects.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

/** One goat ship. Its number stays for the whole match and gives it its name. */
export interface Ship {
  readonly id: number
  /** On its shielded side: the goat still wears its suit. */
  suited: boolean
  /** SG-5.1: the assigned shield with what is left of it. */
  shield: { readonly card: CardId; strength: number } | null
}

export interface Player {
  readonly seat: Seat
  /** Everything the player owns, in hand, piles and bank: a row in catalogue order. Public, because every arrival was. */
  owned: CardId[]
  /** A row: the order of a draw pile does not exist until a card is drawn. */
  draw: CardId[]
  /** In order of arrival, like hand and bank. */
  discard: CardId[]
  hand: CardId[]
  bank: CardId[]
  /** Cards that all have seen going to this hand, and not leaving it since. */
  shown: CardId[]
  /** This many cards at the front of the hand are neither currency nor debris: they have been through both steps. */
  sifted: number
  fleet: Ship[]
  lastStand: boolean
  skipsNext: boolean
  extraDue: boolean
  /** SG-7.8: the number of the blow that put this player out; those of one blow share a place. 0: alive. */
  out: number
  /** Whether the player left (SG-7.7). */
  resigned: boolean
}

/** SG-4.4: what a defender is answering. */
export interface Attack {
  readonly by: Seat
  readonly card: CardId
  /** `emp` is asked about only where it can be blocked (SG-4.19). */
  readonly does: Hit | 'emp'
  readonly seeks: boolean
  /** Hit 1 or 2 … */
  readonly number: 1 | 2
  /** … of this many. */
  readonly of: 1 | 2
}

/** What a turn asks and what comes after; the table in `steps.ts` says what each step does. Steps that ask are named like their decision. */
export type Step =
  | { readonly kind: 'action'; id?: number }
  | DefendStep
  | AegisStep
  /** One hit on everybody it is aimed at: asks them, or chooses for them. */
  | { readonly kind: 'wave'; id?: number; readonly attack: Attack; readonly targets: readonly Seat[] }
  /** SG-4.2: there is a second hit if somebody is left to take it. */
  | { readonly kind: 'secondHit'; id?: number; readonly card: CardId; readonly first: Seat }
  | { readonly kind: 'nextHit'; id?: number; readonly card: CardId; readonly first: Seat }
  /** SG-4.15–4.17: what the rocket costs its owner. */
  | { readonly kind: 'drawback'; id?: number; readonly card: CardId }
  | { readonly kind: 'trashOne'; id?: number; readonly why: 'purge' | 'clean'; readonly by: Ms | null }
  /** `among`: this many of the newest cards in hand may be chosen; all of them after a Decoy Drone. */
  | {
      readonly kind: 'discardOne'
      id?: number
      readonly why: 'decoy' | 'recon'
      readonly among: number
      readonly by: Ms | null
    }
  | { readonly kind: 'retrieve'; id?: number; readonly by: Ms | null }
  | { readonly kind: 'loseBank'; id?: number; readonly by: Ms | null }
  /** `seen`: this many cards of the AbilitiesPile. */
  | { readonly kind: 'arrange'; id?: number; readonly seen: number; readonly by: Ms | null }
  | { readonly kind: 'turnEnd'; id?: number }
  | WreckageStep
  /** SG-2.11: what comes after the wreckage of a round. */
  | { readonly kind: 'roundOver'; id?: number }

export interface DefendStep {
  readonly kind: 'defend'
  id?: number
  readonly attack: Attack
  /** All who are hit, in turn order after the attacker; those with a single answer in public are not asked. */
  readonly targets: readonly Seat[]
  readonly since: Ms
  readonly window: Window<Defend>
}

/** SG-4.5: all who blocked with an Aegis, at once. */
export interface AegisStep {
  readonly kind: 'aegis'
  id?: number
  readonly since: Ms
  readonly window: Window<TrashOne>
}

export interface WreckageStep {
  readonly kind: 'wreckage'
  id?: number
  readonly window: Window<Wreck>
}

/** The AbilitiesPile. `top` is what somebody has looked at, the next card first; the rest is a row without order. */
export interface Pile {
  top: { readonly card: CardId; readonly seenBy: readonly Seat[] }[]
  loose: CardId[]
}

/** Section 11.3: what was done, over all seats. */
export interface Counts {
  turns: number
  buys: number
  rockets: number
  shields: number
  specials: number
  passes: number
  blocks: number
}

export type Ending = 'rocket' | 'wreckage' | 'bank' | 'draw' | 'limit' | 'resigned'

export interface State {
  readonly rules: number
  readonly options: Options
  agenda: Agenda<Step>
  round: number
  readonly start: Seat
  active: Seat
  /** When the turn clock runs out. */
  turnBy: Ms | null
  pile: Pile
  /** Four slots; null: empty for the rest of the game. */
  market: (CardId | null)[]
  trash: CardId[]
  /** SG-7.3: ships destroyed since the round began. */
  destroyed: number
  players: Player[]
  /** How many ships there have been: the number of the next one. */
  shipsMade: number
  /** How many blows have put somebody out: rockets, wreckages and resignations. */
  blows: number
  /** The number of the present rocket or wreckage among them; 0 until it puts somebody out. */
  blow: number
  counts: Counts
  ended: { readonly how: Ending; readonly winners: readonly Seat[] } | null
}

export interface SpaceGoats extends StepTypes {
  Options: Options
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Step
}
