import type { Lesson } from '@starboard/screen/contract/lesson.ts'
import type { CometRush } from '../rules/state.ts'
import { steps } from './steps.ts'

/** The comet is near and comes slowly: four rounds, and then it is there. */
export const lesson: Lesson<CometRush> = {
  opponents: ['Vega'],
  options: { startSeat: 1, distance: 8, lateGameAt: 0 },
  setupLuck: [],
  steps,
  ending: 'You build, launch and play cards, and you know when to strike. A whole race begins 18 steps out.',
}
