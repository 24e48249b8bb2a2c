import type { Agenda, Deck, Ms, Seat, StepTypes, Window } from '@starboard/kernel'
import type { Action, RespondPressure } from './actions.ts'
import type { Card, DeckName, MovementCard, SegmentCard } from './cards.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

/** Building while turns remain, ready at 0. A spent or destroyed rocket is gone. */
export interface Rocket {
  readonly id: number
  readonly power: number
  readonly accuracy: number
  readonly level: number
  remaining: number
}

/** A rocket that has left its slot, with what it flew with. `hit` is open until the dice have decided. */
export interface Flown {
  readonly rocket: number
  readonly power: number
  readonly accuracy: number
  hit: boolean | null
}

export interface Player {
  readonly seat: Seat
  cubes: number
  hand: Card[]
  rockets: Rocket[]
  slots: number
  powerCap: number
  accuracyCap: number
  incomeBonus: number
  salvageBonus: number
  prestigeBonus: number
  tokens: number
  powerCalibration: number
  accuracyCalibration: number
  embargoed: boolean
  sabotaged: boolean
  pressured: boolean
  /** Printed strengths, in the order taken. */
  trophies: number[]
  /** CR-9.7: these decide nothing. Version 1 of the rules kept no list. */
  flown?: Flown[]
  launches: number
  hits: number
  damage: number
}

/** CR-4.2: fixed when the launch starts. The rocket is launching: it has left its slot and is not spent yet. */
export interface Launch {
  readonly seat: Seat
  readonly rocket: number
  readonly power: number
  readonly accuracy: number
  readonly sabotaged: boolean
}

/** What a turn consists of; the table of steps in `steps.ts` says what each one does. */
export type Step =
  | { readonly kind: 'draft'; id?: number; readonly by: Ms | null }
  | { readonly kind: 'turn'; id?: number; readonly seat: Seat }
  | { readonly kind: 'draw'; id?: number; left: number; from: DeckName | null }
  | { readonly kind: 'main'; id?: number }
  | { readonly kind: 'roll'; id?: number; readonly launch: Launch }
  | { readonly kind: 'reroll'; id?: number; readonly launch: Launch; readonly since: Ms; readonly by: Ms | null }
  | { readonly kind: 'impact'; id?: number; readonly launch: Launch; readonly hit: boolean }
  | PressureStep
  | { readonly kind: 'roundEnd'; id?: number }

/** CR-7.12: the attacking card lies on the table while its target is asked. */
export interface PressureStep {
  readonly kind: 'pressure'
  id?: number
  readonly by: Seat
  readonly target: Seat
  readonly since: Ms
  readonly window: Window<RespondPressure>
}

/** What a good memory knows of somebody else's hand: `by` saw `of` take this card. */
export interface Note {
  readonly by: Seat
  readonly of: Seat
  readonly card: Card
}

const ENDINGS = ['comet-destroyed', 'earth-destroyed', 'survived'] as const
export type Ending = (typeof ENDINGS)[number]

export interface State {
  readonly rules: number
  readonly options: Options
  agenda: Agenda<Step>
  round: number
  readonly start: Seat
  active: Seat
  built: boolean
  /** When the turn clock runs out. */
  turnBy: Ms | null
  distance: number
  movement: Deck<MovementCard>
  /** Movement cards turned up so far, in order. */
  moves: MovementCard[]
  /** The segment under fire, once it is face up. */
  segment: { readonly strength: number; health: number } | null
  /** Face-up segments behind it (CR-5.6), the next one first. */
  ahead: number[]
  segments: Deck<SegmentCard>
  decks: Record<DeckName, Deck<Card>>
  players: Player[]
  notes: Note[]
  rocketsBuilt: number
  ended: { readonly how: Ending; readonly by: Seat | null } | null
}

export interface CometRush extends StepTypes {
  Options: Options
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Step
}
