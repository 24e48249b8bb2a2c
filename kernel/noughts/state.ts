import { type Agenda, type OptionsOf, optionForm, type Seat } from '../index.ts'
import type { Action } from './actions.ts'

export const options = optionForm({})

/** A cell is empty, or has the mark of a seat. */
type Cell = Seat | null

export interface Turn {
  readonly kind: 'turn'
  readonly seat: Seat
  id?: number
}

export interface State {
  readonly options: OptionsOf<typeof options>
  readonly rules: number
  readonly agenda: Agenda<Turn>
  /** Row by row. */
  readonly cells: Cell[]
  marks: number
  winner: Seat | null
}

export type Event = { kind: 'marked'; seat: Seat; cell: number }

/** Nothing is hidden: everybody sees the state. */
export interface Noughts {
  Options: State['options']
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: State
  Step: Turn
}
