import type { Course, Difficulty } from '../../rules/course/course.ts'
import { factoryOf } from '../../rules/factory/compile.ts'
import { poseOf } from '../drive.ts'
import { routeOf, wayFrom } from '../route.ts'

/** How hard a course is by itself: nobody else has to be in the way, so it is the same for two robots and for eight. */
export interface Hardness {
  /** How many registers a lone robot should need for all checkpoints, on average over the docks. */
  readonly registers: number
  /** Pits, beams and pushers. */
  readonly perils: number
}

export function hardnessOf(course: Course): Hardness {
  const factory = factoryOf(course)
  const route = routeOf(factory)
  const { docks, lasers, pushers, isPit } = factory
  const ways = docks.map(({ square, heading }) => wayFrom(route, poseOf(square, heading), 1))
  return {
    registers: sum(ways) / ways.length,
    perils: sum(Array.from(isPit)) + sum(lasers.map(({ beams }) => beams)) + pushers.length,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** By the six courses of section 15: what is no longer and has no more perils is easy or usual. */
const LIMITS: readonly (readonly [Difficulty, Hardness])[] = [
  ['beginner', { registers: 32, perils: 5 }],
  ['standard', { registers: 44, perils: 32 }],
]

export function difficultyOf({ registers, perils }: Hardness): Difficulty {
  const found = LIMITS.find(([, most]) => registers <= most.registers && perils <= most.perils)
  return found?.[0] ?? 'expert'
}
