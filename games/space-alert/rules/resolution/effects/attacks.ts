import type { AttackEffect, LeakEffect } from '../../threats/card.ts'
import { attackZone } from '../attack.ts'
import { type Flight, type FlyingThreat, hitPointsLeft, isLost, zoneState } from '../flight.ts'
import { destroyThreat } from '../leave.ts'
import { amountMeant, holds, zonesMeant } from './words.ts'

/** One zone after the other. */
export function attack(flight: Flight, threat: FlyingThreat, effect: AttackEffect): void {
  const { amount, zones, mode = 'plain', unlessDamageAtLeast = Number.POSITIVE_INFINITY } = effect
  if (!holds(threat.state, effect.if) || threat.state.damage >= unlessDamageAtLeast) return
  for (const zone of zonesMeant(flight, threat, zones))
    attackZone(flight, threat, { zone, amount: amountMeant(flight, threat, amount, zone), mode })
}

/** A zone takes as much damage as it loses energy; one zone after the other. */
export function leak(flight: Flight, threat: FlyingThreat, { system, zones }: LeakEffect): void {
  for (const zone of zonesMeant(flight, threat, zones)) {
    const source = zoneState(flight, zone)
    const amount = source[system]
    if (amount === 0 || isLost(flight)) continue
    source[system] = 0
    flight.tell?.({ kind: 'energyLost', zone, system, amount, threat: threat.state.place })
    attackZone(flight, threat, { zone, amount })
  }
}

/** SA-6.7: its shields do not count, and at 0 the crew has destroyed it. */
export function selfDamage(flight: Flight, threat: FlyingThreat, { amount }: { readonly amount: number }): void {
  const { state } = threat
  state.damage += amount
  const left = hitPointsLeft(state)
  flight.tell?.({ kind: 'threatHurt', threat: state.place, amount, left })
  if (left === 0) destroyThreat(flight, threat, [])
}
