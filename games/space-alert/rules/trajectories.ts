import type { Mark, TrajectoryNumber } from './vocabulary.ts'

export interface Trajectory {
  /** Spaces count from the ship outwards; a threat starts on the highest. */
  readonly length: number
  readonly marks: Readonly<Record<number, Mark>>
}

/** Section 2.4 */
export const TRAJECTORY: Readonly<Record<TrajectoryNumber, Trajectory>> = {
  1: { length: 10, marks: { 5: 'x', 1: 'z' } },
  2: { length: 11, marks: { 8: 'x', 1: 'z' } },
  3: { length: 12, marks: { 8: 'x', 3: 'y', 1: 'z' } },
  4: { length: 13, marks: { 9: 'x', 5: 'y', 1: 'z' } },
  5: { length: 14, marks: { 11: 'x', 7: 'y', 1: 'z' } },
  6: { length: 15, marks: { 10: 'x', 7: 'y', 3: 'y', 1: 'z' } },
  7: { length: 16, marks: { 12: 'x', 8: 'y', 5: 'y', 1: 'z' } },
}

export const MAX_RANGE = 3
const SPACES_PER_RANGE = 5

/** Section 2.4: range 1 is spaces 1-5, range 2 is 6-10, range 3 all beyond. */
export const rangeOf = (space: number): number => Math.min(MAX_RANGE, Math.ceil(space / SPACES_PER_RANGE))
