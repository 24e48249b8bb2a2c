import { CARD_NAMES, type Card, DECKS, factsOf } from '../../rules/cards.ts'

/** A card of the hand and what tells it from its copies. */
export interface Held {
  readonly card: Card
  readonly key: string
}

/** By deck, then as the rulebook lists them: a new card never moves the others about. */
export function sortedHand(hand: readonly Card[]): readonly Held[] {
  const seen = new Map<Card, number>()
  return hand
    .toSorted((a, b) => rank(a) - rank(b))
    .map((card) => {
      const copy = (seen.get(card) ?? 0) + 1
      seen.set(card, copy)
      return { card, key: `${card}-${copy}` }
    })
}

const RANKS = new Map(
  CARD_NAMES.toSorted((a, b) => DECKS.indexOf(factsOf(a).deck) - DECKS.indexOf(factsOf(b).deck)).map((card, at) => [
    card,
    at,
  ]),
)

const rank = (card: Card): number => RANKS.get(card) ?? 0
