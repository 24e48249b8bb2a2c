import type { Claim } from '../../rules/claim.ts'
import type { AnnouncedThreat } from '../../rules/mission.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import { PLACE_NAMES } from '../../rules/words/names.ts'

type ClaimOf<K extends Claim['what']> = Extract<Claim, { readonly what: K }>
type Says = { readonly [K in Claim['what']]: (claim: ClaimOf<K>, threats: readonly AnnouncedThreat[]) => string }

/** As somebody says it of themselves: “white is mine, turn 4”. */
const SAYS: Says = {
  zone: ({ zone, turn }) => `${zone} is mine, turn ${turn}`,
  computer: ({ turn }) => `I keep the computer, turn ${turn}`,
  energy: ({ station, turn }) => `I fill up in ${PLACE_NAMES[station]}, turn ${turn}`,
  threat: ({ threat, turn }, threats) => `${threatName(threats, threat)}: mine, turn ${turn}`,
  window: ({ turn }) => `at the window, turn ${turn}`,
  need: ({ half }) => `I need ${NEEDS[half]}`,
}

const NEEDS: Readonly<Record<ClaimOf<'need'>['half'], string>> = {
  red: 'a move to red',
  blue: 'a move to blue',
  lift: 'a lift',
  A: 'an A',
  B: 'a B',
  C: 'a C',
  bots: 'battlebots',
}

const threatName = (threats: readonly AnnouncedThreat[], place: number): string => {
  const threat = threats[place]
  return threat === undefined ? 'that threat' : THREAT_CARDS[threat.id].name
}

export const saidWords = <K extends Claim['what']>(claim: ClaimOf<K>, threats: readonly AnnouncedThreat[]): string =>
  SAYS[claim.what](claim, threats)
