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
    docks: { fingerprint: '7e24f74aacf574a2', races: 400, wins: [27, 43, 35, 73, 63, 40, 93, 26] },
  },
  'Loading Loop II': {
    players: 4,
    races: 120,
    turns: { mean: 7.63, p50: 7, p95: 11 },
    deaths: 0.71,
    finished: 1,
    docks: { fingerprint: '8a9f624c387c3143', races: 400, wins: [43, 44, 42, 52, 66, 39, 52, 62] },
  },
  'Crossroads Depot II': {
    players: 5,
    races: 120,
    turns: { mean: 11.28, p50: 10, p95: 17 },
    deaths: 2.96,
    finished: 1,
    docks: { fingerprint: '8e1004d4e0470c64', races: 400, wins: [45, 44, 95, 32, 69, 40, 38, 37] },
  },
  'Piston Alley II': {
    players: 6,
    races: 120,
    turns: { mean: 11.78, p50: 11, p95: 19 },
    deaths: 4.85,
    finished: 1,
    docks: { fingerprint: '1b980250dd5c0ad8', races: 400, wins: [71, 48, 27, 45, 29, 55, 82, 43] },
  },
  'Twin Ring Road II': {
    players: 6,
    races: 120,
    turns: { mean: 12.63, p50: 12, p95: 18 },
    deaths: 2.31,
    finished: 1,
    docks: { fingerprint: 'da9e9fc8e8e1bf93', races: 400, wins: [32, 52, 45, 57, 56, 54, 50, 54] },
  },
  'Needle Works II': {
    players: 6,
    races: 120,
    turns: { mean: 17.39, p50: 17, p95: 24 },
    deaths: 4.66,
    finished: 1,
    docks: { fingerprint: '34f4df0e1e130a90', races: 400, wins: [29, 58, 48, 65, 55, 38, 43, 64] },
  },
}
