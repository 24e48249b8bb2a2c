import type { AsSeen, Audiences, Seat } from '../index.ts'
import type { Crate } from './crates.ts'
import type { State } from './state.ts'

export type Event =
  | { kind: 'dealt'; seat: Seat; count: number; crates: readonly Crate[] }
  | { kind: 'turnBegan'; seat: Seat }
  | { kind: 'scanned'; seat: Seat; crate: Crate }
  | { kind: 'rolled'; seat: Seat; pips: number }
  | { kind: 'salvaged'; seat: Seat; crate: Crate }
  | { kind: 'stowed'; seat: Seat; crate: Crate }
  | { kind: 'bidShown'; seat: Seat; crate: Crate | null }
  | { kind: 'beaconWon'; seat: Seat }
  | { kind: 'ended' }

/** Who hears what, field by field. A forgotten field does not compile. */
export const audiences = {
  dealt: { seat: 'all', count: 'all', crates: ({ seat }) => [seat] },
  turnBegan: 'all',
  scanned: { seat: 'all', crate: ({ seat }, s) => (s.options.secretScan ? [seat] : 'all') },
  rolled: 'all',
  salvaged: { seat: 'all', crate: ({ seat }) => [seat] },
  stowed: 'all',
  bidShown: 'all',
  beaconWon: 'all',
  ended: 'all',
} as const satisfies Audiences<State, Event>

/** An event as somebody saw it: what is not for everybody may be missing. */
export type SeenEvent = AsSeen<Event, typeof audiences>
