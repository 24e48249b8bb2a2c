import type { Lesson } from '@starboard/screen/contract/lesson.ts'
import type { BackyardRocketeers } from '../rules/state.ts'
import { steps } from './steps.ts'

/** From the first plank of the pad to the first light on Mars. */
export const lesson: Lesson<BackyardRocketeers> = {
  opponents: ['Mrs Quark'],
  options: { tankIsPlacement: false },
  setupLuck: [
    'second-hand-fuselage@1',
    'cutting-edge-nose-cone@1',
    'second-hand-stabilizer-fins@1',
    'extra-large-fuel-tank@1',
    'newtons-third-law@1',
    'improvised-fuselage@1',
    'improvised-nose-cone@1',
    'improvised-thruster@1',
    'shoot-an-rpg@1',
    'small-fuel-tank@1',
    5,
    6,
    2,
    3,
    'improvised-thruster@1',
  ],
  steps,
  ending: 'You build, launch, fly and land. On Mars, 100% power, 20 km and a signal of 3 win the game.',
}
