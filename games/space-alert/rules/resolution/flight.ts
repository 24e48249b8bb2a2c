import { bug } from '@starboard/kernel'
import type { Happened } from '../happening.ts'
import type { Mission } from '../mission.ts'
import type { LostBy } from '../result.ts'
import type { Reactor, Ship, Systems } from '../ship/ship.ts'
import type { ExternalCard, InternalCard } from '../threats/card.ts'
import type { Trajectory } from '../trajectories.ts'
import type { EnergySystem, Station, Zone } from '../vocabulary.ts'
import type { ShipState, ThreatState, ZoneState } from './state.ts'

/** One resolution under way: the ship that changes, and beside it all that does not. */
export interface Flight {
  readonly mission: Mission
  readonly ship: Ship
  readonly state: ShipState
  /** SA-3.6: all threats in the order in which they act. */
  readonly order: readonly FlyingThreat[]
  readonly externals: readonly ExternalThreat[]
  readonly internals: readonly InternalThreat[]
  /** Absent where nobody listens: then no happening is even built. */
  readonly tell?: ((happened: Happened) => void) | undefined
}

/** A threat with its card and its way. */
export type FlyingThreat = ExternalThreat | InternalThreat

interface Flying {
  readonly state: ThreatState
  readonly path: Trajectory
}

export interface ExternalThreat extends Flying {
  readonly card: ExternalCard
  readonly zone: Zone
}

export interface InternalThreat extends Flying {
  readonly card: InternalCard
}

export const isExternal = (threat: FlyingThreat): threat is ExternalThreat => threat.card.kind === 'external'

export const isInternal = (threat: FlyingThreat): threat is InternalThreat => threat.card.kind === 'internal'

/** On a trajectory: it has appeared and is neither destroyed nor survived. */
export const isAbout = ({ state }: FlyingThreat): boolean => state.status === 'remaining'

export const hitPointsLeft = ({ hp, damage }: ThreatState): number => Math.max(0, hp - damage)

export const zoneState = ({ state }: Flight, zone: Zone): ZoneState =>
  state.zones[zone] ?? bug(`This ship has no ${zone} zone.`)

export const systemsAt = ({ ship }: Flight, station: Station): Systems =>
  ship.stations[station] ?? bug(`This ship has no ${station}.`)

export const reactorOf = ({ ship }: Flight, zone: Zone): Reactor =>
  ship.reactors[zone] ?? bug(`This ship has no ${zone} reactor.`)

export const capacityOf = (flight: Flight, zone: Zone, system: EnergySystem): number =>
  capacityNow(flight.ship, zone, system, zoneState(flight, zone))

/** SA-8.5: a tile on it takes 1 away. */
export function capacityNow(ship: Ship, zone: Zone, system: EnergySystem, { tiles }: ZoneState): number {
  const container = system === 'shield' ? ship.shields[zone] : ship.reactors[zone]
  const { capacity } = container ?? bug(`This ship has no ${zone} ${system}.`)
  return tiles.includes(system) ? capacity - 1 : capacity
}

export const isLost = ({ state }: Flight): boolean => state.lostBy !== null

/** SA-3.12, SA-9.5: the first reason stays. */
export function lose(flight: Flight, lostBy: LostBy, threat: FlyingThreat | null = null): void {
  flight.state.lostBy = lostBy
  flight.tell?.({
    kind: 'shipLost',
    reason: lostBy.reason,
    zone: lostBy.reason === 'zone' ? lostBy.zone : null,
    threat: threat?.state.place ?? null,
  })
}
