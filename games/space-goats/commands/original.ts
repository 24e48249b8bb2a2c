/** Section 11.3: 20,000 games of the original simulation for each number of players. Shares are per cent. */
export interface Original {
  readonly seats: number
  readonly wins: readonly number[]
  readonly draws: number
  readonly rounds: { readonly mean: number; readonly p5: number; readonly p50: number; readonly p95: number }
  readonly turns: number
  readonly decidedBy: { readonly rocket: number; readonly wreckage: number; readonly bank: number }
  readonly buys: number
  readonly rockets: number
  readonly shields: number
  readonly specials: number
  readonly passes: number
  readonly blocks: number
  readonly pileLeft: number
  readonly pileEmpty: number
}

export const ORIGINALS: readonly Original[] = [
  {
    seats: 3,
    wins: [32.3, 34.3, 33.3],
    draws: 0.13,
    rounds: { mean: 28.3, p5: 21, p50: 28, p95: 36 },
    turns: 78,
    decidedBy: { rocket: 86.7, wreckage: 13, bank: 0.2 },
    buys: 30.3,
    rockets: 27.8,
    shields: 6.2,
    specials: 13.2,
    passes: 0.54,
    blocks: 5.5,
    pileLeft: 8.7,
    pileEmpty: 1.5,
  },
  {
    seats: 5,
    wins: [19.6, 19.8, 20.3, 20.5, 19.7],
    draws: 0.12,
    rounds: { mean: 19.3, p5: 12, p50: 20, p95: 26 },
    turns: 76.4,
    decidedBy: { rocket: 84.6, wreckage: 14.9, bank: 0.4 },
    buys: 35.9,
    rockets: 24.9,
    shields: 6.4,
    specials: 8.9,
    passes: 0.34,
    blocks: 7.4,
    pileLeft: 4.1,
    pileEmpty: 42,
  },
]
