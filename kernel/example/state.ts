import {
  type Agenda,
  type Bag,
  bug,
  type Ctx,
  type Deck,
  deckSize,
  drawCard,
  type Ms,
  refill,
  type Seat,
  type StepTypes,
  type Window,
} from '../index.ts'
import type { Action, Bid } from './actions.ts'
import type { Crate } from './crates.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

/** Plain JSON data without derived values: points are counted when somebody asks. */
export interface State {
  readonly options: Options
  readonly rules: number
  agenda: Agenda<Step>
  round: number
  deck: Deck<Crate>
  beacons: number
  players: Player[]
}

export interface Player {
  hand: Crate[]
  stowed: Bag<Crate>
  beacons: number
}

/** What is still to happen; `steps.ts` says what each one does. */
export type Step =
  | { readonly kind: 'beginTurn'; readonly seat: Seat; id?: number }
  | Turn
  | { readonly kind: 'beginAuction'; id?: number }
  | Auction
  | { readonly kind: 'endRound'; id?: number }

export interface Turn {
  readonly kind: 'turn'
  readonly seat: Seat
  readonly by: Ms | null
  scanned: boolean
  salvaged: boolean
  id?: number
}

export interface Auction {
  readonly kind: 'auction'
  readonly window: Window<Bid>
  id?: number
}

/** One name carries all types of the game. */
export interface Haul extends StepTypes {
  Options: Options
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Step
}

export const playerAt = (s: State, seat: Seat): Player => s.players[seat] ?? bug(`There is no seat ${seat}.`)

export const holds = (s: State, seat: Seat, crate: Crate): boolean => playerAt(s, seat).hand.includes(crate)

export function takeFromHand(s: State, seat: Seat, crate: Crate): void {
  const { hand } = playerAt(s, seat)
  hand.splice(hand.indexOf(crate), 1)
}

/** Crates that were lost drift by again when there are no others. */
export function draw(deck: Deck<Crate>, ctx: Ctx<Event>): Crate | undefined {
  if (deckSize(deck) === 0) refill(deck)
  return drawCard(deck, ctx.random)
}
