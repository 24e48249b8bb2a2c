import type { EnergySystem, Letter, Mark, Place } from '../vocabulary.ts'

/**
 * A threat card: facts, traits, and what it does on X, Y and Z in a small vocabulary of effects. The tables beside
 * this file hold all 55; what an effect does is in `resolution/effects/`, one function a kind.
 */
export type ThreatCard = ExternalCard | InternalCard

const LEVELS = ['common', 'serious'] as const
const COLOURS = ['white', 'yellow'] as const

interface CardFacts {
  readonly name: string
  readonly level: (typeof LEVELS)[number]
  readonly colour: (typeof COLOURS)[number]
  readonly hp: number
  readonly speed: number
  readonly points: Points
  readonly actions: Readonly<Record<Mark, readonly Effect[]>>
}

interface Points {
  readonly survived: number
  readonly destroyed: number
}

export interface ExternalCard extends CardFacts {
  readonly kind: 'external'
  readonly shields: number
  readonly traits: ExternalTraits
}

/** SA-6.3 */
export interface ExternalTraits {
  /** No weapon can target it before it is revealed. */
  readonly stealth?: true
  /** Rockets pass it over. */
  readonly noRockets?: true
  readonly noHeavy?: true
  /** No weapon can target it farther out than this range. */
  readonly maxTargetRange?: number
  /** A rocket may target it and counts 0. */
  readonly rocketImmune?: true
  /** Every rocket targets it first, at any range; a rocket hit adds 1 to its shields afterwards. */
  readonly rocketMagnet?: true
  /** All hits of the first turn with a hit are ignored. */
  readonly cryo?: true
  /** Its shields count as 0 in a turn in which the pulse cannon hits it. */
  readonly pulseBreaksShield?: true
  /** The most damage it can take in one damage step. */
  readonly damageCap?: number
  /** When destroyed it attacks its zone with this times the X and Y marks it has crossed. */
  readonly fragmentDamage?: number
  /** When destroyed all other external threats lose this many hit points. */
  readonly deathSplash?: number
  /** Attacks every zone with 1 when shots hurt it. */
  readonly retaliates?: true
  /** Hit harder by interceptors that hit it alone, at the pilot's cost. */
  readonly behemoth?: true
}

export interface InternalCard extends CardFacts {
  readonly kind: 'internal'
  readonly subkind: (typeof SUBKINDS)[number]
  /** Where its tokens lie at first. */
  readonly places: readonly Place[]
  readonly fixedBy: FixedBy
  readonly traits: InternalTraits
}

const SUBKINDS = ['malfunction', 'intruder'] as const

/** What gets rid of it: a system of its station, battlebots there, or the interceptors from outside. */
type FixedBy = Letter | 'battlebots' | 'space-bots'

export interface InternalTraits {
  /** A battlebots attack that is not heroic disables the attacking squad. */
  readonly returnsFire?: true
  /** SA-7.6: lies as tokens, each with hits of its own. */
  readonly slime?: true
  /** An attack removes the token of that station and costs 1 hit point. */
  readonly tokenPerStation?: true
  /** SA-7.4: extra repairs if all of its stations repaired it in one turn. */
  readonly allStationsBonus?: number
  /** SA-7.5: so many repairs of each turn have no effect. */
  readonly inaccessibility?: number
  /** Its hit points are the unlaunched rockets. */
  readonly hpFromRockets?: true
  readonly onDestroyed?: (typeof LAST_BLOWS)[number]
}

/** Who is knocked out when it is destroyed. */
const LAST_BLOWS = ['ko-lower-lateral', 'ko-attacker'] as const

/** One part of what a threat does when it enters a marked space; the parts of an action happen in their order. */
export type Effect =
  | AttackEffect
  | { readonly kind: 'heal'; readonly amount: number | 'half' }
  | { readonly kind: 'speed'; readonly by: number }
  | { readonly kind: 'shields'; readonly to: number }
  | { readonly kind: 'shields'; readonly by: number }
  | { readonly kind: 'flag'; readonly flag: Flag }
  | { readonly kind: 'fragment' }
  | DrainEffect
  | { readonly kind: 'drainOrDamage' }
  | { readonly kind: 'move'; readonly to: Direction; readonly if?: Condition }
  | { readonly kind: 'seek' }
  | { readonly kind: 'knockOut'; readonly who: Who }
  | { readonly kind: 'delay'; readonly who: Who }
  | { readonly kind: 'removeRocket' }
  | { readonly kind: 'disableStoredBots' }
  | { readonly kind: 'loseFuel' }
  | { readonly kind: 'spread'; readonly to: Sideways }
  | { readonly kind: 'selfDamage'; readonly amount: number }
  | { readonly kind: 'advanceOthers' }
  | { readonly kind: 'destroyShip' }
  | { readonly kind: 'fillShield' }
  | LeakEffect

export interface AttackEffect {
  readonly kind: 'attack'
  readonly amount: Amount
  /** Its own unless said. */
  readonly zones?: ZonesWord
  readonly mode?: AttackMode
  readonly if?: Condition
  /** Not if it carries that much damage or more. */
  readonly unlessDamageAtLeast?: number
}

export interface DrainEffect {
  readonly kind: 'drain'
  readonly system: EnergySystem
  readonly zones?: ZonesWord
  /** All of it unless said. */
  readonly amount?: number
}

export interface LeakEffect {
  readonly kind: 'leak'
  readonly system: EnergySystem
  readonly zones?: ZonesWord
}

const ATTACK_MODES = ['plain', 'double', 'ignore'] as const
/** SA-8.2: `double` doubles what passes the shield, `ignore` uses no shield. */
export type AttackMode = (typeof ATTACK_MODES)[number]

const AMOUNT_WORDS = ['hp', '2xhp', '3xhp', 'reactor', 'crew'] as const
export type AmountWord = (typeof AMOUNT_WORDS)[number]
export type Amount = number | AmountWord

const ZONES_WORDS = ['own', 'all', 'other', 'lateral', 'white', 'tokens'] as const
/** `tokens`: the zone of each of its tokens, once per token. */
export type ZonesWord = (typeof ZONES_WORDS)[number]

const WHO_WORDS = ['all', 'zone', 'station', 'station-without-active-bots', 'active-bots', 'not-bridge'] as const
export type Who = (typeof WHO_WORDS)[number]

const CONDITIONS = ['damaged', 'undamaged'] as const
export type Condition = (typeof CONDITIONS)[number]

const SIDEWAYS = ['red', 'blue'] as const
export type Sideways = (typeof SIDEWAYS)[number]

const DIRECTIONS = [...SIDEWAYS, 'lift'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Lasting states of a threat. */
const FLAGS = ['revealed', 'attack-aura', 'shield-aura', 'grown', 'double-red', 'double-all', 'lethal'] as const
export type Flag = (typeof FLAGS)[number]
