import { bug, type Ctx, drawCard, hasCards, type Refusal, refill, refuse } from '@starboard/kernel'
import { type Card, DECKS, type DeckName } from './cards.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** CR-2.7: a deck with neither draw nor discard pile cannot be named. */
export const canSupply = (s: State, deck: DeckName): boolean => {
  const pile = s.decks[deck]
  return pile.discard.length > 0 || hasCards(pile)
}

export const suppliers = (s: State): readonly DeckName[] => DECKS.filter((deck) => canSupply(s, deck))

export const checkSupply = (s: State, deck: DeckName): Refusal | null =>
  canSupply(s, deck) ? null : refuse('deck-empty', 'CR-2.7', `The ${deck} deck and its discard pile are both empty.`)

/** CR-2.7: the discard pile is shuffled in at the moment a card is needed. */
export function drawFrom(s: State, deck: DeckName, ctx: Ctx<Event>): Card {
  const pile = s.decks[deck]
  if (!hasCards(pile)) {
    ctx.emit({ kind: 'deckRefilled', deck, cards: pile.discard.length })
    refill(pile)
  }
  return drawCard(pile, ctx.random) ?? bug(`The ${deck} deck is empty.`)
}
