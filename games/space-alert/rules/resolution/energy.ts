import { SPOT } from '../ship/stations.ts'
import type { EnergySystem, Zone } from '../vocabulary.ts'
import { capacityOf, type Flight, reactorOf, zoneState } from './flight.ts'
import { nothing } from './nothing.ts'
import type { Use } from './play.ts'
import type { CrewState } from './state.ts'

/** SA-5.7 */
export function fillShield(flight: Flight, crew: CrewState, use: Use): null {
  const { zone } = SPOT[use.at]
  return transfer(flight, crew, use, { from: zone, to: zone, into: 'shield', atMost: Number.POSITIVE_INFINITY })
}

/** SA-5.8, SA-5.9, SA-11.1b: burn a capsule if it is a reactor with one, otherwise take energy from another one. */
export function refillReactor(flight: Flight, crew: CrewState, use: Use): null {
  const { zone } = SPOT[use.at]
  const { fuel } = zoneState(flight, zone)
  const { refill } = reactorOf(flight, zone)
  if (fuel !== null && fuel > 0) return burnCapsule(flight, crew, use, zone)
  if (refill === undefined) return nothing(flight, crew, use.action, 'no-fuel')
  return transfer(flight, crew, use, { ...refill, to: zone, into: 'reactor' })
}

interface Transfer {
  readonly from: Zone
  readonly to: Zone
  readonly into: EnergySystem
  readonly atMost: number
}

/** SA-5.7, SA-5.8, SA-5.11: what is above capacity takes nothing and loses nothing. */
function transfer(flight: Flight, crew: CrewState, { action }: Use, { from, to, into, atMost }: Transfer): null {
  const amount = Math.min(roomIn(flight, to, into), zoneState(flight, from).reactor, atMost)
  if (amount === 0) return nothing(flight, crew, action, 'nothing-to-move')
  const bonus = heroicBonus(action, amount)
  zoneState(flight, from).reactor -= amount
  zoneState(flight, to)[into] += amount + bonus
  flight.tell?.({ kind: 'energyMoved', crew: crew.place, from, to, into, amount, bonus })
  return null
}

/** SA-5.9, SA-5.29: a capsule is burnt even if there is no room for its energy. */
function burnCapsule(flight: Flight, crew: CrewState, { action }: Use, zone: Zone): null {
  const reactor = zoneState(flight, zone)
  const amount = roomIn(flight, zone, 'reactor')
  const bonus = heroicBonus(action, amount)
  const left = (reactor.fuel ?? 0) - 1
  reactor.fuel = left
  reactor.reactor += amount + bonus
  flight.tell?.({ kind: 'fuelBurnt', crew: crew.place, zone, amount, bonus, left })
  return null
}

export const roomIn = (flight: Flight, zone: Zone, system: EnergySystem): number =>
  Math.max(0, capacityOf(flight, zone, system) - zoneState(flight, zone)[system])

/** SA-5.10: 1 more, even above capacity, if anything came at all. */
const heroicBonus = (action: Use['action'], amount: number): number => (action === 'hero-B' && amount > 0 ? 1 : 0)
