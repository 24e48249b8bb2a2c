import { type Picture, type PictureSteps, stepBy } from '@starboard/kernel'
import { catalogueOf } from './catalogue.ts'
import type { SeenEvent } from './events.ts'
import {
  begun,
  bought,
  changed,
  counted,
  discarded,
  disowned,
  leftDiscard,
  leftDrawn,
  leftHand,
  pileSeen,
  putOut,
  spent,
  struck,
  topCard,
  trashed,
  withShip,
} from './picture-changes.ts'
import { isTrashedWhenPlayed } from './special.ts'
import type { SpaceGoats } from './state.ts'
import type { View } from './view.ts'

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
  discarded: (view, { seat, card, why, among }) =>
    discarded(why === 'decoy' ? leftHand(view, seat, card) : leftDrawn(view, seat, { card, among }), seat, card),
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
