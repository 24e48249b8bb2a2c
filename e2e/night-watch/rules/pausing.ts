import { type Pausing, refuse } from '@starboard/kernel'
import { isHush, type NightWatch } from './state.ts'

const MOST_PAUSES = 3

/** NW-5 */
export const pausing: Pausing<NightWatch> = {
  votes: 'most',
  check(s, used) {
    if (isHush(s)) return refuse('hush', 'NW-5', 'The clock does not stop in a hush.')
    return used < MOST_PAUSES ? null : refuse('no-pause-left', 'NW-5', `You have used all ${MOST_PAUSES} pauses.`)
  },
  isBlind: true,
  longestMs: 120_000,
  countdownMs: 3000,
}
