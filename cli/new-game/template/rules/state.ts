import { type Agenda, bug, type Seat, type StepTypes } from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

/** Plain JSON data without derived values: who has won follows from who took the last cell. */
export interface State {
  readonly options: Options
  readonly rules: number
  readonly agenda: Agenda<Turn>
  /** Cells in the heap. */
  heap: number
  readonly players: Player[]
  /** Who took last; null before the first turn. */
  last: Seat | null
  turns: number
}

export interface Player {
  cells: number
}

/** What is still to happen; `steps.ts` says what it does. */
export interface Turn {
  readonly kind: 'turn'
  readonly seat: Seat
  id?: number
}

/** One name carries all types of the game. */
export interface FuelHeap extends StepTypes {
  Options: Options
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Turn
}

export const playerAt = (s: State, seat: Seat): Player => s.players[seat] ?? bug(`There is no seat ${seat}.`)
