import type { Lesson } from '@starboard/screen/contract/lesson.ts'
import type { SpaceGoats } from '../rules/state.ts'
import { steps } from './steps.ts'

/** A duel with two ships each, so that it is short; the wreckage comes late, so that it does not come in between. */
export const lesson: Lesson<SpaceGoats> = {
  opponents: ['Gruff'],
  options: { shipsPerPlayer: 2, startSeat: 1, wreckageFromRound: 6 },
  setupLuck: ['SH01', 'RK09', 'RK03', 'SP06', 'ST01', 'ST01', 'ST01', 'ST05'],
  steps,
  ending:
    'You buy, fire, shield and block, and your first duel is won. A whole match has more ships, and more captains.',
}
