import type { Action } from '../rules/actions.ts'
import { type DeckName, factsOf } from '../rules/cards.ts'
import type { Outlook, Tactic } from './outlook.ts'
import { deckWorth } from './worth.ts'

/** Draft and draw: the deck whose next card is worth most. */
export const drawCard: Tactic = (o) => {
  let best: Action | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of o.legal) {
    if (action.kind !== 'draft' && action.kind !== 'draw') continue
    const value =
      deckWorth(o, action.deck) +
      o.weights.taste[action.deck] -
      (action.kind === 'draft' ? sameness(o, action.deck) : 0)
    if (value <= most) continue
    best = action
    most = value
  }
  return best
}

/** A first hand should hold a bit of everything. */
const sameness = ({ hand, weights }: Outlook, deck: DeckName): number =>
  weights.variety * hand.filter((card) => factsOf(card).deck === deck).length
