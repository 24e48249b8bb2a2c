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

/** All of the energy is lost first; then each zone takes as much damage as it lost, one after the other (SA-3.14). */
export function leak(flight: Flight, threat: FlyingThreat, { system, zones }: LeakEffect): void {
  const leaks = zonesMeant(flight, threat, zones).map((zone) => ({ zone, amount: zoneState(flight, zone)[system] }))
  for (const { zone, amount } of leaks) {
    zoneState(flight, zone)[system] = 0
    if (amount > 0) flight.tell?.({ kind: 'energyLost', zone, system, amount, threat: threat.state.place })
  }
  for (const { zone, amount } of leaks) if (amount > 0 && !isLost(flight)) attackZone(flight, threat, { zone, amount })
}

/** SA-6.7: its shields do not count, and at 0 the crew has destroyed it. */
export function selfDamage(flight: Flight, threat: FlyingThreat, { amount }: { readonly amount: number }): void {
  const { state } = threat
  state.damage += amount
  const left = hitPointsLeft(state)
  flight.tell?.({ kind: 'threatHurt', threat: state.place, amount, left })
  if (left === 0) destroyThreat(flight, threat, [])
}
