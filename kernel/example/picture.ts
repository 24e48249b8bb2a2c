import { type Picture, type PictureSteps, type Seat, stepBy } from '../index.ts'
import type { Crate } from './crates.ts'
import type { SeenEvent } from './events.ts'
import type { Haul } from './state.ts'
import type { View } from './view.ts'

/** How a view moves on by one event, for films. Neither the next round nor a reshuffle is told; the true view brings them. */
export const picture: Picture<Haul> = {
  step: (view, event) => stepBy(steps, view, event),
  exact: ({ agenda: _agenda, round: _round, deck: _deck, ...told }) => told,
}

const steps: PictureSteps<View, SeenEvent> = {
  salvaged: (view, { seat, crate }) => withPlayer(view, seat, (player) => gained(player, crate)),
  stowed: (view, { seat, crate }) =>
    withPlayer(view, seat, (player) => ({
      ...lost(player, crate),
      stowed: { ...player.stowed, [crate]: player.stowed[crate] + 1 },
    })),
  bidShown: (view, { seat, crate }) =>
    crate === null ? view : withPlayer(view, seat, (player) => lost(player, crate)),
  beaconWon: (view, { seat }) => ({
    ...withPlayer(view, seat, ({ beacons }) => ({ beacons: beacons + 1 })),
    beacons: view.beacons - 1,
  }),
}

type SeenPlayer = View['players'][number]

const withPlayer = (view: View, at: Seat, change: (player: SeenPlayer) => Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((player, seat) => (seat === at ? { ...player, ...change(player) } : player)),
})

const gained = ({ hand, handSize }: SeenPlayer, crate: Crate | undefined): Partial<SeenPlayer> => ({
  handSize: handSize + 1,
  ...(hand !== undefined && crate !== undefined && { hand: [...hand, crate] }),
})

const lost = ({ hand, handSize }: SeenPlayer, crate: Crate): Partial<SeenPlayer> => ({
  handSize: handSize - 1,
  ...(hand !== undefined && { hand: hand.toSpliced(hand.indexOf(crate), 1) }),
})
