import { bug, Names } from '@starboard/kernel'
import type { CardId } from '../../rules/cards.ts'
import { type Catalogue, cardOf, effectOf } from '../../rules/catalogue.ts'
import type { Effect, SpecialEffect } from '../../rules/effects.ts'
import type { Glance } from './glance.ts'

/** Section 11.2: special score, of a card in hand or of one that may be bought. */
export function specialScore(g: Glance, { does }: SpecialEffect): number {
  const score = scores.get(does) ?? bug(`${does} has no score.`)
  return score(g)
}

const USELESS = -1

const SCORES: Readonly<Record<SpecialEffect['does'], (g: Glance) => number>> = {
  warp: ({ rocketsInHand, funds }) => 8.5 + 1.8 * rocketsInHand + 0.4 * Math.min(funds, 5),
  shuttle: ({ me }) => 5 + 1.5 * Math.max(0, 6 - me.fleet.length),
  lastStand: ({ me }) => (me.lastStand ? USELESS : lastStandScore(me.fleet.length)),
  salvage: ({ me, catalogue }) => (me.discard.length === 0 ? USELESS : 4.5 + 0.7 * highestValue(catalogue, me.discard)),
  recon: ({ effects }) => 5 + 0.9 * junkAmong(effects),
  dealer: (g) => (isDearCardOut(g) ? 4.5 : 3.5),
  purge: ({ me, effects, catalogue }) =>
    4 + 0.8 * Math.max(0, 4 - Math.min(lowestValue(catalogue, me.discard), lowestAmong(effects))),
  clean: ({ me, catalogue }) =>
    me.discard.length === 0 ? 1 : 5 + 0.8 * Math.max(0, 4 - lowestValue(catalogue, me.discard)),
  /** SG-R25: nobody rests by choice. */
  rest: () => USELESS,
}

const scores = new Names(Object.entries(SCORES))

const lastStandScore = (ships: number): number => (ships <= 2 ? 9 : ships === 3 ? 6.5 : 3.5)

const DEAR = 4

function isDearCardOut({ view, catalogue }: Glance): boolean {
  for (const card of view.market) if (card !== null && (cardOf(catalogue, card).cost ?? 0) >= DEAR) return true
  return false
}

function highestValue(catalogue: Catalogue, cards: readonly CardId[]): number {
  let highest = Number.NEGATIVE_INFINITY
  for (const card of cards) highest = Math.max(highest, effectOf(catalogue, card).value)
  return highest
}

function lowestValue(catalogue: Catalogue, cards: readonly CardId[]): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let place = 0; place < cards.length; place++)
    lowest = Math.min(lowest, effectOf(catalogue, cards[place] ?? '').value)
  return lowest
}

function lowestAmong(effects: readonly Effect[]): number {
  let lowest = Number.POSITIVE_INFINITY
  for (const { value } of effects) lowest = Math.min(lowest, value)
  return lowest
}

function junkAmong(effects: readonly Effect[]): number {
  let junk = 0
  for (const { kind } of effects) if (kind === 'currency' || kind === 'debris') junk++
  return junk
}
