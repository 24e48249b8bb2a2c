import type { Seat } from '@starboard/kernel'
import { actingOrder } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** SA-2.22: the captain, or the first person in acting order while the captain is away. */
export const captainNow = (view: Pick<View, 'captain' | 'crew'>): Seat =>
  actingOrder(view).find((seat) => view.crew[seat]?.holder === 'person') ?? view.captain
