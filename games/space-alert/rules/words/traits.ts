import type { ExternalTraits, InternalTraits, ThreatCard } from '../threats/card.ts'
import { THREAT_CARDS } from '../threats/cards.ts'
import type { ThreatId } from '../vocabulary.ts'

type Says<T> = { readonly [K in keyof T]-?: (value: NonNullable<T[K]>) => string }

const EXTERNAL: Says<ExternalTraits> = {
  stealth: () => 'cannot be targeted before X',
  noRockets: () => 'rockets cannot target it',
  noHeavy: () => 'heavy cannons cannot target it',
  maxTargetRange: (range) => `cannot be targeted beyond range ${range}`,
  rocketImmune: () => 'a rocket that hits it counts 0',
  rocketMagnet: () => 'every rocket hits it first, at any range, and adds 1 to its shields afterwards',
  cryo: () => 'all hits of the first turn with a hit are ignored',
  pulseBreaksShield: () => 'its shields count as 0 in a turn in which the pulse cannon hits it',
  damageCap: (cap) => `takes at most ${cap} damage a turn`,
  fragmentDamage: (damage) => `destroyed, it attacks its zone with ${damage} for each X and Y it has crossed`,
  deathSplash: (damage) => `destroyed, it takes ${damage} from every other external threat, shields or not`,
  retaliates: () => 'attacks every zone with 1 in each turn in which shots hurt it',
  behemoth: () => 'interceptors that hit it alone hit with 6 more and come back with their pilot knocked out',
}

const BLOWS: Readonly<Record<NonNullable<InternalTraits['onDestroyed']>, string>> = {
  'ko-lower-lateral': 'repaired, it knocks out everybody in lower red and lower blue',
  'ko-attacker': 'destroyed, it knocks out its attacker',
}

const INTERNAL: Says<InternalTraits> = {
  returnsFire: () => 'returns fire',
  slime: () => 'see SA-7.6',
  tokenPerStation: () => 'each attack removes the token of that station',
  allStationsBonus: (bonus) => `${bonus} more if all its stations repair it in one turn`,
  inaccessibility: (count) => `the first ${count} repairs of each turn have no effect`,
  hpFromRockets: () => 'its hit points are the rockets left when it appears; each one lost later costs 1',
  onDestroyed: (blow) => BLOWS[blow],
}

/** What else there is to know of a threat, as its card says it. */
export function specialsOf(id: ThreatId): readonly string[] {
  const card: ThreatCard = THREAT_CARDS[id]
  return card.kind === 'external' ? said(EXTERNAL, card.traits) : said(INTERNAL, card.traits)
}

function said<T extends object>(says: Says<T>, traits: T): readonly string[] {
  const lines: string[] = []
  for (const trait in says) {
    const value = traits[trait]
    if (value !== undefined && value !== null) lines.push(says[trait](value))
  }
  return lines
}
