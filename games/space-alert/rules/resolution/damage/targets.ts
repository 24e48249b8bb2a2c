import { rangeOf } from '../../trajectories.ts'
import type { Weapon } from '../../vocabulary.ts'
import { type ExternalThreat, type Flight, isAbout } from '../flight.ts'

export interface Aim {
  readonly weapon: Weapon
  readonly range: number
}

/** SA-6.3: whether a weapon can target it at all. Without a range, distance does not matter. */
function canTarget({ state, card }: ExternalThreat, { weapon, range }: Aim): boolean {
  const { traits } = card
  const distance = rangeOf(state.space)
  if (distance > range || distance > (traits.maxTargetRange ?? range)) return false
  if (traits.stealth && !state.flags.includes('revealed')) return false
  return !(traits.noHeavy && weapon === 'heavy') && !(traits.noRockets && weapon === 'rocket')
}

/** SA-5.4, SA-5.13, SA-3.14: the one on the lowest space; the first in the order of threats if there are several. */
export function nearest(threats: readonly ExternalThreat[]): ExternalThreat | undefined {
  let found: ExternalThreat | undefined
  for (const threat of threats) if (found === undefined || threat.state.space < found.state.space) found = threat
  return found
}

export const targetsOf = ({ externals }: Flight, aim: Aim): ExternalThreat[] =>
  externals.filter((threat) => isAbout(threat) && canTarget(threat, aim))
