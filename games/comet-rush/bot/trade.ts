import type { Trade } from '../rules/actions.ts'
import { type Card, DECKS, type DeckName } from '../rules/cards.ts'
import type { Outlook, Tactic } from './outlook.ts'
import { weights } from './weights.ts'
import { deckWorth, worthOf } from './worth.ts'

/** Two cards of little use for one of the best deck. */
export const tradeDeadCards: Tactic = (o) => {
  if (o.hand.length < 2) return undefined
  const [first, second] = o.hand.toSorted((a, b) => worthOf(o, a) - worthOf(o, b))
  if (first === undefined || second === undefined) return undefined
  const { deck, worth } = bestDeck(o)
  const gain = worth - worthOf(o, first) - worthOf(o, second)
  return gain > weights.tradeGain ? tradeOf(o, [first, second], deck) : undefined
}

function bestDeck(o: Outlook): { readonly deck: DeckName; readonly worth: number } {
  return DECKS.map((deck) => ({ deck, worth: deckWorth(o, deck) })).reduce((a, b) => (b.worth > a.worth ? b : a))
}

function tradeOf({ legal }: Outlook, [a, b]: readonly [Card, Card], deck: DeckName): Trade | undefined {
  for (const action of legal)
    if (action.kind === 'trade' && action.deck === deck && isPair(action.cards, a, b)) return action
  return undefined
}

const isPair = ([first, second]: Trade['cards'], a: Card, b: Card): boolean =>
  (first === a && second === b) || (first === b && second === a)
