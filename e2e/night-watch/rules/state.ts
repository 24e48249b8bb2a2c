import { type Agenda, type Bag, bug, type Ms, type Seat } from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { Colour } from './colours.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

export interface NightWatch {
  Options: Options
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Watch
}

export interface State {
  readonly options: Options
  readonly rules: number
  readonly agenda: Agenda<Watch>
  readonly keepers: Keeper[]
  /** Those that nobody has. */
  readonly orders: Bag<Colour>
}

export interface Keeper {
  readonly order: Colour
  /** Who knows the order. */
  readonly readBy: Seat[]
  lamp: Colour | null
  oil: number
}

/** One question for the whole night: the world changes under it, and an answer is never too late for that. */
export interface Watch {
  readonly kind: 'watch'
  id?: number
  phase: 'calm' | 'hush'
  until: Ms
  gustsLeft: number
}

export const keeperAt = (s: State, seat: Seat): Keeper => s.keepers[seat] ?? bug(`There is no seat ${seat}.`)

export const isHush = (s: State): boolean => s.agenda.steps.some(({ phase }) => phase === 'hush')
