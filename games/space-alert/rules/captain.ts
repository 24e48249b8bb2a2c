import { type Refusal, refuse, type Seat } from '@starboard/kernel'
import { actingOrder, memberAt, type State } from './state.ts'

/** SA-2.22: the captain, or the first person in acting order while the captain is away. */
export function actingCaptain(s: Pick<State, 'captain' | 'crew'>): Seat {
  const present = actingOrder(s).find((seat) => memberAt(s, seat).holder === 'person')
  return present ?? s.captain
}

export const checkCaptain = (s: State, seat: Seat, what: string): Refusal | null =>
  actingCaptain(s) === seat ? null : refuse('not-captain', 'SA-2.22', `Only the captain ${what}.`)
