import type { LostBy } from '../result.ts'
import type { Cannon } from '../ship/ship.ts'
import type { Flag } from '../threats/card.ts'
import type { Place, Slot, Station, Step, ThreatId, ThreatStatus, Tile, Zone } from '../vocabulary.ts'

/**
 * The ship during the resolution: plain data that `resolve` changes in place. What can be computed (capacities,
 * strengths, remaining hit points, effective shields) is a function of it and of the mission, never kept here.
 *
 * A snapshot is a copy of this (`snapshotOf`); happenings name crew and threats by their place in `crew` and `threats`.
 */
export interface ShipState {
  /** 0 before turn 1; the closing step has the number of the last turn + 1. */
  turn: number
  step: Step
  /** Little Duckling has no white. */
  readonly zones: Partial<Record<Zone, ZoneState>>
  /** In acting order. */
  readonly crew: CrewState[]
  /** In the order of the mission. */
  readonly threats: ThreatState[]
  /** Squads that nobody leads. */
  readonly squads: StandingSquad[]
  /** Not launched yet. */
  rockets: number
  /** SA-5.12: one was launched this turn and is on its first space. */
  isRocketLaunched: boolean
  /** SA-3.9: one is on its second space and hits in the next damage step. */
  isRocketUnderway: boolean
  /** SA-5.24: the attack of this turn, and whose it is. */
  sortie: Sortie | null
  /** SA-5.1: the cannons that have fired this turn, in their order. */
  readonly shots: Shot[]
  /** SA-4.2: gravolifts that somebody has used this turn. */
  readonly liftsUsed: Zone[]
  /** By phase, from 1: whether the computer was maintained in it. */
  readonly maintained: boolean[]
  /** By turn, from 1: visual confirmations in it. */
  readonly confirmations: number[]
  lostBy: LostBy | null
}

export interface ZoneState {
  shield: number
  reactor: number
  /** Capsules; null: this reactor burns none. */
  fuel: number | null
  /** Turned up, in their order; the carried ones first. */
  readonly tiles: Tile[]
  /** Face down, the top one first. */
  readonly pile: Tile[]
}

export interface CrewState {
  /** In the acting order, from 0. */
  readonly place: number
  readonly name: string
  at: Place
  isKnockedOut: boolean
  squad: SquadState | null
  /** By turn, from 1: one slot for each, so that `slots[turn - 1]` is a turn's. */
  readonly slots: Slot[]
}

export type SquadState = 'active' | 'disabled'

interface StandingSquad {
  readonly at: Station
  state: SquadState
}

export interface ThreatState {
  /** In the mission's list, from 0. */
  readonly place: number
  readonly id: ThreatId
  /** T */
  readonly turn: number
  /** Whose trajectory; null: the internal one. */
  readonly zone: Zone | null
  status: ThreatStatus
  /** On its trajectory, counted from the ship; 0: not there. */
  space: number
  /** Of a full one. */
  hp: number
  damage: number
  speed: number
  /** Its own figure, without anybody's bonus and without the limit of a handicap. */
  shields: number
  readonly flags: Flag[]
  /** Its cryoshield has not been hit yet. */
  hasCryoshield: boolean
  /** X and Y marks crossed, for its break-up. */
  fragments: number
  /** Of internal threats: where they lie. Tokens of a survived Slime or Contamination stay (SA-7.8). */
  readonly tokens: Token[]
  /** SA-7.5: repairs tried this turn. */
  repairs: number
  /** SA-7.4: from where it was repaired this turn. */
  readonly repairedFrom: Station[]
}

interface Token {
  at: Place
  /** Of Slime: hits that this token still takes (SA-7.6); of others 1. */
  hits: number
}

/** SA-5.1–5.6 */
export interface Shot {
  readonly weapon: Cannon['weapon']
  /** Who fired, by place in `crew`. */
  readonly by: number
  readonly at: Station
  readonly strength: number
  readonly range: number
}

export interface Sortie {
  /** By place in `crew`. */
  readonly pilot: number
  readonly isHeroic: boolean
}
