import type { Mission } from '../mission.ts'
import type { Flag } from '../threats/card.ts'
import type { ExternalThreat, Flight } from './flight.ts'
import type { ThreatState } from './state.ts'

/** SA-6.5, SA-11.1c, SA-11.1h: its own figure and the bonus of Marauders, within the limit of a handicap. */
export const shieldsOf = (flight: Flight, { state }: ExternalThreat): number =>
  shieldsAmong(flight.mission, flight.state.threats, state)

/** The same of a snapshot. */
export function shieldsAmong(mission: Mission, threats: readonly ThreatState[], threat: ThreatState): number {
  const shields = threat.shields + inForce(threats, 'shield-aura')
  return mission.rules.handicaps ? Math.min(shields, handicapLimit(mission)) : shields
}

const handicapLimit = ({ crew }: Mission): number => (crew.length <= 2 ? 2 : 3)

/** SA-R47: a bonus lasts until its bearer is destroyed, also after it survived. */
export const countInForce = ({ state }: Flight, flag: Flag, except?: ExternalThreat): number =>
  inForce(state.threats, flag, except?.state)

function inForce(threats: readonly ThreatState[], flag: Flag, except?: ThreatState): number {
  let count = 0
  for (const threat of threats)
    if (threat !== except && threat.flags.includes(flag) && threat.status !== 'destroyed') count++
  return count
}
