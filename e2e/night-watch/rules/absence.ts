import { type Absence, refuse } from '@starboard/kernel'
import type { NightWatch } from './state.ts'

/** NW-6 */
export const absence: Absence<NightWatch> = {
  afterMs: 20_000,
  checkTakeOver: (_s, by) =>
    by === 0 ? null : refuse('not-first', 'NW-6', 'Only the first keeper may send somebody.'),
}
