import type { Seat } from '@starboard/kernel'
import type { Station, Tile, Zone } from '../vocabulary.ts'

/** SA-10.4, SA-10.5: what a mission of a campaign leaves to the next. */
export interface Carried {
  /** Tiles on the ship, by zone. */
  readonly tiles: Partial<Record<Zone, Tile[]>>
  /** Squads that are not on the ship. */
  lostSquads: number
  /** Where the squads stand that are. */
  squads: Station[]
  /** Scores of the missions before, for the total (SA-10.7). */
  readonly scores: readonly number[]
  /** SA-10.3: they recover and repair nothing. */
  readonly knockedOut: readonly Seat[]
}
