import { type Picture, type PictureSteps, type Seat, stepBy } from '@starboard/kernel'
import { isShuttle } from './buy.ts'
import type { CardId } from './cards.ts'
import { cardOf, catalogueOf } from './catalogue.ts'
import type { SeenEvent } from './events.ts'
import { rowOf } from './rows.ts'
import { isTrashedWhenPlayed } from './special.ts'
import type { Counts, Ship, SpaceGoats } from './state.ts'
import type { SeenPlayer, View } from './view.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>

/** How a film moves a view on. Events tell neither clocks nor open questions, nor how well a hand is known. */
export const picture: Picture<SpaceGoats> = {
  step: (view, event) => stepBy(steps, view, event),
  exact: ({ agenda: _agenda, turnBy: _turnBy, players, ...told }) => ({
    ...told,
    players: players.map(({ sifted: _sifted, ...player }) => player),
  }),
}

const steps: PictureSteps<View, SeenEvent> = {
  roundBegan: (view, { round }) => ({ ...view, round, destroyed: 0 }),
  turnBegan: (view, { seat, isExtra }) => ({ ...begun(counted(view, 'turns'), seat, isExtra), active: seat }),
  turnSkipped: (view, { seat, isExtra }) => ({
    ...changed(begun(view, seat, isExtra), seat, () => ({ skipsNext: false })),
    active: seat,
  }),
  cardsDrawn: (view, { seat, count, cards }) =>
    changed(view, seat, ({ drawSize, handSize, hand }) => ({
      drawSize: drawSize - count,
      handSize: handSize + count,
      ...(hand !== undefined && cards !== undefined && { hand: [...hand, ...cards] }),
    })),
  reshuffled: (view, { seat, count }) => changed(view, seat, () => ({ drawSize: count, discard: [] })),
  banked: (view, { seat, card }) =>
    changed(leftHand(view, seat, card), seat, ({ bank }) => ({ bank: [...bank, card] })),
  debrisDropped: (view, { seat, card }) => discarded(leftHand(view, seat, card), seat, card),
  bought,
  slotRefilled: (view, { slot, card }) => ({
    ...view,
    market: view.market.with(slot, card),
    pile: { size: view.pile.size - 1, top: view.pile.top.slice(1) },
  }),
  slotEmptied: (view, { slot }) => ({ ...view, market: view.market.with(slot, null) }),
  shipAdded: (view, { seat, ship }) => ({
    ...changed(view, seat, ({ fleet }) => ({ fleet: [...fleet, { id: ship, suited: false, shield: null }] })),
    shipsMade: ship + 1,
  }),
  rocketFired: (view, { seat, card }) => struck(counted(discarded(leftHand(view, seat, card), seat, card), 'rockets')),
  blocked: (view, { seat, card }) => counted(trashed(leftHand(view, seat, card), seat, card), 'blocks'),
  shieldWeakened: (view, { seat, ship, card, strength }) =>
    withShip(view, seat, ship, () => ({ shield: { card, strength } })),
  shieldBroken: (view, { seat, ship, card }) => ({
    ...withShip(view, seat, ship, () => ({ shield: null })),
    trash: [...view.trash, card],
  }),
  shipFlipped: (view, { seat, ship }) => withShip(view, seat, ship, () => ({ suited: false })),
  shipLost: (view, { seat, ship, by }) => ({
    ...changed(view, seat, ({ fleet }) => ({ fleet: fleet.filter(({ id }) => id !== ship) })),
    destroyed: view.destroyed + (by === null ? 0 : 1),
  }),
  lastStandHeld: (view, { seat }) => changed(view, seat, () => ({ lastStand: false })),
  bankLost: (view, { seat, card }) => discarded(spent(view, seat, card), seat, card),
  shattered: (view, { seat, card }) => discarded(leftHand(view, seat, card), seat, card),
  skipLaid: (view, { seat }) => changed(view, seat, () => ({ skipsNext: true })),
  shieldAssigned: (view, { seat, card, ship, strength }) =>
    counted(
      withShip(disowned(leftHand(view, seat, card), seat, card), seat, ship, () => ({ shield: { card, strength } })),
      'shields',
    ),
  specialPlayed: (view, { seat, card }) => {
    const played = counted(leftHand(view, seat, card), 'specials')
    return isTrashedWhenPlayed(catalogueOf(view.options), card)
      ? trashed(played, seat, card)
      : discarded(played, seat, card)
  },
  discarded: (view, { seat, card }) => discarded(leftHand(view, seat, card), seat, card),
  trashed: (view, { seat, card, from }) =>
    trashed(from === 'hand' ? leftHand(view, seat, card) : leftDiscard(view, seat, card), seat, card),
  retrieved: (view, { seat, card }) =>
    changed(leftDiscard(view, seat, card), seat, ({ hand, handSize, shown }) => ({
      handSize: handSize + 1,
      shown: [...shown, card],
      ...(hand !== undefined && { hand: [...hand, card] }),
    })),
  pileSeen,
  pileArranged: (view, { seat, count, cards }) => ({
    ...view,
    pile: {
      ...view.pile,
      top: [
        ...Array.from({ length: count }, (_, place) => topCard([seat], cards?.[place])),
        ...view.pile.top.slice(count),
      ],
    },
  }),
  lastStandSet: (view, { seat }) => changed(view, seat, () => ({ lastStand: true })),
  extraTurnGained: (view, { seat }) => changed(view, seat, () => ({ extraDue: true })),
  passed: (view) => counted(view, 'passes'),
  eliminated: (view, { seat }) => putOut(view, seat),
  /** SG-7.7: the shields are told one by one, and all ships go at once. */
  resigned: (view, { seat }) =>
    changed({ ...view, blows: view.blows + 1 }, seat, () => ({
      fleet: [],
      out: view.blows + 1,
      resigned: true,
      extraDue: false,
    })),
  wreckageCame: (view) => struck(view),
  gameEnded: (view, { how, winners }) => ({ ...view, ended: { how, winners } }),
}

const changed = (view: View, seat: Seat, change: (player: SeenPlayer) => Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
})

const withShip = (view: View, seat: Seat, id: number, change: (ship: Ship) => Partial<Ship>): View =>
  changed(view, seat, ({ fleet }) => ({
    fleet: fleet.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)),
  }))

const counted = (view: View, what: keyof Counts): View => ({
  ...view,
  counts: { ...view.counts, [what]: view.counts[what] + 1 },
})

/** A rocket or wreckage comes: it has put nobody out yet. */
const struck = (view: View): View => ({ ...view, blow: 0 })

/** SG-7.8: those of one blow share its number. */
function putOut(view: View, seat: Seat): View {
  const blows = view.blow === 0 ? view.blows + 1 : view.blows
  const blow = view.blow === 0 ? blows : view.blow
  return changed({ ...view, blows, blow }, seat, () => ({ out: blow }))
}

/** What was asked before is over; the true picture knows what is asked next. */
function begun(view: View, seat: Seat, isExtra: boolean): View {
  const fresh: View = { ...view, agenda: { ...view.agenda, steps: [] } }
  return isExtra ? changed(fresh, seat, () => ({ extraDue: false })) : fresh
}

/** One of these cards goes; the others keep their order. */
function without(cards: readonly CardId[], card: CardId, place = cards.indexOf(card)): CardId[] {
  return place < 0 ? [...cards] : cards.toSpliced(place, 1)
}

const leftHand = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ hand, handSize, shown }) => ({
    handSize: handSize - 1,
    shown: without(shown, card),
    ...(hand !== undefined && { hand: without(hand, card) }),
  }))

const leftDiscard = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ discard }) => ({ discard: without(discard, card) }))

/** Of equal cards in the bank the newest goes. */
const spent = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ bank }) => ({ bank: without(bank, card, bank.lastIndexOf(card)) }))

const discarded = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ discard }) => ({ discard: [...discard, card] }))

const disowned = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ owned }) => ({ owned: without(owned, card) }))

const trashed = (view: View, seat: Seat, card: CardId): View => ({
  ...disowned(view, seat, card),
  trash: [...view.trash, card],
})

/** SG-3.2–3.4 */
function bought(view: View, { seat, card, fromBank, fromHand }: Told<'bought'>): View {
  const banked = fromBank.reduce((now, coin) => discarded(spent(now, seat, coin), seat, coin), view)
  const paid = fromHand.reduce((now, coin) => discarded(leftHand(now, seat, coin), seat, coin), banked)
  const after = counted(paid, 'buys')
  const catalogue = catalogueOf(view.options)
  if (isShuttle(cardOf(catalogue, card))) return { ...after, trash: [...after.trash, card] }
  return changed(discarded(after, seat, card), seat, ({ owned }) => ({ owned: rowOf(catalogue, [...owned, card]) }))
}

type TopCard = View['pile']['top'][number]

const topCard = (seenBy: readonly Seat[], card: CardId | undefined): TopCard =>
  card === undefined ? { seenBy } : { seenBy, card }

/** SG-6.4: who looks knows these cards; who looked before still does. */
function pileSeen(view: View, { seat, count, cards }: Told<'pileSeen'>): View {
  const { top } = view.pile
  const seen = Array.from({ length: count }, (_, place) => {
    const { seenBy, card } = top[place] ?? { seenBy: [] }
    return topCard(seenBy.includes(seat) ? seenBy : [...seenBy, seat], cards?.[place] ?? card)
  })
  return { ...view, pile: { ...view.pile, top: [...seen, ...top.slice(count)] } }
}
