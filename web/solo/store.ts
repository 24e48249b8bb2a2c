import type { Entry, GameTypes, Header, Played, SeatOrders } from '@starboard/kernel'

export type SoloEntry = Entry<GameTypes['Action']>

/** What is fixed before the first entry of a match against bots. */
export interface SoloTerms {
  readonly id: string
  readonly game: string
  readonly level: string
  /** Where the person sits. */
  readonly seat: number
  readonly names: readonly string[]
  readonly header: Header<GameTypes>
  readonly seed: string
  /** The matches of this series before this one. */
  readonly played?: readonly Played<GameTypes>[]
}

export interface KeptMatch {
  readonly terms: SoloTerms
  readonly log: readonly SoloEntry[]
  /** What the person has ordered; absent: nothing. */
  readonly orders?: SeatOrders
}

/**
 * Where matches are kept: one running match a game, and the finished ones as exports. Each tab has a store of its own on
 * the same device; a match belongs to the tab that opened it last.
 */
export interface SoloStore {
  /** From now on the match belongs to this tab. */
  load(game: string): Promise<KeptMatch | null>
  /** From now on this is the match of its game; what was kept before is gone. */
  begin(kept: KeptMatch): Promise<void>
  /** Entries that follow the first `from`: all of them or none. Fails with `Elsewhere` if another tab has the match now. */
  append(terms: SoloTerms, from: number, entries: readonly SoloEntry[]): Promise<void>
  /** In the place of what was ordered before. Fails like `append`. */
  keepOrders(terms: SoloTerms, orders: SeatOrders): Promise<void>
  keepExport(id: string, exported: unknown): Promise<void>
}

/** Another tab has opened the match, or has begun a new one. */
export class Elsewhere extends Error {}
