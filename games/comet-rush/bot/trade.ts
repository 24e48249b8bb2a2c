import type { Action, Trade } from '../rules/actions.ts'
import { type Card, DECKS, type DeckName } from '../rules/cards.ts'
import type { Outlook, Tactic } from './outlook.ts'
import { deckWorth, worthOf } from './worth.ts'

/** Two cards of little use for one from the best deck. */
export const tradeDeadCards: Tactic = (o) => {
  if (o.hand.length < 2) return undefined
  const [first, second] = o.hand.map((card) => ({ card, worth: worthOf(o, card) })).sort((a, b) => a.worth - b.worth)
  if (first === undefined || second === undefined) return undefined
  const { deck, worth } = bestDeck(o)
  const gain = worth - first.worth - second.worth
  return gain > o.weights.tradeGain ? tradeOf(o, [first.card, second.card], deck) : undefined
}

const bestDeck = (o: Outlook): { readonly deck: DeckName; readonly worth: number } =>
  DECKS.map((deck) => ({ deck, worth: deckWorth(o, deck) })).reduce((a, b) => (b.worth > a.worth ? b : a))

const tradeOf = ({ legal }: Outlook, cards: readonly [Card, Card], deck: DeckName): Action | undefined =>
  legal.find((action) => action.kind === 'trade' && action.deck === deck && isPair(action.cards, cards))

const isPair = ([first, second]: Trade['cards'], [a, b]: readonly [Card, Card]): boolean =>
  (first === a && second === b) || (first === b && second === a)
