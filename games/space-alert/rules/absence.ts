import type { Absence } from '@starboard/kernel'
import { checkCaptain } from './captain.ts'
import type { SpaceAlert } from './state.ts'

/** SA-11.4 */
export const absence: Absence<SpaceAlert> = {
  afterMs: 20_000,
  checkTakeOver: (s, by) => checkCaptain(s, by, 'lets a bot take over'),
}
