import { MAX_RANGE } from '../trajectories.ts'
import type { Zone } from '../vocabulary.ts'
import type { Cannon } from './ship.ts'

/** SA-5.1, SA-R42: the cannons, and what a damage tile does to each (SA-8.5). */
export const heavy = (paidBy: Zone, strength = 4): Cannon => ({
  weapon: 'heavy',
  strength,
  range: MAX_RANGE,
  paidBy,
  whenDamaged: { tile: 'upper-weapon', strength: strength - 1 },
})

export const LIGHT: Cannon = {
  weapon: 'light',
  strength: 2,
  range: MAX_RANGE,
  whenDamaged: { tile: 'lower-weapon', strength: 1 },
}

/** SA-R28: on the big ship the pulse cannon loses range instead of strength. */
export const PULSE: Cannon = {
  weapon: 'pulse',
  strength: 1,
  range: 2,
  paidBy: 'white',
  whenDamaged: { tile: 'lower-weapon', range: 1 },
}

/** SA-11.1g: no tile harms this one. */
export const DUCKLING_PULSE: Cannon = { weapon: 'pulse', strength: 1, range: 2, paidBy: 'red' }

/** SA-5.13 */
export const ROCKET = { strength: 3, range: 2 } as const

/** SA-5.24: one target is hit harder than several; heroic adds 1. */
export const INTERCEPTORS = { alone: 3, several: 1, range: 1, behemoth: 6 } as const
