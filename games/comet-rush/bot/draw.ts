import type { Draft, Draw } from '../rules/actions.ts'
import { factsOf } from '../rules/cards.ts'
import type { Outlook } from './outlook.ts'
import { deckWorth } from './worth.ts'
import { weights } from './weights.ts'

/** The deck whose next card is worth most. */
export function drawCard(o: Outlook): Draft | Draw | undefined {
  let best: Draft | Draw | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of o.legal) {
    if (action.kind !== 'draft' && action.kind !== 'draw') continue
    const value = deckWorth(o, action.deck) - (action.kind === 'draft' ? sameness(o, action) : 0)
    if (value <= most) continue
    best = action
    most = value
  }
  return best
}

const sameness = ({ hand }: Outlook, { deck }: Draft): number =>
  weights.variety * hand.filter((card) => factsOf(card).deck === deck).length
