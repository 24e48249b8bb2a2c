import type { AsSeen, Audiences, Ms, Seat } from '@starboard/kernel'
import type { Colour } from './colours.ts'
import type { State } from './state.ts'

/** What the clock does says when, so that every screen can show it at the same moment. */
export type Event =
  | { kind: 'dealt'; seat: Seat; order: Colour }
  | { kind: 'lit'; seat: Seat; colour: Colour }
  | { kind: 'orderRead'; seat: Seat; of: Seat; order: Colour }
  | { kind: 'gust'; blownOut: Seat | null; at: Ms }
  | { kind: 'calm'; at: Ms }
  | { kind: 'dawn'; orders: readonly Colour[]; at: Ms }

const own = ({ seat }: { readonly seat: Seat }) => [seat]

export const audiences = {
  dealt: { seat: 'all', order: own },
  lit: 'all',
  orderRead: { seat: 'all', of: 'all', order: own },
  gust: 'all',
  calm: 'all',
  dawn: 'all',
} as const satisfies Audiences<State, Event>

/** As somebody saw it: an order may be missing. */
export type SeenEvent = AsSeen<Event, typeof audiences>
