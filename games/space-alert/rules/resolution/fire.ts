import type { Cannon } from '../ship/ship.ts'
import { SPOT } from '../ship/stations.ts'
import { type Flight, zoneState } from './flight.ts'
import { nothing } from './nothing.ts'
import type { Use } from './play.ts'
import type { CrewState } from './state.ts'

/** SA-5.1–5.3, SA-5.6: the shot is paid for and noted; targets are chosen in step 3. */
export function fireCannon(flight: Flight, crew: CrewState, { at, action }: Use, cannon: Cannon): null {
  const { shots } = flight.state
  const { weapon, paidBy = null } = cannon
  if (shots.some((shot) => shot.at === at && shot.weapon === weapon))
    return nothing(flight, crew, action, 'already-fired')
  if (paidBy !== null) {
    const zone = zoneState(flight, paidBy)
    if (zone.reactor === 0) return nothing(flight, crew, action, 'no-energy')
    zone.reactor--
  }
  const isHeroic = action === 'hero-A'
  const { strength, range } = cannonNow(flight, at, cannon)
  const shot = { weapon, by: crew.place, at, strength: isHeroic ? strength + 1 : strength, range }
  shots.push(shot)
  flight.tell?.({ kind: 'cannonFired', crew: crew.place, weapon, at, strength: shot.strength, isHeroic, paidBy })
  return null
}

/** SA-8.5 */
function cannonNow(flight: Flight, at: Use['at'], { strength, range, whenDamaged }: Cannon) {
  const isDamaged = whenDamaged !== undefined && zoneState(flight, SPOT[at].zone).tiles.includes(whenDamaged.tile)
  return isDamaged
    ? { strength: whenDamaged.strength ?? strength, range: whenDamaged.range ?? range }
    : { strength, range }
}
