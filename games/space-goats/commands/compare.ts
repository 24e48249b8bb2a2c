import type { Original } from './original.ts'

/** One figure beside the original's, and how far apart they may be. */
export interface Compared {
  readonly name: string
  readonly measured: number
  readonly original: number
  /** In the unit of the figure. */
  readonly bound: number
}

const WIN_POINTS = 1.5
const ROUNDS = 0.25
const ACTION_SHARE = 0.02
const PASSES = 0.05

const ACTIONS = ['buys', 'rockets', 'shields', 'specials'] as const

/** Section 11.3: the bounds that an implementation of the engine view must keep over 20,000 games. */
export function compared(measured: Original, original: Original): readonly Compared[] {
  return [
    ...original.wins.map((wins, seat) => ({
      name: `wins of seat ${seat + 1} in %`,
      measured: measured.wins[seat] ?? 0,
      original: wins,
      bound: WIN_POINTS,
    })),
    { name: 'rounds', measured: measured.rounds.mean, original: original.rounds.mean, bound: ROUNDS },
    ...ACTIONS.map((action) => ({
      name: `${action} a game`,
      measured: measured[action],
      original: original[action],
      bound: ACTION_SHARE * original[action],
    })),
    { name: 'passes a game', measured: measured.passes, original: original.passes, bound: PASSES },
  ]
}

export const isWithin = ({ measured, original, bound }: Compared): boolean => Math.abs(measured - original) <= bound
