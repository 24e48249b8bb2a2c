import type { Audiences, Seat } from '@starboard/kernel'
import type { State } from './state.ts'

export type Event =
  | { kind: 'dealt'; seat: Seat; secret: number }
  | { kind: 'struck'; seat: Seat; beat: number; peg: number; points: number; secret: number }

const own = ({ seat }: { readonly seat: Seat }) => [seat]

export const audiences = {
  dealt: { seat: 'all', secret: own },
  struck: { seat: 'all', beat: 'all', peg: 'all', points: 'all', secret: own },
} as const satisfies Audiences<State, Event>
