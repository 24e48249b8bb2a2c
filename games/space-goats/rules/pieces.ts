import type { CardId } from './cards.ts'
import { catalogueOf } from './catalogue.ts'
import type { State } from './state.ts'

/** Every card, wherever it is. What a player owns must be what the player's zones hold. */
export function pieceCounts({ options, pile, market, trash, players }: State): Readonly<Record<string, number>> {
  const { starter, market: sold } = catalogueOf(options)
  const counts: Record<string, number> = Object.fromEntries([...starter, ...sold].map(({ id }) => [id, 0]))
  let astray = 0
  const count = (cards: readonly (CardId | null)[]) => {
    for (const card of cards) if (card !== null) counts[card] = (counts[card] ?? 0) + 1
  }
  count(pile.top.map(({ card }) => card))
  for (const cards of [pile.loose, market, trash]) count(cards)
  for (const { owned, draw, discard, hand, bank, fleet } of players) {
    const held = [...draw, ...discard, ...hand, ...bank]
    count(held)
    count(fleet.map(({ shield }) => shield?.card ?? null))
    if (held.toSorted().join() !== owned.toSorted().join()) astray++
  }
  return { ...counts, astray }
}
