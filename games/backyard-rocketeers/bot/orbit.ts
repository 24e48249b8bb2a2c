import { gainOf } from '../rules/space/movement.ts'
import { engineKm, landingTurns } from './flight.ts'
import { leaderOf, type Outlook } from './outlook.ts'
import { weights } from './weights.ts'

/**
 * Whether to stop short of Mars: a landing is too likely to fail for the lead there is. Landing cards will come, and a
 * rocket without fuel stays where it is.
 */
export function waitsToLand(o: Outlook): boolean {
  const { bestLanding } = o.me.figures
  if (bestLanding === null || o.view.options.crash === 'restart') return false
  const crash = 1 - bestLanding.ways / bestLanding.of
  return crash > weights.landingRisk && crash * leadOf(o) > weights.landingPatience
}

/** Turns to the next one behind, the danger of the own landing left out. */
function leadOf(o: Outlook): number {
  const leader = leaderOf(o)
  if (leader === undefined) return Number.POSITIVE_INFINITY
  return o.turnsOf(leader) - o.turnsOf(o.me) + landingTurns(o.hull, o.track.options)
}

/** Whether this fuel would bring the rocket to Mars by itself, after so many km by card. */
export function reachesMars(o: Outlook, { fuel, km }: { readonly fuel: number; readonly km: number }): boolean {
  const { me, hull, track } = o
  const cruises = track.options.fuelBurn === 0 ? Number.POSITIVE_INFINITY : Math.ceil(fuel / track.options.fuelBurn)
  const reach = gainOf(me, km) + (fuel > 0 ? cruises * gainOf(me, engineKm(hull, track.options)) : 0)
  return reach >= me.distance
}
