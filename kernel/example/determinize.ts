import { bagOf, type Chance, copy, dealFrom, type Seat } from '../index.ts'
import { COPIES, CRATES, type Crate } from './crates.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** Every crate that the view does not place is dealt again; bids of others count as not made yet. */
export function determinize(view: View, _viewer: Seat | 'spectator', random: Chance): State {
  const { deck, players, ...open } = copy(view)
  const unseen = bagOf(CRATES, (crate) => COPIES[crate] - timesSeen(view, crate))
  const deal = (count: number) => dealFrom(unseen, count, random, 'twin')
  const hidden = players.map(({ handSize, hand }) => (hand === undefined ? deal(handSize) : [...hand]))
  const top = deck.top.flatMap(({ crate, seenBy }) =>
    (crate === undefined ? deal(1) : [crate]).map((card) => ({ card, seenBy: [...seenBy] })),
  )
  return {
    ...open,
    deck: { name: 'crates', top, loose: unseen, discard: [...deck.discard] },
    players: players.map(({ stowed, beacons }, seat) => ({ hand: hidden[seat] ?? [], stowed, beacons })),
  }
}

function timesSeen({ deck, players }: View, crate: Crate): number {
  const inHands = players.flatMap(({ hand = [] }) => hand)
  const lying = [...inHands, ...deck.discard, ...deck.top.map((top) => top.crate)]
  const stowed = players.reduce((sum, player) => sum + player.stowed[crate], 0)
  return stowed + lying.filter((one) => one === crate).length
}
