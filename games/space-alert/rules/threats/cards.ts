import type { ThreatId } from '../vocabulary.ts'
import type { ThreatCard } from './card.ts'
import { externalCommon } from './external-common.ts'
import { externalSerious } from './external-serious.ts'
import { internalCommon } from './internal-common.ts'
import { internalSerious } from './internal-serious.ts'

/** All 55 cards by id (section 2.3). */
export const THREAT_CARDS: Readonly<Record<ThreatId, ThreatCard>> = {
  ...externalCommon,
  ...externalSerious,
  ...internalCommon,
  ...internalSerious,
}

/** SA-11.1d: internal threats that fit the two-zone ship. */
export const DUCKLING_INTERNAL: readonly ThreatId[] = [
  'I1-01',
  'I1-02',
  'I1-05',
  'I1-06',
  'I1-07',
  'I2-01',
  'I2-03',
  'I2-04',
  'SI1-02',
  'SI2-01',
  'SI2-04',
]
