import { bug } from '@starboard/kernel'
import type { Zone } from './actions.ts'
import type { CardId } from './cards.ts'
import { type Catalogue, cardOf, effectOf } from './catalogue.ts'
import type { Hit, Kind } from './effects.ts'
import { isReactive, protectionOf } from './player.ts'
import type { Attack, Ship } from './state.ts'

/** Section 3.9: what the engine view chooses, the clock for whoever is late, and the reference policy at any table. */

/** SG-8.1, 8.3: weakest shield, else a suited ship, else the first. SG-8.2 for piercing hits. */
export function landing(catalogue: Catalogue, fleet: readonly Ship[], does: Hit): Ship {
  return does === 'piercing' ? landingOfPiercing(catalogue, fleet) : landingOfNormal(fleet)
}

function landingOfNormal(fleet: readonly Ship[]): Ship {
  let weakest: Ship | undefined
  let suited: Ship | undefined
  // By place, as in all that the policy asks for every card: `for of` makes twice the code, and there is too much of it.
  for (let place = 0; place < fleet.length; place++) {
    const ship = fleet[place] ?? noShip()
    if (ship.shield !== null) {
      if (weakest?.shield == null || ship.shield.strength < weakest.shield.strength) weakest = ship
    } else if (ship.suited) suited ??= ship
  }
  return weakest ?? suited ?? fleet[0] ?? noShip()
}

function landingOfPiercing(catalogue: Catalogue, fleet: readonly Ship[]): Ship {
  const hasPhase = ({ shield }: Ship) => shield !== null && stopsPiercing(catalogue, shield.card)
  return (
    weakestOf(fleet.filter(hasPhase)) ??
    fleet.find(({ suited, shield }) => suited && shield === null) ??
    fleet.find(({ suited }) => suited) ??
    fleet.find(({ shield }) => shield === null) ??
    weakestOf(fleet) ??
    noShip()
  )
}

const noShip = (): never => bug('A fleet without ships cannot be hit.')

const weakestOf = (ships: readonly Ship[]): Ship | undefined => {
  let weakest: Ship | undefined
  for (const ship of ships)
    if (weakest === undefined || (ship.shield?.strength ?? 0) < (weakest.shield?.strength ?? 0)) weakest = ship
  return weakest
}

/** SG-4.7, 4.10, 4.11: whether a hit gets no further than this assigned shield. */
export const isStoppedBy = (catalogue: Catalogue, shield: CardId, does: Hit): boolean =>
  does !== 'piercing' || stopsPiercing(catalogue, shield)

/** SG-4.10 */
export function stopsPiercing(catalogue: Catalogue, card: CardId): boolean {
  const effect = effectOf(catalogue, card)
  return effect.kind === 'shield' && effect.stopsPiercing === true
}

/** SG-4.6: a Seeking Rocket takes one of the least protected ships. */
export function allowedShips(fleet: readonly Ship[], { seeks }: Pick<Attack, 'seeks'>): readonly Ship[] {
  if (!seeks) return fleet
  const least = Math.min(...fleet.map(protectionOf))
  return fleet.filter((ship) => protectionOf(ship) === least)
}

/** SG-4.4: the first in hand order. */
export const firstReactive = (catalogue: Catalogue, hand: readonly CardId[]): CardId | undefined =>
  hand.find((card) => isReactive(catalogue, card))

/** The first card of lowest value. */
export function leastValued(catalogue: Catalogue, cards: readonly CardId[]): CardId | undefined {
  let least: CardId | undefined
  let value = Number.POSITIVE_INFINITY
  for (const card of cards) {
    const own = effectOf(catalogue, card).value
    if (own < value) {
      least = card
      value = own
    }
  }
  return least
}

export interface Found {
  readonly zone: Zone
  readonly card: CardId
}

/** SG-8.4, 8.9: the card of lowest value in either zone; on a tie the one in the zone named first. */
export function leastOfBoth(
  catalogue: Catalogue,
  zones: Readonly<Record<Zone, readonly CardId[]>>,
  first: Zone,
): Found | undefined {
  const second: Zone = first === 'hand' ? 'discard' : 'hand'
  const [a, b] = [leastValued(catalogue, zones[first]), leastValued(catalogue, zones[second])]
  if (a === undefined) return b === undefined ? undefined : { zone: second, card: b }
  if (b === undefined) return { zone: first, card: a }
  const isBetter = effectOf(catalogue, b).value < effectOf(catalogue, a).value
  return isBetter ? { zone: second, card: b } : { zone: first, card: a }
}

/** SG-8.6 */
export const reconDiscard = (catalogue: Catalogue, drawn: readonly CardId[]): CardId | undefined =>
  drawn.find((card) => effectOf(catalogue, card).kind === 'currency' || effectOf(catalogue, card).kind === 'debris') ??
  drawn[0]

/** SG-8.7 */
const SALVAGED_FIRST: Readonly<Record<Kind, number>> = { rocket: 0, shield: 1, special: 2, currency: 3, debris: 4 }

export function salvaged(catalogue: Catalogue, cards: readonly CardId[]): CardId | undefined {
  let best: CardId | undefined
  for (const card of cards) if (best === undefined || isSalvagedBefore(catalogue, card, best)) best = card
  return best
}

function isSalvagedBefore(catalogue: Catalogue, one: CardId, other: CardId): boolean {
  const [a, b] = [cardOf(catalogue, one), cardOf(catalogue, other)]
  const byKind = SALVAGED_FIRST[a.effect.kind] - SALVAGED_FIRST[b.effect.kind]
  return byKind < 0 || (byKind === 0 && a.name < b.name)
}

/** SG-8.8: cheapest on top; equal costs keep their order. */
export function cheapestFirst(catalogue: Catalogue, cards: readonly CardId[]): readonly number[] {
  const costAt = (place: number) => cardOf(catalogue, cards[place] ?? '').cost ?? 0
  return cards.map((_, place) => place).sort((a, b) => costAt(a) - costAt(b) || a - b)
}
