import type { Lesson } from '@starboard/screen/contract/lesson.ts'
import type { RoboRally } from '../rules/state.ts'
import { trainingHall } from './course.ts'
import { dealt, FIRST_HANDS } from './hands.ts'
import { steps } from './steps.ts'

/** Two turns in a small hall. */
export const lesson: Lesson<RoboRally> = {
  opponents: ['Otto'],
  options: { course: trainingHall, dockOrder: 'seat' },
  seatOptions: [{ robot: 'Anvil' }, { robot: 'Bolt' }],
  setupLuck: dealt(FIRST_HANDS),
  steps,
  ending:
    'You program, ride belts, are shoved and still arrive. In a whole race there are up to eight of you, and lasers, gears and pushers.',
}
