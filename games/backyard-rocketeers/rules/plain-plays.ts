import type { Action } from './actions.ts'
import { CARDS, type Card, type CardId } from './cards/catalogue.ts'

/**
 * A way to play a card that names nothing but the card: the same in every match, so it is made once. Whoever lists a hand
 * at every move only picks it up.
 */
export function plainPlays<A extends Action>(make: (card: CardId) => A): (card: Card) => A {
  const plays = CARDS.map(({ id }) => make(id))
  // Ranks follow the catalogue and begin with 1.
  return ({ id, rank }) => plays[rank - 1] ?? make(id)
}
