import type { KeptFigures } from './figures.ts'
import type { CourseName } from './names.ts'

/** Written by `starboard courses --measure`. */
export const MEASURED: Readonly<Record<CourseName, KeptFigures>> = {
  'Warm-Up Lane II': {
    players: 3,
    races: 120,
    turns: { mean: 5.2, p50: 5, p95: 9 },
    deaths: 1.23,
    finished: 1,
    docks: { fingerprint: '7e24f74aacf574a2', races: 20, wins: [3, 1, 1, 2, 5, 1, 5, 2] },
  },
  'Loading Loop II': {
    players: 4,
    races: 120,
    turns: { mean: 7.63, p50: 7, p95: 11 },
    deaths: 0.71,
    finished: 1,
    docks: { fingerprint: '8a9f624c387c3143', races: 40, wins: [5, 5, 1, 6, 4, 3, 7, 9] },
  },
  'Crossroads Depot II': {
    players: 5,
    races: 120,
    turns: { mean: 11.28, p50: 10, p95: 17 },
    deaths: 2.96,
    finished: 1,
    docks: { fingerprint: '8e1004d4e0470c64', races: 40, wins: [6, 7, 10, 5, 2, 4, 4, 2] },
  },
  'Piston Alley II': {
    players: 6,
    races: 120,
    turns: { mean: 11.78, p50: 11, p95: 19 },
    deaths: 4.85,
    finished: 1,
    docks: { fingerprint: '1b980250dd5c0ad8', races: 20, wins: [3, 2, 2, 0, 1, 5, 4, 3] },
  },
  'Twin Ring Road II': {
    players: 6,
    races: 120,
    turns: { mean: 12.63, p50: 12, p95: 18 },
    deaths: 2.31,
    finished: 1,
    docks: { fingerprint: 'da9e9fc8e8e1bf93', races: 34, wins: [1, 5, 4, 5, 6, 4, 6, 3] },
  },
  'Needle Works II': {
    players: 6,
    races: 120,
    turns: { mean: 17.39, p50: 17, p95: 24 },
    deaths: 4.66,
    finished: 1,
    docks: { fingerprint: '34f4df0e1e130a90', races: 21, wins: [0, 4, 3, 4, 2, 2, 3, 3] },
  },
}
