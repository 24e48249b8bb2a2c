import type { GameTypes } from '../contract/contract.ts'
import { canonical } from '../data/canonical.ts'
import type { LuckSource, Streams } from '../luck/chance.ts'
import { commitmentOf, committedChance, type Word } from '../luck/committed.ts'
import type { MatchExport } from './export.ts'
import type { Branch, Entry, Header } from './log.ts'

/** All that the luck of a match comes from, once it is opened. */
export interface MatchLuck {
  readonly seed: string
  readonly seatSeeds: readonly string[]
  /** Its log begins with entries of another match, whose luck was that match's. */
  readonly branch?: Branch
}

export const luckOf = (
  { seatSeeds, branch }: Pick<Header<GameTypes>, 'seatSeeds' | 'branch'>,
  seed: string,
): MatchLuck => ({
  seed,
  seatSeeds,
  ...(branch !== undefined && { branch }),
})

/** The luck of a whole log: of a branch, first that of the match it came from, then its own. */
export function matchChance(luck: MatchLuck, from: Streams = {}, onWord?: (word: Word) => void): LuckSource {
  const { branch } = luck
  if (branch === undefined) return committedChance(luck, from, onWord)
  if (isSameLuck(luck, branch)) return matchChance(branch, from, onWord)
  const before = matchChance(branch, {}, onWord)
  const own = committedChance(luck, from, onWord)
  // Whoever goes on from a snapshot is past the branching.
  let now: LuckSource = own
  return {
    d6: () => now.d6(),
    below: (n, stream) => now.below(n, stream),
    draw: (stream, cards) => now.draw(stream, cards),
    take: (stream, row) => now.take(stream, row),
    touch: () => now.touch(),
    streams: () => now.streams(),
    begin(entry) {
      before.begin?.(entry)
      now = entry < branch.length ? before : own
    },
  }
}

/** The luck goes on as it went there: whoever knows that match knows it. */
const isSameLuck = (one: MatchLuck, other: MatchLuck): boolean =>
  one.seed === other.seed && canonical(one.seatSeeds) === canonical(other.seatSeeds)

/** Whether the luck of a branch is that of the match it came from. False: it was sealed anew, or this is no branch. */
export const hasOpenLuck = ({ commitment, seatSeeds, branch }: Header<GameTypes>): boolean =>
  branch !== undefined &&
  commitmentOf(branch.seed) === commitment &&
  canonical(branch.seatSeeds) === canonical(seatSeeds)

/** How a match begins from a moment of a finished one. */
export interface Branching {
  /** So many entries of that match it begins with. */
  readonly length: number
  /** Null: the very luck of that match goes on. */
  readonly sealed: { readonly seed: string; readonly seatSeeds: readonly string[] } | null
}

/** What a match begins with that goes on from a moment of a finished one. Secrets of a running match cannot be asked for: it has no export. */
export function branchedFrom<T extends GameTypes>(
  { header, log, seed }: Pick<MatchExport<T>, 'header' | 'log' | 'seed'>,
  { length, sealed }: Branching,
): { readonly header: Header<T>; readonly seed: string; readonly log: readonly Entry<T['Action']>[] } {
  const { daily: _, branch, ...plain } = header
  const luck = sealed ?? { seed, seatSeeds: header.seatSeeds }
  const from: Branch = { length, seed, seatSeeds: header.seatSeeds, ...(branch !== undefined && { branch }) }
  return {
    header: { ...plain, commitment: commitmentOf(luck.seed), seatSeeds: luck.seatSeeds, branch: from },
    seed: luck.seed,
    log: log.slice(0, length),
  }
}
