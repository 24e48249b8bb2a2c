import { bug } from '@starboard/kernel'
import type { Arrange, DiscardOne, LoseBank, Retrieve, TrashOne } from '../../rules/actions.ts'
import type { CardId } from '../../rules/cards.ts'
import { effectOf } from '../../rules/catalogue.ts'
import type { Outlook } from './outlook.ts'
import { leastWorth, worthOf } from './worth.ts'

/** SG-4.5, 6.7, 6.8: the card that is missed least; from the discard pile rather than from the hand. */
export function trashOne(o: Outlook, why: 'aegis' | 'purge' | 'clean'): TrashOne {
  const inDiscard = leastWorth(o, why === 'clean' ? o.me.discard.slice(0, -1) : o.me.discard)
  const inHand = why === 'clean' ? undefined : leastWorth(o, o.hand)
  if (inDiscard === undefined) return { kind: 'trashOne', zone: 'hand', card: inHand ?? bug('Nothing can be trashed.') }
  return inHand !== undefined && worthOf(o, inHand) < worthOf(o, inDiscard)
    ? { kind: 'trashOne', zone: 'hand', card: inHand }
    : { kind: 'trashOne', zone: 'discard', card: inDiscard }
}

/** SG-5.3, 6.2: debris first; of the rest what is worth least. */
export const discardOne = (o: Outlook, among: number): DiscardOne => ({
  kind: 'discardOne',
  card: leastWorth(o, o.hand.slice(o.hand.length - among)) ?? bug('Nothing can be discarded.'),
})

/** SG-6.3: what is worth most where it can be played. */
export function retrieve(o: Outlook): Retrieve {
  let best: CardId | undefined
  for (const card of o.me.discard.slice(0, -1))
    if (best === undefined || readiness(o, card) > readiness(o, best)) best = card
  return { kind: 'retrieve', card: best ?? bug('Nothing can be retrieved.') }
}

const readiness = (o: Outlook, card: CardId): number =>
  worthOf(o, card) + (effectOf(o.catalogue, card).kind === 'rocket' ? 1 : 0)

/** SG-4.16: in the bank all are worth the same, and this one goes back into the deck: the best one. */
export function loseBank(o: Outlook): LoseBank {
  const [first = bug('The bank is empty.'), ...others] = o.me.bank
  const card = others.reduce((best, one) => (worthOf(o, one) > worthOf(o, best) ? one : best), first)
  return { kind: 'loseBank', card }
}

/** SG-6.4: the best on top: it is laid out when the next player buys, so that I may be the first to choose. */
export function arrange(o: Outlook, seen: number): Arrange {
  const worths = o.view.pile.top.slice(0, seen).map(({ card }) => (card === undefined ? 0 : worthOf(o, card)))
  const order = worths.map((_, place) => place).sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0) || a - b)
  return { kind: 'arrange', order }
}
