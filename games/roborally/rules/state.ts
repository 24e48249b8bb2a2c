import type { Agenda, Deck, Ms, Seat, StepTypes } from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { Card } from './cards.ts'
import type { Event } from './events.ts'
import type { Heading } from './heading.ts'
import type { Options } from './options.ts'
import type { RobotName } from './robots.ts'
import type { Square } from './square.ts'
import type { View } from './view.ts'

export const REGISTERS = [1, 2, 3, 4, 5] as const
export type Register = (typeof REGISTERS)[number]

/** RR-3.9: what happens in each register, in this order. */
export const PHASES = ['reveal', 'cards', 'express', 'belts', 'pushers', 'gears', 'lasers', 'checkpoints'] as const
export type Phase = (typeof PHASES)[number]

/** active: on the board. destroyed: waiting to re-enter. finished: only with `playOn`. */
export const STATUSES = ['active', 'destroyed', 'eliminated', 'finished'] as const
type Status = (typeof STATUSES)[number]

/** Register 0: before the execution of that turn; 6: its clean-up. */
export interface Moment {
  readonly turn: number
  readonly register: number
}

/** What the factory acts on. */
export interface Body {
  readonly seat: Seat
  status: Status
  /** OFF_BOARD unless active. */
  at: Square
  heading: Heading
  damage: number
  lives: number
  archive: Square
  /** RR-14: one more than the last checkpoint after touching it. */
  next: number
  poweredDown: boolean
  /** The draft while programming, then the program; null is empty. Registers 1 to 5 at places 0 to 4. */
  registers: (Card | null)[]
  lastTouch: Moment | null
  /** When it was eliminated. */
  out: Moment | null
  /** When it touched the last checkpoint. */
  finished: Moment | null
}

export interface Robot extends Body {
  readonly name: RobotName
  /** RR-2.5: from 1. */
  readonly dock: number
  /** How many cards this turn's deal gave. */
  dealt: number
  /** RR-3.8: this turn's cards in the order dealt, placed ones too; empty once execution has started. */
  deal: Card[]
  /** Dealt and not placed, in the order dealt; empty once execution has started (RR-3.10). */
  hand: Card[]
  /** A power down is ticked, and from the last submission on announced (RR-11.8). */
  announced: boolean
  /** The program is in. */
  ready: boolean
  /** How many of its registers were turned up this turn; none after it was destroyed. */
  shown: number
  /** How many registers the time-out filled this turn. */
  filled: number
  /** RR-3.14 */
  watched: boolean
  /** Somebody sits there who can watch: no bot, nobody absent. */
  present: boolean
  /** RR-12.6: conceded, and carried out at the start of the clean-up. */
  conceding: boolean
}

export type Step =
  | { readonly kind: 'turnStart'; id?: number }
  /** `by` null: no timer, or one that has not started (RR-3.16). */
  | { readonly kind: 'programming'; id?: number; by: Ms | null }
  | { readonly kind: 'register'; id?: number; readonly register: Register }
  | { readonly kind: 'film'; id?: number; readonly by: Ms }
  | { readonly kind: 'cleanUp'; id?: number }
  | { readonly kind: 'reentry'; id?: number; readonly seat: Seat; readonly by: Ms | null }
  | { readonly kind: 'turnEnd'; id?: number }

/** `stalled`: ten turns without a submission (RR-12.14). */
const ENDINGS = ['checkpoints', 'last-robot', 'nobody-left', 'turn-limit', 'stalled'] as const
export type Ending = (typeof ENDINGS)[number]

/** For the lab; they decide nothing. */
const FIGURES = ['deaths', 'pushedToDeath', 'shotDead', 'laserHits', 'powerDowns', 'filledAtRandom'] as const
export type Figures = { [K in (typeof FIGURES)[number]]: number }

export const noFigures = (): Figures => ({
  deaths: 0,
  pushedToDeath: 0,
  shotDead: 0,
  laserHits: 0,
  powerDowns: 0,
  filledAtRandom: 0,
})

export interface State {
  readonly rules: number
  readonly options: Options
  agenda: Agenda<Step>
  /** RR-12.8: which race of a series this is, from 1. */
  readonly race: number
  turn: number
  /** Registers revealed this turn. */
  revealed: number
  /** By seat. */
  robots: Robot[]
  /** RR-2.5: seats by dock. */
  readonly dockOrder: readonly Seat[]
  /** RR-10.5: robots waiting to re-enter, in order of destruction. */
  destroyed: Seat[]
  /** Cards left undealt this turn; nobody knows their order. */
  deck: Deck<Card>
  /** RR-3.10: unused, cleared and lost cards; they return with the next shuffle. */
  aside: Card[]
  /** RR-12.14: turns in a row without a submission. */
  silentTurns: number
  /** Somebody has submitted or answered this turn. */
  isHeard: boolean
  figures: Figures
  ended: { readonly how: Ending; readonly winner: Seat | null } | null
}

interface SeatOptions {
  readonly robot: RobotName | 'any'
}

export interface RoboRally extends StepTypes {
  Options: Options
  SeatOptions: SeatOptions
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Step
}
