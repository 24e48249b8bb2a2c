import type { Happening } from '../../rules/happening.ts'
import type { Names } from '../../rules/words/names.ts'
import { PLACE_NAMES, WEAPON_NAMES } from '../../rules/words/names.ts'

type Short = {
  readonly [K in Happening['kind']]?: (happening: Extract<Happening, { readonly kind: K }>, names: Names) => string
}

/** The latest of these that happens is what a card is about, in the words that fit into a slot. */
const SHORT: Short = {
  nothingDone: () => 'in vain',
  crewMoved: ({ to, hasWaited }) => `${hasWaited ? 'waits, ' : ''}to ${PLACE_NAMES[to]}`,
  interceptorsLaunched: () => 'out into space',
  cannonFired: ({ weapon, strength }) => `${WEAPON_NAMES[weapon].replace(' cannon', '')} ${strength}`,
  shotAimed: ({ targets }) => (targets.length === 0 ? 'no target' : ''),
  threatHit: ({ threat, damage }, names) => `${names.threat(threat)}${damage === 0 ? ': no damage' : ` −${damage}`}`,
  energyMoved: ({ to, into, amount, bonus }) => `${to} ${into} +${amount + bonus}`,
  fuelBurnt: ({ zone, amount, bonus }) => `${zone} reactor +${amount + bonus}`,
  rocketLaunched: () => 'rocket',
  computerMaintained: () => 'computer kept',
  visualConfirmed: () => 'at the window',
  squadTaken: () => 'takes bots',
  squadActivated: () => 'wakes bots',
  malfunctionRepaired: ({ threat, amount }, names) => `${names.threat(threat)} −${amount}`,
  intruderAttacked: ({ threat, left }, names) => `${names.threat(threat)}: ${left} left`,
}

export function inShort(happenings: readonly Happening[], names: Names): string {
  return happenings.reduce((text, happening) => shortOf(happening, names) || text, '')
}

function shortOf<K extends Happening['kind']>(
  happening: Extract<Happening, { readonly kind: K }>,
  names: Names,
): string {
  return SHORT[happening.kind]?.(happening, names) ?? ''
}
