import type { Difficulty } from '../../rules/course/course.ts'
import type { RaceResult } from './race.ts'

/** What many races came to. */
export interface Tally {
  readonly races: number
  readonly turns: { readonly mean: number; readonly p50: number; readonly p95: number }
  /** Robots destroyed in a race, on average. */
  readonly deaths: number
  /** Share of races won by checkpoints, 0 to 1. */
  readonly finished: number
}

export function tallyOf(results: readonly RaceResult[]): Tally | null {
  if (results.length === 0) return null
  const turns = results.map((one) => one.turns).toSorted((one, other) => one - other)
  return {
    races: results.length,
    turns: { mean: meanOf(turns), p50: shareAt(turns, 0.5), p95: shareAt(turns, 0.95) },
    deaths: meanOf(results.map(({ deaths }) => deaths)),
    finished: results.filter(({ isFinished }) => isFinished).length / results.length,
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The smallest value that this share of all do not exceed. */
const shareAt = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0

/** By the six courses of section 15: races at most this long, losing at most this many robots, are easy or usual. */
const LIMITS: readonly (readonly [Difficulty, { readonly turns: number; readonly deaths: number }])[] = [
  ['beginner', { turns: 9, deaths: 0.5 }],
  ['standard', { turns: 12.5, deaths: 1.2 }],
]

/** A word for it; deaths are counted for each robot, so that a full table is not harder by itself. */
export function difficultyOf({ turns, deaths, finished }: Tally, players: number): Difficulty {
  if (finished < 0.8) return 'expert'
  const found = LIMITS.find(([, most]) => turns.mean <= most.turns && deaths / players <= most.deaths)
  return found?.[0] ?? 'expert'
}
