import type { CardId } from '../../rules/cards.ts'

/** A card of the hand and what tells it from its copies. */
export interface Held {
  readonly card: CardId
  readonly key: string
}

/** In order of arrival, as the hand is kept (SG-R29). */
export function heldCards(hand: readonly CardId[]): readonly Held[] {
  const seen = new Map<CardId, number>()
  return hand.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return { card, key: `${card}-${copy}` }
  })
}
