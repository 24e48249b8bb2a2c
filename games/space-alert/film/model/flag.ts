import { attackSum, hitSum } from '../../rules/words/arithmetic.ts'
import type { Moment, Reel } from './reel.ts'

/** The arithmetic of a moment: the sum, what it is about, and what comes of it. */
export interface SumFlag {
  readonly sum: string
  readonly about: string
  readonly outcome: string | null
  /** The threat it stands beside. */
  readonly threat: number
}

export function flagOf({ names }: Reel, { happening, ship }: Moment): SumFlag | null {
  if (happening?.kind === 'threatHit') {
    const { threat, left, damage } = happening
    return {
      sum: typeset(hitSum(happening)),
      about: `${names.threat(threat)} ${left + damage} → ${left}`,
      outcome: left === 0 ? 'destroyed' : null,
      threat,
    }
  }
  if (happening?.kind !== 'zoneAttacked') return null
  const { threat, zone, damage, absorbed, mode } = happening
  const shield = mode === 'ignore' ? 'past the shield' : absorbed === 0 ? 'no shield' : `shield takes ${absorbed}`
  const tiles = ship.zones[zone]?.tiles.length ?? 0
  return {
    sum: typeset(attackSum(happening)),
    about: `${names.threat(threat)} hits ${zone}, ${shield}`,
    outcome: damage === 0 ? 'no damage' : `${damage} damage, ${tiles} before`,
    threat,
  }
}

/** Figures as they are printed. */
const typeset = (sum: string): string => sum.replaceAll(' - ', ' − ').replaceAll(' x ', ' × ')
