import type { Measured } from './figures.ts'
import type { CourseName } from './names.ts'

/** Written by `starboard courses --measure`. */
export const MEASURED: Readonly<Record<CourseName, Measured>> = {
  'Warm-Up Lane': {
    players: 3,
    races: 120,
    turns: { mean: 5.2, p50: 5, p95: 9 },
    deaths: 1.23,
    finished: 1,
  },
  'Loading Loop': {
    players: 4,
    races: 120,
    turns: { mean: 7.63, p50: 7, p95: 11 },
    deaths: 0.71,
    finished: 1,
  },
  'Crossroads Depot': {
    players: 5,
    races: 120,
    turns: { mean: 11.28, p50: 10, p95: 17 },
    deaths: 2.96,
    finished: 1,
  },
  'Piston Alley': {
    players: 6,
    races: 120,
    turns: { mean: 11.78, p50: 11, p95: 19 },
    deaths: 4.85,
    finished: 1,
  },
  'Twin Ring Road': {
    players: 6,
    races: 120,
    turns: { mean: 12.63, p50: 12, p95: 18 },
    deaths: 2.31,
    finished: 1,
  },
  'Needle Works': {
    players: 6,
    races: 120,
    turns: { mean: 17.39, p50: 17, p95: 24 },
    deaths: 4.66,
    finished: 1,
  },
}
