import type { Seat } from '@starboard/kernel'
import type { Beat, SeatFace } from '@starboard/screen/contract/board.ts'
import type { SpaceGoats } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** How bad something is for its ship; colours and symbols follow it. */
export type Harm = 'none' | 'holds' | 'breaks' | 'flips' | 'lost' | 'saved'

/** What would happen, in few words: "Ship lost", "4 → 3 ships". */
export interface Consequence {
  readonly harm: Harm
  readonly title: string
  readonly detail: string
}

/** A ship of mine that may be chosen now. */
export interface ShipOffer {
  /** The letter that chooses it: A, B, C … */
  readonly key: string
  readonly isPicked: boolean
  /** The clock would choose this one. */
  readonly isOnTimeout: boolean
  /** What taking it means; null where nothing would happen to it, as when a shield is put on. */
  readonly consequence: Consequence | null
}

/** An opponent who may be aimed at now. */
export interface TargetOffer {
  readonly isPicked: boolean
  readonly consequence: Consequence | null
}

/** A market slot with a card in it. */
export interface SlotOffer {
  readonly mayBuy: boolean
  /** It is my turn to buy, and this one is forbidden: pressing it says why. */
  readonly isRefused: boolean
  /** The key that picks it; null while the keys mean fleets. */
  readonly key: string | null
  readonly isPicked: boolean
  /** Why not, or what it takes: "1 short", "no ship left". */
  readonly note: string | null
}

export type OpenPile = 'trash' | 'market' | { readonly discardOf: Seat } | { readonly ownedBy: Seat }

/** Everything the comic page is drawn from. It decides nothing. */
export interface StageProps {
  readonly view: View
  /** Whose fleet stands in front: one's own, or for spectators one that still flies. */
  readonly front: Seat
  readonly me: Seat | null
  readonly seats: readonly SeatFace[]
  readonly beat: Beat<SpaceGoats> | null
  /** By the number of the ship. */
  readonly ships: ReadonlyMap<number, ShipOffer>
  readonly targets: ReadonlyMap<Seat, TargetOffer>
  readonly slots: readonly (SlotOffer | null)[]
  /** The headline of my fleet: "Pick the ship that takes the hit". */
  readonly headline: string | null
  onShip(ship: number): void
  onTarget(seat: Seat): void
  onSlot(slot: number): void
  onOpen(pile: OpenPile): void
}
