import { type AnyBot, type AnyGame, copy, type GameTypes, type Ms } from '@starboard/kernel'
import { playOn } from '../arena.ts'
import { firstSharesOf } from './chances.ts'

/** Who plays positions on: the same bots for everything that is compared. */
export interface Company {
  readonly game: AnyGame
  /** By seat. */
  readonly bots: readonly AnyBot[]
  readonly maxEntries: number
}

export interface Position {
  readonly state: GameTypes['State']
  readonly now: Ms
}

/**
 * Who comes first if a position is played on with that luck. Null: it came to no end, or bots that never played up to
 * there did something impossible.
 */
export function playedOn({ game, bots, maxEntries }: Company, { state, now }: Position, seed: string): number[] | null {
  try {
    const result = playOn(game, { bots, maxEntries, seed, now, state: copy(state) as GameTypes['State'] })
    return result === null ? null : firstSharesOf(result.outcome, game.meta.kind)
  } catch {
    return null
  }
}
