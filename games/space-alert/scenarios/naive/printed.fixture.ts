import type { Mission, Place, Station, Tile, Zone } from './mission.fixture.ts'
import { TILES } from './mission.fixture.ts'
import file from './space-alert.data.json' with { type: 'json' }

/** What is printed on cards, trajectories and ships: the structured figures of the data file, word for word. */

export type Mark = 'X' | 'Y' | 'Z'
export type Flag = 'revealed' | 'attack-aura' | 'shield-aura' | 'grown' | 'double-red' | 'double-all' | 'lethal'
export type Who = 'all' | 'zone' | 'station' | 'station-without-active-bots' | 'active-bots' | 'not-bridge'
export type ZonesWord = 'own' | 'all' | 'other' | 'lateral' | 'white' | 'tokens' | 'stations'
export type Amount = number | 'hp' | '2xhp' | '3xhp' | 'reactor' | 'crew'
export type System = 'shield' | 'reactor'

interface Condition {
  readonly if?: 'damaged' | 'undamaged'
  readonly unlessDamageAtLeast?: number
}

export type Effect = Condition &
  (
    | {
        readonly do: 'attack'
        readonly amount: Amount
        readonly zones?: ZonesWord
        readonly mode?: 'double' | 'ignore'
      }
    | { readonly do: 'heal'; readonly amount: number | 'half' }
    | { readonly do: 'speed'; readonly by: number }
    | { readonly do: 'shields'; readonly to?: number; readonly by?: number }
    | { readonly do: 'flag'; readonly name: Flag }
    | { readonly do: 'drain'; readonly system: System; readonly zones?: ZonesWord; readonly amount?: number }
    | { readonly do: 'leak'; readonly system: System; readonly zones?: ZonesWord }
    | { readonly do: 'move'; readonly dir: 'red' | 'blue' | 'lift' }
    | { readonly do: 'spread'; readonly dir: 'red' | 'blue' }
    | { readonly do: 'knockOut' | 'delay'; readonly who: Who }
    | { readonly do: 'selfDamage'; readonly amount: number }
    | { readonly do: PlainEffect }
  )

type PlainEffect =
  | 'fragment'
  | 'drainOrDamage'
  | 'seek'
  | 'removeRocket'
  | 'disableStoredBots'
  | 'loseFuel'
  | 'advanceOthers'
  | 'destroyShip'
  | 'fillShield'

export interface PrintedThreat {
  readonly id: string
  readonly name: string
  readonly kind: 'external' | 'internal'
  readonly subkind: 'external' | 'malfunction' | 'intruder'
  readonly hp: number
  readonly speed: number
  readonly shields?: number
  readonly stations?: readonly Place[]
  readonly fixedBy?: 'A' | 'B' | 'C' | 'battlebots' | 'space-bots'
  readonly points: { readonly survived: number; readonly destroyed: number }
  readonly actions: { readonly x: readonly Effect[]; readonly y: readonly Effect[]; readonly z: readonly Effect[] }
  readonly stealth?: true
  readonly noRockets?: true
  readonly noHeavy?: true
  readonly maxTargetRange?: number
  readonly rocketImmune?: true
  readonly rocketMagnet?: true
  readonly cryo?: true
  readonly pulseBreaksShield?: true
  readonly damageCap?: number
  readonly fragmentDamage?: number
  readonly deathSplash?: number
  readonly retaliates?: true
  readonly behemoth?: true
  readonly returnsFire?: true
  readonly slime?: true
  readonly tokenPerStation?: true
  readonly allStationsBonus?: number
  readonly inaccessibility?: number
  readonly hpFromRockets?: true
  readonly onDestroyed?: 'ko-lower-lateral' | 'ko-attacker'
}

interface Trajectory {
  readonly number: number
  readonly length: number
  readonly marks: readonly { readonly space: number; readonly action: Mark }[]
}

export const THREATS = file.threats as unknown as readonly PrintedThreat[]
export const DUCKLING_INTERNAL: readonly string[] = file.ducklingInternal

export const trajectoryNumbered = (number: number): Trajectory =>
  found((file.trajectories as readonly Trajectory[]).find((one) => one.number === number))

export const threatNamed = (id: string): PrintedThreat => found(THREATS.find((threat) => threat.id === id))

export function found<X>(thing: X | undefined): X {
  if (thing === undefined) throw new Error('The mission file names something that is not in the box.')
  return thing
}

export interface Weapon {
  readonly kind: 'heavy' | 'light' | 'pulse'
  readonly strength: number
  readonly range: number
}

interface Container {
  readonly start: number
  readonly capacity: number
  readonly fuelCapsules?: number
}

export interface PrintedShip {
  readonly zones: readonly Zone[]
  readonly start: Station
  readonly tiles: readonly Tile[]
  readonly shields: { readonly [zone in Zone]?: Container }
  readonly reactors: { readonly [zone in Zone]?: Container }
  readonly weapons: { readonly [station in Station]?: Weapon }
  readonly c: { readonly [station in Station]?: string }
  readonly squads: readonly Station[]
  /** A refill from another reactor moves at most this much. */
  readonly refillLimit: number
}

/** Section 2.1 and SA-R1 for the six stations, SA-11.0 and SA-11.1a for the four. */
export const shipOf = ({ ship = 'classic' }: Mission): PrintedShip => SHIPS[ship]

const { classic: CLASSIC, manual: MANUAL, duckling: DUCKLING } = file.ship as unknown as ShipsFile

const classic: PrintedShip = { ...CLASSIC, tiles: TILES, refillLimit: Number.POSITIVE_INFINITY }

const withCapacity = (container: Container | undefined, capacity: number): Container => ({
  ...found(container),
  capacity,
})

const { shieldCapacity, centralReactorCapacity, heavyStrengthWhite, lateralRefillLimit } = MANUAL.differences

const manual: PrintedShip = {
  ...classic,
  shields: {
    red: withCapacity(CLASSIC.shields.red, shieldCapacity),
    white: withCapacity(CLASSIC.shields.white, shieldCapacity),
    blue: withCapacity(CLASSIC.shields.blue, shieldCapacity),
  },
  reactors: { ...CLASSIC.reactors, white: withCapacity(CLASSIC.reactors.white, centralReactorCapacity) },
  weapons: {
    ...CLASSIC.weapons,
    'white-upper': { ...found(CLASSIC.weapons['white-upper']), strength: heavyStrengthWhite },
  },
  refillLimit: lateralRefillLimit,
}

const { 'red-lower (C)': ducklingPulse, ...ducklingWeapons } = DUCKLING.weapons

// SA-11.1a: five tiles a zone, none for the structure. SA-11.1b: a refill moves up to 2.
const duckling: PrintedShip = {
  ...DUCKLING,
  weapons: ducklingWeapons,
  tiles: TILES.filter((tile) => tile !== 'structure'),
  refillLimit: 2,
}

const SHIPS = { classic, manual, duckling } as const

/** The pulse cannon of the small ship is fired by C (SA-11.0). */
export const DUCKLING_PULSE: Weapon = found(ducklingPulse)

type ShipInFile = Omit<PrintedShip, 'tiles' | 'refillLimit'>

interface ShipsFile {
  readonly classic: ShipInFile
  readonly manual: {
    readonly differences: {
      readonly shieldCapacity: number
      readonly centralReactorCapacity: number
      readonly heavyStrengthWhite: number
      readonly lateralRefillLimit: number
    }
  }
  readonly duckling: ShipInFile & { readonly weapons: { readonly 'red-lower (C)'?: Weapon } }
}
