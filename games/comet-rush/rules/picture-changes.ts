import type { Seat } from '@starboard/kernel'
import { type Card, type DeckName, factsOf, segmentOf } from './cards.ts'
import type { Rocket } from './state.ts'
import type { SeenDeck, SeenPile, SeenPlayer, View } from './view.ts'

/** Small changes of a picture, from which the steps of its film are made. */

export const changed = (view: View, seat: Seat, change: (player: SeenPlayer) => Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
})

export const paid = (view: View, seat: Seat, cubes: number): View =>
  changed(view, seat, (player) => ({ cubes: player.cubes + cubes }))

export const timed = (view: View, seat: Seat, id: number, remaining: number): View =>
  changed(view, seat, ({ rockets }) => ({
    rockets: rockets.map((rocket) => (rocket.id === id ? { ...rocket, remaining } : rocket)),
  }))

export const without = (rockets: readonly Rocket[], id: number): Rocket[] =>
  rockets.filter((rocket) => rocket.id !== id)

/** CR-8.2: a trade is told after the refill that it caused. Its cards are shuffled in before they are seen to leave a hand. */
interface FilmedDeck extends SeenDeck {
  readonly shuffledInEarly?: number
}

export const refilled = (lying: number, cards: number): FilmedDeck =>
  cards > lying ? { size: cards, discard: [], shuffledInEarly: cards - lying } : { size: cards, discard: [] }

export const withDeck = (view: View, name: DeckName, change: (deck: FilmedDeck) => FilmedDeck): View => ({
  ...view,
  decks: { ...view.decks, [name]: change(view.decks[name]) },
})

export const drawn = (view: View, name: DeckName): View =>
  withDeck(view, name, ({ size, discard }) => ({ size: size - 1, discard }))

export const discarded = (view: View, card: Card): View =>
  withDeck(view, factsOf(card).deck, ({ size, discard, shuffledInEarly = 0 }) =>
    shuffledInEarly === 0
      ? { size, discard: [...discard, card] }
      : { size, discard, ...(shuffledInEarly > 1 && { shuffledInEarly: shuffledInEarly - 1 }) },
  )

export const gained = (view: View, seat: Seat, card: Card | undefined): View =>
  changed(view, seat, ({ hand, handSize }) => ({
    handSize: handSize + 1,
    ...(hand !== undefined && card !== undefined && { hand: [...hand, card] }),
  }))

/** A card leaves a hand for all to see. */
export const shown = (view: View, seat: Seat, card: Card): View => forget(lost(view, seat, card), seat, card)

export const lost = (view: View, seat: Seat, card: Card | undefined): View =>
  changed(view, seat, ({ hand, handSize }) => ({
    handSize: handSize - 1,
    ...(hand !== undefined && card !== undefined && { hand: withoutOne(hand, card) }),
  }))

function withoutOne(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

const knowing = (view: View, seat: Seat, change: (known: readonly Card[]) => readonly Card[]): View => ({
  ...view,
  players: view.players.map((player) => {
    if (player.seat !== seat) return player
    const { known = [], ...rest } = player
    const after = change(known)
    return after.length === 0 ? rest : { ...rest, known: after }
  }),
})

const forget = (view: View, seat: Seat, card: Card): View => knowing(view, seat, (known) => withoutOne(known, card))

/** CR-6.11: the victim knows what was taken; everybody else is no longer sure of the victim's hand. */
export function noted(view: View, { seat, from, card }: { seat: Seat; from: Seat; card: Card | undefined }): View {
  const isThief = view.players[seat]?.hand !== undefined
  const surely = knowing(view, from, (known) => (isThief && card !== undefined ? withoutOne(known, card) : []))
  return isThief || card === undefined ? surely : knowing(surely, seat, (known) => [...known, card])
}

export const looked = <C extends string>(
  { left, seenBy, next }: SeenPile<C>,
  seat: Seat,
  card: C | undefined,
): SeenPile<C> => {
  const known = card ?? next
  return {
    left,
    seenBy: seenBy.includes(seat) ? seenBy : [...seenBy, seat],
    ...(known !== undefined && { next: known }),
  }
}

/** An open row gives its first; otherwise the card comes from the face-down pile. */
export function turnedUp(view: View, strength: number): View {
  if (view.ahead.length > 0) return { ...view, ahead: view.ahead.slice(1) }
  const { left } = view.segments
  const card = segmentOf(strength)
  return { ...view, segments: { left: { ...left, [card]: (left[card] ?? 0) - 1 }, seenBy: [] } }
}
