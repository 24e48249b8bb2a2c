import type { ShipState } from './resolution/state.ts'
import type { Result } from './result.ts'
import type { AttackMode, Flag } from './threats/card.ts'
import type {
  Action,
  EnergySystem,
  LossReason,
  Mark,
  Phase,
  Place,
  Slot,
  Station,
  Step,
  Tile,
  Weapon,
  Zone,
} from './vocabulary.ts'

/**
 * Everything that happens in a resolution, for log, film and story. Each happening says when (turn and step), who (a
 * crew member by place in the acting order), which threat (by its place in the mission) and all its numbers, so that
 * it can be checked against the rules. It is told right after the ship has changed; a snapshot taken then shows its
 * outcome. Nothing is built where nobody listens.
 *
 * Reading order of a turn: `turnBegan`; for each step `stepBegan` and what happens in it. A card is `cardPlayed`
 * followed by what it does, or by `nothingDone` with the reason. Damage: `shotAimed` for every shot (targets are
 * chosen before anything is hit), then `threatHit` for every threat ("4 + 2 - 3 = 3"), then `threatDestroyed`, then
 * break-up, splash and retaliation. A threat: `threatMoved` space by space up to a mark, `threatActed` and its
 * effects; an attack is `zoneAttacked` (sums) and then one `tileTurned` a point of damage.
 */
export type Happening = When & Happened

/** Hears of each happening, with the ship as it is then: whoever keeps the ship copies it (`snapshotOf`). */
export type Listener = (happening: Happening, ship: ShipState) => void

interface When {
  /** The closing step is the last turn + 1. */
  readonly turn: number
  readonly step: Step
}

/** A crew member, by place in the acting order. */
export type CrewPlace = number
/** A threat, by place in the mission. */
export type ThreatPlace = number

export type Happened =
  | { readonly kind: 'turnBegan' }
  | { readonly kind: 'stepBegan' }
  // Step 1
  | ThreatAppeared
  // Cards and delays
  | { readonly kind: 'tripped'; readonly crew: CrewPlace; readonly planned: Action; readonly played: Action }
  | CardPlayed
  | NothingDone
  | Delayed
  // Moves
  | CrewMoved
  | { readonly kind: 'interceptorsLaunched'; readonly crew: CrewPlace }
  | { readonly kind: 'interceptorsAttacked'; readonly crew: CrewPlace; readonly isHeroic: boolean }
  | { readonly kind: 'interceptorsReturned'; readonly crew: CrewPlace }
  | { readonly kind: 'crewKnockedOut'; readonly crew: CrewPlace; readonly threat: ThreatPlace }
  // Systems
  | CannonFired
  | EnergyMoved
  | FuelBurnt
  | { readonly kind: 'rocketLaunched'; readonly crew: CrewPlace; readonly left: number }
  | { readonly kind: 'computerMaintained'; readonly crew: CrewPlace; readonly phase: Phase }
  | { readonly kind: 'visualConfirmed'; readonly crew: CrewPlace; readonly isHeroic: boolean; readonly count: number }
  | SquadTaken
  | { readonly kind: 'squadActivated'; readonly crew: CrewPlace }
  | SquadDisabled
  // Fighting what is aboard
  | MalfunctionRepaired
  | { readonly kind: 'repairBonus'; readonly threat: ThreatPlace; readonly amount: number; readonly left: number }
  | IntruderAttacked
  | { readonly kind: 'fissureRepaired'; readonly crew: CrewPlace; readonly threat: ThreatPlace; readonly left: number }
  // Step 3
  | ShotAimed
  | { readonly kind: 'cryoshieldBroken'; readonly threat: ThreatPlace; readonly hits: readonly Hit[] }
  | ThreatHit
  | {
      readonly kind: 'threatDestroyed'
      readonly threat: ThreatPlace
      readonly points: number
      readonly by: readonly CrewPlace[]
    }
  | { readonly kind: 'threatBrokeUp'; readonly threat: ThreatPlace; readonly marks: number; readonly each: number }
  | { readonly kind: 'threatSplashed'; readonly threat: ThreatPlace; readonly amount: number }
  | { readonly kind: 'splashTaken'; readonly threat: ThreatPlace; readonly amount: number; readonly left: number }
  | { readonly kind: 'threatRetaliated'; readonly threat: ThreatPlace }
  // Step 4
  | ThreatMoved
  | { readonly kind: 'threatActed'; readonly threat: ThreatPlace; readonly mark: Mark; readonly isIdle: boolean }
  | ZoneAttacked
  | {
      readonly kind: 'tileTurned'
      readonly zone: Zone
      readonly tile: Tile
      readonly threat: ThreatPlace
      readonly tiles: number
    }
  | EnergyLost
  | { readonly kind: 'threatHealed'; readonly threat: ThreatPlace; readonly amount: number; readonly left: number }
  | { readonly kind: 'threatSpedUp'; readonly threat: ThreatPlace; readonly speed: number }
  | { readonly kind: 'threatShieldsSet'; readonly threat: ThreatPlace; readonly shields: number }
  | { readonly kind: 'flagRaised'; readonly threat: ThreatPlace; readonly flag: Flag }
  | { readonly kind: 'markCounted'; readonly threat: ThreatPlace; readonly marks: number }
  | { readonly kind: 'intruderMoved'; readonly threat: ThreatPlace; readonly from: Place; readonly to: Place }
  | { readonly kind: 'intruderStayed'; readonly threat: ThreatPlace; readonly at: Place }
  | { readonly kind: 'slimeSpread'; readonly threat: ThreatPlace; readonly to: readonly Place[] }
  | { readonly kind: 'rocketLost'; readonly threat: ThreatPlace; readonly left: number }
  | { readonly kind: 'fuelLost'; readonly threat: ThreatPlace; readonly zone: Zone; readonly left: number }
  | { readonly kind: 'threatHurt'; readonly threat: ThreatPlace; readonly amount: number; readonly left: number }
  | { readonly kind: 'threatSurvived'; readonly threat: ThreatPlace; readonly points: number }
  // Steps 5 and 6, and the end
  | { readonly kind: 'rocketMoved' }
  | { readonly kind: 'computerChecked'; readonly phase: Phase; readonly isMaintained: boolean }
  | ShipLost
  | { readonly kind: 'shipJumped' }
  | { readonly kind: 'missionScored'; readonly result: Result }

export interface ThreatAppeared {
  readonly kind: 'threatAppeared'
  readonly threat: ThreatPlace
  readonly space: number
  /** Of internal threats. */
  readonly places: readonly Place[]
  readonly hp: number
  /** SA-11.1c: damage it begins with. */
  readonly damage: number
}

interface CardPlayed {
  readonly kind: 'cardPlayed'
  readonly crew: CrewPlace
  readonly action: Action
  /** SA-11.2: 1 and 2 of a slot with two cards. */
  readonly part: 1 | 2 | null
  readonly at: Place
}

interface NothingDone {
  readonly kind: 'nothingDone'
  readonly crew: CrewPlace
  readonly action: Action
  readonly why: WhyNothing
}

/** Why a card did nothing. */
const WHY_NOTHING = [
  'ship-ends',
  'already-there',
  'system-dead',
  'already-fired',
  'no-energy',
  'nothing-to-move',
  'no-fuel',
  'no-rocket',
  'already-launched',
  'computer-closed',
  'no-squad',
  'squad-active',
  'no-intruder',
  'no-interceptors',
  'no-second-attack',
] as const
export type WhyNothing = (typeof WHY_NOTHING)[number]

export interface Delayed {
  readonly kind: 'delayed'
  readonly crew: CrewPlace
  readonly cause: DelayCause
  /** The threat behind it, if it is one's. */
  readonly threat: ThreatPlace | null
  /** The turn whose slot was cleared, */
  readonly from: number
  /** and what lies in it now: nothing, or the second card of a slot with two (SA-11.2). */
  readonly put: Slot
  /** The slot that took the last card; null: it fell off the board. */
  readonly to: number | null
  readonly lost: Slot
  /** The board afterwards, by turn from 1. */
  readonly slots: readonly Slot[]
}

/** `landing`: SA-5.23. */
const DELAY_CAUSES = ['lift', 'slime', 'trip', 'computer', 'threat', 'landing'] as const
export type DelayCause = (typeof DELAY_CAUSES)[number]

export interface CrewMoved {
  readonly kind: 'crewMoved'
  readonly crew: CrewPlace
  readonly from: Place
  readonly to: Station
  /** `landing`: from space, by themselves or brought back (SA-5.23, SA-6.8). */
  readonly by: 'door' | 'lift' | 'heroic' | 'landing'
  /** SA-4.2, SA-4.3: the gravolift was in use or damaged. */
  readonly hasWaited: boolean
}

interface CannonFired {
  readonly kind: 'cannonFired'
  readonly crew: CrewPlace
  readonly weapon: Weapon
  readonly at: Station
  readonly strength: number
  readonly isHeroic: boolean
  /** The reactor that paid 1 energy; null: the cannon's own battery. */
  readonly paidBy: Zone | null
}

interface EnergyMoved {
  readonly kind: 'energyMoved'
  /** Null: a threat did it. */
  readonly crew: CrewPlace | null
  readonly from: Zone
  readonly to: Zone
  /** Into what; it always comes out of a reactor. */
  readonly into: EnergySystem
  readonly amount: number
  /** SA-5.10: 1 for a heroic B. */
  readonly bonus: number
}

interface FuelBurnt {
  readonly kind: 'fuelBurnt'
  readonly crew: CrewPlace
  readonly zone: Zone
  readonly amount: number
  readonly bonus: number
  /** Capsules. */
  readonly left: number
}

interface SquadTaken {
  readonly kind: 'squadTaken'
  readonly crew: CrewPlace
  readonly at: Station
  readonly isActive: boolean
}

interface SquadDisabled {
  readonly kind: 'squadDisabled'
  /** Null: it was led by nobody. */
  readonly crew: CrewPlace | null
  readonly threat: ThreatPlace
  readonly at: Place
}

interface MalfunctionRepaired {
  readonly kind: 'malfunctionRepaired'
  readonly crew: CrewPlace
  readonly threat: ThreatPlace
  readonly at: Station
  /** 0: it was not accessible yet (SA-7.5). */
  readonly amount: number
  readonly left: number
}

interface IntruderAttacked {
  readonly kind: 'intruderAttacked'
  readonly crew: CrewPlace
  readonly threat: ThreatPlace
  readonly at: Station
  readonly isHeroic: boolean
  readonly left: number
}

/** SA-3.5: all shots choose their targets before anything is hit. No targets: it hits nothing. */
export interface ShotAimed {
  readonly kind: 'shotAimed'
  readonly weapon: Weapon
  readonly by: CrewPlace | null
  readonly zone: Zone | null
  readonly strength: number
  readonly targets: readonly ThreatPlace[]
}

export interface Hit {
  readonly weapon: Weapon
  readonly by: CrewPlace | null
  readonly strength: number
}

/** SA-6.1: the sum of the hits minus shields is the damage, which a cap may limit. */
export interface ThreatHit {
  readonly kind: 'threatHit'
  readonly threat: ThreatPlace
  readonly hits: readonly Hit[]
  readonly shields: number
  /** SA-6.5: the pulse cannon broke them. */
  readonly isBroken: boolean
  readonly cap: number | null
  readonly damage: number
  readonly left: number
}

interface ThreatMoved {
  readonly kind: 'threatMoved'
  readonly threat: ThreatPlace
  readonly from: number
  readonly to: number
  /** SA-3.15: the Scout that moved it; null: its own move. */
  readonly by: ThreatPlace | null
}

/** SA-8.1, SA-8.2, SA-8.6: amount + bonus - absorbed, times the factor, is the damage. */
export interface ZoneAttacked {
  readonly kind: 'zoneAttacked'
  readonly threat: ThreatPlace
  readonly zone: Zone
  readonly amount: number
  /** SA-6.4: of Scouts. */
  readonly bonus: number
  readonly mode: AttackMode
  readonly absorbed: number
  readonly factor: number
  readonly damage: number
}

interface EnergyLost {
  readonly kind: 'energyLost'
  readonly zone: Zone
  readonly system: EnergySystem
  readonly amount: number
  /** Null: a damage tile. */
  readonly threat: ThreatPlace | null
}

export interface ShipLost {
  readonly kind: 'shipLost'
  readonly reason: LossReason
  readonly zone: Zone | null
  readonly threat: ThreatPlace | null
}
