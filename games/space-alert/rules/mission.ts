import type {
  Action,
  ShipId,
  Slot,
  Station,
  ThreatId,
  Tile,
  Track,
  TrajectoryNumber,
  TurnCount,
  Zone,
} from './vocabulary.ts'

/**
 * What goes into a resolution: everything that was fixed when the clock stopped. Plain data, complete (a mission file
 * may leave out what has a default, a `Mission` has all of it) and never changed.
 *
 * `crew` is the acting order, captain first; crew members and threats are known by their places in these lists
 * wherever something happens to them. Slots count from turn 1 and may be fewer than there are turns.
 */
export interface Mission {
  readonly name: string
  readonly about: string
  readonly ship: ShipId
  readonly turns: TurnCount
  readonly rules: MissionRules
  /** SA-1.4: Little Duckling has none for white. */
  readonly tracks: Readonly<Partial<Record<Track, TrajectoryNumber>>>
  /** In the order of announcement (SA-3.14). */
  readonly threats: readonly AnnouncedThreat[]
  readonly crew: readonly CrewPlan[]
  /** SA-8.3: each zone's pile, the top tile first; what was carried over is not in it. */
  readonly piles: Readonly<Partial<Record<Zone, readonly Tile[]>>>
  /** SA-10.4: tiles that lie on the ship from the start. */
  readonly carried: Readonly<Partial<Record<Zone, readonly Tile[]>>>
  readonly rockets: number
  /** SA-10.5: where a squad stands at the start. */
  readonly squads: readonly Station[]
  readonly trips: readonly Trip[]
}

export interface MissionRules {
  readonly computer: ComputerRule
  readonly visual: VisualScale
  readonly allKnockedOut: KnockedOutRule
  readonly handicaps: boolean
  readonly carriedStructure: CarriedStructure
  readonly doubleActions: DoubleActions
}

/** SA-5.15, SA-5.16 */
export const COMPUTER_RULES = ['classic', 'manual'] as const
export type ComputerRule = (typeof COMPUTER_RULES)[number]

/** SA-5.18 */
export const VISUAL_SCALES = ['classic', 'linear'] as const
export type VisualScale = (typeof VISUAL_SCALES)[number]

/** SA-R30 */
export const KNOCKED_OUT_RULES = ['lose', 'anyLoses', 'continue'] as const
export type KnockedOutRule = (typeof KNOCKED_OUT_RULES)[number]

/** SA-R29 */
export const CARRIED_STRUCTURES = ['double', 'none'] as const
export type CarriedStructure = (typeof CARRIED_STRUCTURES)[number]

/** SA-11.2: who may put two cards into one slot. */
export const DOUBLE_ACTIONS = ['none', 'solo', 'any'] as const
export type DoubleActions = (typeof DOUBLE_ACTIONS)[number]

export interface AnnouncedThreat {
  readonly id: ThreatId
  /** T: the turn in which it appears. */
  readonly turn: number
  /** Whose trajectory; an internal threat has none. */
  readonly zone: Zone | null
}

export interface CrewPlan {
  readonly name: string
  readonly actions: readonly Slot[]
}

/** SA-4.13: the other half that was played instead. */
export interface Trip {
  readonly name: string
  readonly turn: number
  readonly action: Action
}
