import type { Audiences, Seat } from '@starboard/kernel'
import type { Colour } from './colours.ts'
import type { State } from './state.ts'

export type Event =
  | { kind: 'dealt'; seat: Seat; order: Colour }
  | { kind: 'lit'; seat: Seat; colour: Colour }
  | { kind: 'orderRead'; seat: Seat; of: Seat; order: Colour }
  | { kind: 'gust'; blownOut: Seat | null }
  | { kind: 'calm' }
  | { kind: 'dawn'; orders: readonly Colour[] }

const own = ({ seat }: { readonly seat: Seat }) => [seat]

export const audiences: Audiences<State, Event> = {
  dealt: { seat: 'all', order: own },
  lit: 'all',
  orderRead: { seat: 'all', of: 'all', order: own },
  gust: 'all',
  calm: 'all',
  dawn: 'all',
}
