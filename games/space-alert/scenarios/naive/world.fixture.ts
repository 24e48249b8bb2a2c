import type { LostBy, Mission, Place, Slot, Station, Status, Tile, Zone } from './mission.fixture.ts'
import { ZONES } from './mission.fixture.ts'
import { type Flag, found, type PrintedThreat, shipOf, type Weapon } from './printed.fixture.ts'

/** Everything there is in a resolution. Nothing of it is ever changed: each rule makes a new world of an old one. */
export interface World {
  readonly mission: Mission
  readonly turn: number
  /** Acting order. */
  readonly crew: readonly Member[]
  /** In order of announcement, that is of the file. */
  readonly threats: readonly Threat[]
  readonly shield: Energy
  readonly reactor: Energy
  readonly fuel: Energy
  readonly rockets: number
  readonly piles: Readonly<Record<Zone, readonly Tile[]>>
  readonly turned: Readonly<Record<Zone, readonly Tile[]>>
  readonly squads: readonly Squad[]
  /** Turns in which somebody looked out, once for each look. */
  readonly confirmations: readonly number[]
  /** Phases whose computer was maintained. */
  readonly maintained: readonly number[]
  /** A rocket on the second space hits in this turn. */
  readonly rocketOnSecondSpace: boolean
  readonly thisTurn: ThisTurn
  readonly lostBy: LostBy | null
  /** What happened, in words that can be counted. */
  readonly notes: readonly string[]
}

export type Energy = Readonly<Record<Zone, number>>

export interface Member {
  readonly name: string
  readonly at: Place
  readonly plan: readonly Slot[]
  readonly isKnockedOut: boolean
}

export interface Squad {
  readonly stands: Station | null
  readonly leader: string | null
  readonly isActive: boolean
}

export interface Threat {
  readonly printed: PrintedThreat
  /** T. */
  readonly turn: number
  readonly index: number
  /** Null for internal ones. */
  readonly zone: Zone | null
  readonly status: Status
  readonly space: number
  readonly hpMost: number
  readonly damage: number
  readonly shields: number
  readonly speed: number
  readonly hasCryoshield: boolean
  readonly flags: readonly Flag[]
  readonly marksCrossed: number
  /** Where it is aboard; for Contamination the stations that still have a token. */
  readonly stations: readonly Place[]
  /** Slime only. */
  readonly tokens: readonly Token[]
  readonly repairedFrom: readonly Station[]
  readonly lostThisStep: number
  readonly lostToShots: number
}

interface Token {
  readonly station: Station
  readonly hp: number
}

interface Shot {
  readonly weapon: Weapon
  readonly zone: Zone
}

export interface ThisTurn {
  readonly shots: readonly Shot[]
  readonly liftsUsed: readonly Zone[]
  readonly isRocketLaunched: boolean
  readonly interceptors: { readonly pilot: string; readonly isHeroic: boolean } | null
}

export const NOTHING_YET: ThisTurn = { shots: [], liftsUsed: [], isRocketLaunched: false, interceptors: null }

/** SA-3.12: nothing more is resolved, so this leaves whatever was going on; `playOut` alone catches it. */
export class Lost extends Error {
  readonly world: World
  constructor(world: World) {
    super('The mission is lost.')
    this.world = world
  }
}

export function lose(world: World, lostBy: Omit<LostBy, 'turn'>): never {
  throw new Lost({ ...world, lostBy: { ...lostBy, turn: world.turn } })
}

export const note = (world: World, text: string): World => ({ ...world, notes: [...world.notes, text] })

export const inTurn = <X>(world: World, list: readonly X[], rule: (world: World, one: X) => World): World =>
  list.reduce(rule, world)

// The ship

export const zonesOf = (mission: Mission): readonly Zone[] =>
  ZONES.filter((zone) => shipOf(mission).zones.includes(zone))

export const hasTile = (world: World, zone: Zone, tile: Tile): boolean => world.turned[zone].includes(tile)

export const zoneOf = (station: Station): Zone => found(ZONES.find((zone) => station.startsWith(zone)))

export type Direction = 'red' | 'blue' | 'lift'

/** SA-4.1, SA-4.2: the station one step away; the same one at the end of the ship. */
export function stepFrom(mission: Mission, station: Station, direction: Direction): Station {
  const zone = zoneOf(station)
  const isUpper = station.endsWith('upper')
  if (direction === 'lift') return `${zone}-${isUpper ? 'lower' : 'upper'}`
  const zones = zonesOf(mission)
  const next = zones[zones.indexOf(zone) + (direction === 'red' ? -1 : 1)] ?? zone
  return `${next}-${isUpper ? 'upper' : 'lower'}`
}

export const phaseOf = (turn: number): number => (turn <= 3 ? 1 : turn <= 7 ? 2 : 3)

export const lastPhase = ({ mission }: World): number => phaseOf(mission.turns)

export const withEnergy = (energy: Energy, zone: Zone, amount: number): Energy => ({
  ...energy,
  [zone]: Math.max(0, amount),
})

// The crew

export const memberNamed = (world: World, name: string): Member => found(world.crew.find((one) => one.name === name))

export const changeMember = (world: World, name: string, change: Partial<Member>): World => ({
  ...world,
  crew: world.crew.map((one) => (one.name === name ? { ...one, ...change } : one)),
})

export const squadOf = (world: World, name: string): Squad | undefined =>
  world.squads.find(({ leader }) => leader === name)

export const hasActiveSquad = (world: World, name: string): boolean => squadOf(world, name)?.isActive === true

export const changeSquad = (world: World, squad: Squad, change: Partial<Squad>): World => ({
  ...world,
  squads: world.squads.map((one) => (one === squad ? { ...one, ...change } : one)),
})

/** SA-8.7: the squad of a knocked-out crew member is disabled. SA-5.26: nobody is knocked out in space. */
export function knockOut(world: World, name: string): World {
  const { at, isKnockedOut } = memberNamed(world, name)
  if (at === 'space' || isKnockedOut) return world
  const squad = squadOf(world, name)
  const down = note(changeMember(world, name, { isKnockedOut: true }), 'knocked out')
  return squad === undefined ? down : changeSquad(down, squad, { isActive: false })
}

// Threats

export const threatAt = (world: World, index: number): Threat => found(world.threats[index])

export const changeThreat = (world: World, index: number, change: Partial<Threat>): World => ({
  ...world,
  threats: world.threats.map((one) => (one.index === index ? { ...one, ...change } : one)),
})

export const isThere = ({ status }: Threat): boolean => status === 'remaining'

export const hpOf = ({ hpMost, damage }: Threat): number => hpMost - damage

/** SA-3.6: by T; with equal T external before internal, then in order of announcement. */
export const inOrder = (threats: readonly Threat[]): readonly Threat[] =>
  threats.toSorted(
    (one, other) =>
      one.turn - other.turn ||
      Number(one.printed.kind === 'internal') - Number(other.printed.kind === 'internal') ||
      one.index - other.index,
  )

export const isExternal = ({ printed }: Threat): boolean => printed.kind === 'external'

export const isOnTrajectory = (threat: Threat): boolean => isExternal(threat) && isThere(threat)

/** Where an internal threat lies, once per token. */
export const placesOf = ({ printed, tokens, stations }: Threat): readonly Place[] =>
  printed.slime ? tokens.map(({ station }) => station) : stations

export const limitedShields = (world: World, shields: number): number =>
  hasHandicaps(world.mission) ? Math.min(shields, world.mission.crew.length <= 2 ? 2 : 3) : shields

/** SA-11.1c: on with the small ship, off otherwise, unless the file says so. */
export const hasHandicaps = ({ ship, rules }: Mission): boolean => rules?.handicaps ?? ship === 'duckling'
