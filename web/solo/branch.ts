import { branchedFrom, type GameTypes, type MatchExport } from '@starboard/kernel'
import type { KeptMatch } from './store.ts'

/** How somebody wants to play on from a moment of a finished match. */
export interface BranchWish {
  /** So many entries of that match it begins with. */
  readonly length: number
  readonly seat: number
  /** Of the bots in the other seats. */
  readonly level: string
  readonly name: string
  /** The very luck of that match goes on. */
  readonly isOpen: boolean
}

/** The match that a device then keeps, as if it had been played there up to that moment. */
export function branchedMatch(
  exported: MatchExport<GameTypes>,
  { length, seat, level, name, isOpen }: BranchWish,
  newSeed: () => string,
): KeptMatch {
  const sealed = isOpen ? null : { seed: newSeed(), seatSeeds: exported.names.map(() => newSeed()) }
  const { header, seed, log } = branchedFrom(exported, { length, sealed })
  const names = exported.names.map((before, at) => (at === seat ? name : before))
  return {
    terms: {
      id: newSeed().slice(0, 16),
      game: header.game,
      level,
      seat,
      names,
      header: { ...header, hints: true },
      seed,
    },
    log,
  }
}
