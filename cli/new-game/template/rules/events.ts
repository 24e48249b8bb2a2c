import type { AsSeen, Audiences, Seat } from '@starboard/kernel'
import type { State } from './state.ts'

export type Event =
  | { kind: 'began'; seat: Seat; cells: number }
  | { kind: 'taken'; seat: Seat; cells: number; left: number }

/** Who hears what, field by field: everything lies open here. A secret is told to `({ seat }) => [seat]` alone. */
export const audiences = { began: 'all', taken: 'all' } as const satisfies Audiences<State, Event>

export type SeenEvent = AsSeen<Event, typeof audiences>
