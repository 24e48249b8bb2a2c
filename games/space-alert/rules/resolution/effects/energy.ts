import type { DrainEffect } from '../../threats/card.ts'
import type { EnergySystem, Zone } from '../../vocabulary.ts'
import { attackZone } from '../attack.ts'
import { roomIn } from '../energy.ts'
import { type Flight, type FlyingThreat, zoneState } from '../flight.ts'
import { ownZone, zonesMeant } from './words.ts'

/** Without damage, and never below 0. */
export function drain(flight: Flight, threat: FlyingThreat, effect: DrainEffect): void {
  for (const zone of zonesMeant(flight, threat, effect.zones))
    drainZone(flight, threat, { zone, system: effect.system, atMost: effect.amount ?? Number.POSITIVE_INFINITY })
}

interface Drain {
  readonly zone: Zone
  readonly system: EnergySystem
  readonly atMost: number
}

function drainZone(flight: Flight, threat: FlyingThreat, { zone, system, atMost }: Drain): void {
  const source = zoneState(flight, zone)
  const amount = Math.min(atMost, source[system])
  source[system] -= amount
  flight.tell?.({ kind: 'energyLost', zone, system, amount, threat: threat.state.place })
}

/** 1 energy of the reactor of its zone; where there is none, 1 damage. */
export function drainOrDamage(flight: Flight, threat: FlyingThreat): void {
  const zone = ownZone(threat)
  if (zoneState(flight, zone).reactor > 0) drainZone(flight, threat, { zone, system: 'reactor', atMost: 1 })
  else attackZone(flight, threat, { zone, amount: 1 })
}

/** From the reactor of its zone, up to the capacity. */
export function fillShield(flight: Flight, threat: FlyingThreat): void {
  const zone = ownZone(threat)
  const source = zoneState(flight, zone)
  const amount = Math.min(roomIn(flight, zone, 'shield'), source.reactor)
  source.reactor -= amount
  source.shield += amount
  flight.tell?.({ kind: 'energyMoved', crew: null, from: zone, to: zone, into: 'shield', amount, bonus: 0 })
}
