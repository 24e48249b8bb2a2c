import type { Seat } from '@starboard/kernel'
import { isShuttle } from './buy.ts'
import type { CardId } from './cards.ts'
import { cardOf, catalogueOf } from './catalogue.ts'
import type { SeenEvent } from './events.ts'
import { rowOf } from './rows.ts'
import type { Counts, Ship } from './state.ts'
import type { SeenPlayer, View } from './view.ts'

/** Small changes of a picture, from which the steps of its film are made. */

type Told<K> = Extract<SeenEvent, { kind: K }>

export const changed = (view: View, seat: Seat, change: (player: SeenPlayer) => Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
})

export const withShip = (view: View, seat: Seat, id: number, change: (ship: Ship) => Partial<Ship>): View =>
  changed(view, seat, ({ fleet }) => ({
    fleet: fleet.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)),
  }))

export const counted = (view: View, what: keyof Counts): View => ({
  ...view,
  counts: { ...view.counts, [what]: view.counts[what] + 1 },
})

/** A rocket or wreckage comes: it has put nobody out yet. */
export const struck = (view: View): View => ({ ...view, blow: 0 })

/** SG-7.8: those of one blow share its number. */
export function putOut(view: View, seat: Seat): View {
  const blows = view.blow === 0 ? view.blows + 1 : view.blows
  const blow = view.blow === 0 ? blows : view.blow
  return changed({ ...view, blows, blow }, seat, () => ({ out: blow }))
}

/** What was asked before is over; the true picture knows what is asked next. */
export function begun(view: View, seat: Seat, isExtra: boolean): View {
  const fresh: View = { ...view, agenda: { ...view.agenda, steps: [] } }
  return isExtra ? changed(fresh, seat, () => ({ extraDue: false })) : fresh
}

/** One of these cards goes; the others keep their order. */
function without(cards: readonly CardId[], card: CardId, place = cards.indexOf(card)): CardId[] {
  return place < 0 ? [...cards] : cards.toSpliced(place, 1)
}

export const leftHand = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ hand, handSize, shown }) => ({
    handSize: handSize - 1,
    shown: without(shown, card),
    ...(hand !== undefined && { hand: without(hand, card) }),
  }))

/** SG-6.2: one of the cards just drawn goes, not an equal one that was there before. */
export const leftDrawn = (
  view: View,
  seat: Seat,
  { card, among }: { readonly card: CardId; readonly among: number },
): View =>
  changed(view, seat, ({ hand, handSize }) => ({
    handSize: handSize - 1,
    ...(hand !== undefined && { hand: without(hand, card, hand.indexOf(card, hand.length - among)) }),
  }))

export const leftDiscard = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ discard }) => ({ discard: without(discard, card) }))

/** Of equal cards in the bank the newest goes. */
export const spent = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ bank }) => ({ bank: without(bank, card, bank.lastIndexOf(card)) }))

export const discarded = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ discard }) => ({ discard: [...discard, card] }))

export const disowned = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ owned }) => ({ owned: without(owned, card) }))

export const trashed = (view: View, seat: Seat, card: CardId): View => ({
  ...disowned(view, seat, card),
  trash: [...view.trash, card],
})

/** SG-3.2–3.4 */
export function bought(view: View, { seat, card, fromBank, fromHand }: Told<'bought'>): View {
  const banked = fromBank.reduce((now, coin) => discarded(spent(now, seat, coin), seat, coin), view)
  const paid = fromHand.reduce((now, coin) => discarded(leftHand(now, seat, coin), seat, coin), banked)
  const after = counted(paid, 'buys')
  const catalogue = catalogueOf(view.options)
  if (isShuttle(cardOf(catalogue, card))) return { ...after, trash: [...after.trash, card] }
  return changed(discarded(after, seat, card), seat, ({ owned }) => ({ owned: rowOf(catalogue, [...owned, card]) }))
}

type TopCard = View['pile']['top'][number]

export const topCard = (seenBy: readonly Seat[], card: CardId | undefined): TopCard =>
  card === undefined ? { seenBy } : { seenBy, card }

/** SG-6.4: who looks knows these cards; who looked before still does. */
export function pileSeen(view: View, { seat, count, cards }: Told<'pileSeen'>): View {
  const { top } = view.pile
  const seen = Array.from({ length: count }, (_, place) => {
    const { seenBy, card } = top[place] ?? { seenBy: [] }
    return topCard(seenBy.includes(seat) ? seenBy : [...seenBy, seat], cards?.[place] ?? card)
  })
  return { ...view, pile: { ...view.pile, top: [...seen, ...top.slice(count)] } }
}
