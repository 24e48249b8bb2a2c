import type { CardId } from '../rules/cards.ts'
import type { Catalogue } from '../rules/catalogue.ts'
import type { Hit } from '../rules/effects.ts'
import { protectionOf } from '../rules/player.ts'
import { stopsPiercing } from '../rules/priorities.ts'
import type { Attack, Ship } from '../rules/state.ts'

/** SG-4.7, 4.10, 4.11: whether a hit gets no further than this assigned shield. */
export const isStoppedBy = (catalogue: Catalogue, shield: CardId, does: Hit): boolean =>
  does !== 'piercing' || stopsPiercing(catalogue, shield)

/** SG-4.6: a Seeking Rocket takes one of the least protected ships. */
export function shipsAllowed(fleet: readonly Ship[], { seeks }: Pick<Attack, 'seeks'>): readonly Ship[] {
  if (!seeks) return fleet
  const least = Math.min(...fleet.map(protectionOf))
  return fleet.filter((ship) => protectionOf(ship) === least)
}
