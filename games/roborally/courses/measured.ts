import type { CourseName } from './names.ts'

/** What races of bots came to on one course. */
export interface Measured {
  readonly players: number
  readonly races: number
  /** Until the race was over. */
  readonly turns: { readonly mean: number; readonly p50: number; readonly p95: number }
  /** Robots destroyed in a race, on average. */
  readonly deaths: number
  /** Share of races that a robot won by its checkpoints. */
  readonly finished: number
}

/** Written by `starboard courses --measure`. */
export const MEASURED: Readonly<Record<CourseName, Measured>> = {
  'Warm-Up Lane': { players: 4, races: 0, turns: { mean: 0, p50: 0, p95: 0 }, deaths: 0, finished: 0 },
  'Loading Loop': { players: 4, races: 0, turns: { mean: 0, p50: 0, p95: 0 }, deaths: 0, finished: 0 },
  'Crossroads Depot': { players: 4, races: 0, turns: { mean: 0, p50: 0, p95: 0 }, deaths: 0, finished: 0 },
  'Piston Alley': { players: 6, races: 0, turns: { mean: 0, p50: 0, p95: 0 }, deaths: 0, finished: 0 },
  'Twin Ring Road': { players: 6, races: 0, turns: { mean: 0, p50: 0, p95: 0 }, deaths: 0, finished: 0 },
  'Needle Works': { players: 6, races: 0, turns: { mean: 0, p50: 0, p95: 0 }, deaths: 0, finished: 0 },
}
