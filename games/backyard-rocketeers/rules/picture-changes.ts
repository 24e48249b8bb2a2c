import type { Seat } from '@starboard/kernel'
import { type CardId, factsOf } from './cards/catalogue.ts'
import type { Zone } from './events.ts'
import type { Part } from './state.ts'
import type { SeenPlayer, View } from './view.ts'

/** Small changes of a picture, from which the steps of its film are made. */

type Change = Partial<Omit<SeenPlayer, 'seat'>>

export const changed = (view: View, seat: Seat, change: (player: SeenPlayer) => Change): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
})

export const set = (view: View, seat: Seat, change: Change): View => changed(view, seat, () => change)

/** One of these goes; the others keep their order. */
export const without = <X>(list: readonly X[], place: number): X[] => (place < 0 ? [...list] : list.toSpliced(place, 1))

/** Whose hand is exact: the viewer's own, and all after the end. */
export const isOwn = ({ viewer }: View, seat: Seat): boolean => viewer === seat || viewer === 'everything'

export const leftHand = (view: View, seat: Seat, card: CardId): View =>
  changed(view, seat, ({ hand, handSize }) => ({
    handSize: handSize - 1,
    ...(hand !== undefined && { hand: without(hand, hand.indexOf(card)) }),
  }))

export const cameToHand = (view: View, seat: Seat, cards: readonly (CardId | null)[]): View =>
  changed(view, seat, ({ hand, handSize }) => ({
    handSize: handSize + cards.length,
    ...(hand !== undefined && { hand: [...hand, ...cards] }),
  }))

/** BR-2.10 */
export const discarded = (view: View, card: CardId): View => ({
  ...view,
  piles: view.piles.map((pile, place) =>
    place === factsOf(card).home - 1 ? { ...pile, discard: [...pile.discard, card] } : pile,
  ),
})

/** A part comes or goes; behind an Enigma Machine only the number is known. */
export const withPart = (
  view: View,
  seat: Seat,
  { slot, part }: { readonly slot: number; readonly part: Part | null },
): View =>
  changed(view, seat, ({ rocket, parts }) => ({
    parts: parts + (part === null ? -1 : 1),
    ...(rocket !== undefined && slot >= 0 && { rocket: rocket.with(slot, part) }),
  }))

/** After a change of several parts, as far as the viewer is told. */
export const withRocket = (view: View, seat: Seat, rocket: readonly (Part | null)[] | undefined): View =>
  rocket === undefined
    ? view
    : set(view, seat, { rocket: [...rocket], parts: rocket.filter((part) => part !== null).length })

export const hideRocket = (view: View, seat: Seat): View =>
  isOwn(view, seat)
    ? view
    : {
        ...view,
        players: view.players.map((player) => {
          if (player.seat !== seat) return player
          const { rocket: _rocket, ...rest } = player
          return rest
        }),
      }

/** A card in play leaves its zone. */
export function leftZone(
  view: View,
  seat: Seat,
  { from, place }: { readonly from: Zone | 'pad'; readonly place: number },
): View {
  if (from === 'rocket') return withPart(view, seat, { slot: place, part: null })
  if (from === 'pad') return set(view, seat, { pad: null })
  return changed(view, seat, (player) => ({ [from]: without<unknown>(player[from], place) }))
}

/** BR-4.4: told is the first place of those that came in one turn; whoever knows the cards knows which one it is. */
export const leftFaceDown = (
  view: View,
  seat: Seat,
  { place, card }: { readonly place: number; readonly card: CardId | undefined },
): View =>
  changed(view, seat, ({ faceDown }) => {
    const since = faceDown[place]?.since
    const known = faceDown.findIndex((hidden) => hidden.card !== undefined && hidden.card === card)
    const unknown = faceDown.findIndex((hidden) => hidden.card === undefined && hidden.since === since)
    return { faceDown: without(faceDown, known >= 0 ? known : unknown >= 0 ? unknown : place) }
  })

/** A card leaves a hand or whatever else holds it. */
export function leftWherever(
  view: View,
  seat: Seat,
  { from, place, card }: { readonly from: Zone | 'hand' | 'pad'; readonly place: number; readonly card: CardId },
): View {
  if (from === 'hand') return leftHand(view, seat, card)
  return from === 'faceDown' ? leftFaceDown(view, seat, { place, card }) : leftZone(view, seat, { from, place })
}
