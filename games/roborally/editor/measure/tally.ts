import type { DockRaces } from '../../data/courses/figures.ts'
import type { RaceResult } from './race.ts'

/** What many races came to. */
export interface Tally {
  readonly races: number
  readonly turns: { readonly mean: number; readonly p50: number; readonly p95: number }
  /** Robots destroyed in a race, on average. */
  readonly deaths: number
  /** Share of races won by checkpoints, 0 to 1. */
  readonly finished: number
  readonly docks: DockRaces
}

export function tallyOf(results: readonly RaceResult[], players: number): Tally | null {
  if (results.length === 0) return null
  const turns = results.map((one) => one.turns).toSorted((one, other) => one - other)
  return {
    races: results.length,
    turns: { mean: meanOf(turns), p50: shareAt(turns, 0.5), p95: shareAt(turns, 0.95) },
    deaths: meanOf(results.map(({ deaths }) => deaths)),
    finished: results.filter(({ isFinished }) => isFinished).length / results.length,
    docks: { races: results.length, wins: Array.from({ length: players }, (_, place) => winsOf(results, place + 1)) },
  }
}

const winsOf = (results: readonly RaceResult[], dock: number): number =>
  results.filter((one) => one.dock === dock).length

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The smallest value that this share of all do not exceed. */
const shareAt = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
