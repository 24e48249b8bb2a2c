import { type Agenda, bug, int, type OptionsOf, optionForm, type Seat } from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { View } from './view.ts'

export const options = optionForm({
  /** 0: for ever. */
  beats: int(0, { min: 4, max: 60, also: [0] }, { label: 'Beats', rule: 'MN-1' }),
})

type Options = OptionsOf<typeof options>

export interface Metronome {
  Options: Options
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Turn
}

export interface State {
  readonly options: Options
  readonly rules: number
  readonly agenda: Agenda<Turn>
  beat: number
  readonly pegs: Peg[]
  readonly players: Player[]
  /** The oldest first. */
  readonly recent: Beat[]
}

export interface Peg {
  strokes: number
  lastBeat: number
}

export interface Player {
  secret: number
  strokes: number
  points: number
}

export interface Beat {
  readonly beat: number
  readonly seat: Seat
  readonly peg: number
  readonly points: number
  /** Of that player, after it. */
  readonly total: number
}

export interface Turn {
  readonly kind: 'turn'
  readonly seat: Seat
  id?: number
}

export const playerAt = (s: State, seat: Seat): Player => s.players[seat] ?? bug(`There is no seat ${seat}.`)

export const pegAt = (s: State, peg: number): Peg => s.pegs[peg] ?? bug(`There is no peg ${peg}.`)
