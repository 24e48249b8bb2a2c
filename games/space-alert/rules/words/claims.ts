import type { Claim } from '../claim.ts'
import type { AnnouncedThreat } from '../mission.ts'
import { THREAT_CARDS } from '../threats/cards.ts'
import { PLACE_NAMES } from './names.ts'

type Says = { readonly [K in Claim['what']]: (claim: Extract<Claim, { what: K }>, threats: Threats) => string }
type Threats = readonly AnnouncedThreat[] | undefined

const SAYS: Says = {
  zone: ({ zone, turn }) => `shoot in the ${zone} zone, turn ${turn}`,
  computer: ({ turn }) => `keep the computer, turn ${turn}`,
  energy: ({ station, turn }) => `fill up in ${PLACE_NAMES[station]}, turn ${turn}`,
  threat: ({ threat, turn }, threats) => `deal with ${threatName(threats, threat)}, turn ${turn}`,
  window: ({ turn }) => `look out of the window, turn ${turn}`,
  need: ({ half }) => `need ${half === 'bots' ? 'battlebots' : half}`,
}

/** What somebody says they will do, or need. */
export function claimText<K extends Claim['what']>(claim: Extract<Claim, { what: K }>, threats?: Threats): string {
  return SAYS[claim.what](claim, threats)
}

function threatName(threats: Threats, place: number): string {
  const threat = threats?.[place]
  return threat === undefined ? `threat ${place + 1}` : `${THREAT_CARDS[threat.id].name} (T+${threat.turn})`
}
