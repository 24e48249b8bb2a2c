import type { AttackMode } from '../threats/card.ts'
import type { Zone } from '../vocabulary.ts'
import { capacityOf, type Flight, type FlyingThreat, isAbout, isExternal, isLost, lose, zoneState } from './flight.ts'
import { countInForce } from './shields.ts'

interface Attack {
  readonly zone: Zone
  readonly amount: number
  readonly mode?: AttackMode
}

/** SA-8.1, SA-8.2, SA-7.3: shields absorb what comes from outside; Scouts make it worse (SA-6.4). */
export function attackZone(flight: Flight, threat: FlyingThreat, { zone, amount, mode = 'plain' }: Attack): void {
  if (isLost(flight)) return
  const target = zoneState(flight, zone)
  const bonus = isExternal(threat) ? countInForce(flight, 'attack-aura', threat) : 0
  const absorbed = isExternal(threat) && mode !== 'ignore' ? Math.min(target.shield, amount + bonus) : 0
  target.shield -= absorbed
  const factor = (mode === 'double' ? 2 : 1) * damageFactor(flight, zone)
  const damage = (amount + bonus - absorbed) * factor
  const { place } = threat.state
  flight.tell?.({ kind: 'zoneAttacked', threat: place, zone, amount, bonus, mode, absorbed, factor, damage })
  for (let point = 0; point < damage && !isLost(flight); point++) turnTile(flight, threat, zone)
}

/** SA-8.6, SA-8.8: each Fissure doubles once, a carried structure tile too (SA-10.4). */
function damageFactor({ internals, mission }: Flight, zone: Zone): number {
  let factor = 1
  for (const threat of internals) if (isAbout(threat) && doubles(threat.state.flags, zone)) factor *= 2
  const isWeak = mission.rules.carriedStructure === 'double' && mission.carried[zone]?.includes('structure') === true
  return isWeak ? factor * 2 : factor
}

const doubles = (flags: FlyingThreat['state']['flags'], zone: Zone): boolean =>
  flags.includes('double-all') || (zone === 'red' && flags.includes('double-red'))

/** SA-8.3, SA-8.4: a point of damage for which there is no tile left is the end of the ship. */
function turnTile(flight: Flight, threat: FlyingThreat, zone: Zone): void {
  const { tiles, pile } = zoneState(flight, zone)
  const { id, place } = threat.state
  const tile = pile.shift()
  if (tile === undefined) lose(flight, { reason: 'zone', zone, threat: id, turn: flight.state.turn }, threat)
  else {
    tiles.push(tile)
    flight.tell?.({ kind: 'tileTurned', zone, tile, threat: place, tiles: tiles.length })
    if (tile === 'shield' || tile === 'reactor') spillOver(flight, zone, tile)
  }
}

/** SA-8.5: energy above the new capacity is lost. */
function spillOver(flight: Flight, zone: Zone, system: 'shield' | 'reactor'): void {
  const target = zoneState(flight, zone)
  const amount = target[system] - capacityOf(flight, zone, system)
  if (amount <= 0) return
  target[system] -= amount
  flight.tell?.({ kind: 'energyLost', zone, system, amount, threat: null })
}
