import { type Pausing, refuse } from '@starboard/kernel'
import type { SpaceAlert } from './state.ts'

const MOST_PAUSES = 3

/** SA-2.21 */
export const pausing: Pausing<SpaceAlert> = {
  votes: 'most',
  check({ options, transfer, outage, flight }, used) {
    if (options.pause === 'off') return refuse('no-pauses', 'SA-2.21', 'This table plays without pauses.')
    if (flight !== null) return refuse('no-clock', 'SA-2.21', 'The clock of the mission has stopped already.')
    if (outage !== null) return refuse('comms-down', 'SA-2.21', 'The clock does not stop in an outage.')
    if (transfer !== null) return refuse('transfer', 'SA-2.21', 'The clock does not stop in a data transfer.')
    return used < MOST_PAUSES ? null : refuse('no-pause-left', 'SA-2.21', `You have used all ${MOST_PAUSES} pauses.`)
  },
  isBlind: true,
  longestMs: 120_000,
  countdownMs: 3000,
}
