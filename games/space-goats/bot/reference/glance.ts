import { bug, type Chance, type Seat } from '@starboard/kernel'
import type { CardId } from '../../rules/cards.ts'
import { type Catalogue, catalogueOf, effectOf } from '../../rules/catalogue.ts'
import type { Effect } from '../../rules/effects.ts'
import { isFree } from '../../rules/player.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'

/** All that the policy looks at, read from the view once. */
export interface Glance {
  readonly view: View
  readonly catalogue: Catalogue
  readonly seat: Seat
  readonly me: SeenPlayer
  readonly hand: readonly CardId[]
  /** What the cards in hand do, place by place: every score asks for it again. */
  readonly effects: readonly Effect[]
  /** Bank and currency in hand. */
  readonly funds: number
  /** Own ships without an assigned shield. */
  readonly freeShips: number
  readonly rocketsInHand: number
  /** For ties, never for the match (SG-1.3a). */
  readonly random: Chance
}

export function glanceAt(view: View, seat: Seat, random: Chance): Glance {
  const catalogue = catalogueOf(view.options)
  const me = view.players[seat] ?? bug(`There is no seat ${seat}.`)
  const hand = me.hand ?? bug('A player sees their own hand.')
  const effects: Effect[] = []
  let funds = me.bank.length
  let rocketsInHand = 0
  for (let place = 0; place < hand.length; place++) {
    const effect = effectOf(catalogue, hand[place] ?? '')
    effects.push(effect)
    if (effect.kind === 'currency') funds++
    else if (effect.kind === 'rocket') rocketsInHand++
  }
  let freeShips = 0
  for (let place = 0; place < me.fleet.length; place++) {
    const ship = me.fleet[place]
    if (ship !== undefined && isFree(ship)) freeShips++
  }
  return { view, catalogue, seat, me, hand, effects, funds, freeShips, rocketsInHand, random }
}
