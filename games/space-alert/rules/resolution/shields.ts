import type { Flag } from '../threats/card.ts'
import type { ExternalThreat, Flight } from './flight.ts'

/** SA-6.5, SA-11.1c, SA-11.1h: its own figure and the bonus of Marauders, within the limit of a handicap. */
export function shieldsOf(flight: Flight, { state }: ExternalThreat): number {
  const shields = state.shields + countInForce(flight, 'shield-aura')
  return flight.mission.rules.handicaps ? Math.min(shields, handicapLimit(flight)) : shields
}

const handicapLimit = ({ mission }: Flight): number => (mission.crew.length <= 2 ? 2 : 3)

/** SA-R47: a bonus lasts until its bearer is destroyed, also after it survived. */
export function countInForce({ externals }: Flight, flag: Flag, except?: ExternalThreat): number {
  let count = 0
  for (const threat of externals)
    if (threat !== except && threat.state.flags.includes(flag) && threat.state.status !== 'destroyed') count++
  return count
}
