import type { ShipId, Station, TurnCount, Zone } from '../vocabulary.ts'
import { CLASSIC, MANUAL } from './big-ship.ts'
import { DUCKLING } from './duckling.ts'

/** A ship profile (section 2.1, SA-R1): what every station can do and how much everything holds. */
export interface Ship {
  /** From left to right. */
  readonly zones: readonly Zone[]
  /** SA-R22 */
  readonly start: Station
  /** Little Duckling has no structure tile. */
  readonly hasStructure: boolean
  readonly shields: Readonly<Partial<Record<Zone, Container>>>
  readonly reactors: Readonly<Partial<Record<Zone, Reactor>>>
  readonly stations: Readonly<Partial<Record<Station, Systems>>>
  /** Where battlebot squads stand. */
  readonly squads: readonly Station[]
  /** SA-R44 */
  readonly rockets: Readonly<Record<TurnCount, number>>
  readonly maxCrew: number
  readonly turns: readonly TurnCount[]
}

interface Container {
  readonly start: number
  readonly capacity: number
}

export interface Reactor extends Container {
  /** Capsules at the start; absent: this one burns none. */
  readonly fuel?: number
  /** Where a B takes energy from when it burns nothing, and how much at most. */
  readonly refill?: { readonly from: Zone; readonly atMost: number }
}

export interface Systems {
  readonly A: Cannon
  readonly B: 'shield' | 'reactor'
  readonly C: SpecialSystem
}

/** What C does at a station. */
export type SpecialSystem = 'interceptors' | 'computer' | 'battlebots' | 'lookout' | 'rockets' | Cannon

export interface Cannon {
  readonly weapon: 'heavy' | 'light' | 'pulse'
  readonly strength: number
  readonly range: number
  /** SA-5.2, SA-5.3: the reactor that pays; absent: a battery of its own. */
  readonly paidBy?: Zone
  /** SA-8.5: what the tile for this weapon does to it; absent: it has no tile. */
  readonly whenDamaged?: CannonDamage
}

interface CannonDamage {
  readonly tile: 'upper-weapon' | 'lower-weapon'
  readonly strength?: number
  readonly range?: number
}

export const SHIPS: Readonly<Record<ShipId, Ship>> = { classic: CLASSIC, manual: MANUAL, duckling: DUCKLING }
