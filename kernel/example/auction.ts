import { type Ctx, refuse, type Seat, type Windowed } from '../index.ts'
import type { Bid } from './actions.ts'
import { CRATES, type Crate, WORTH } from './crates.ts'
import type { Event } from './events.ts'
import { type Auction, holds, playerAt, type State, takeFromHand } from './state.ts'

/** H-6: everybody is asked, crates in hand or not, so that being asked tells nothing. */
export const auction: Windowed<State, Auction, Bid, Event> = {
  answer: 'bid',
  mode: 'sealed',
  legal: (s, seat) => [
    { kind: 'bid', crate: null },
    ...CRATES.filter((crate) => holds(s, seat, crate)).map((crate) => ({ kind: 'bid' as const, crate })),
  ],
  check: (s, seat, { crate }) =>
    crate === null || holds(s, seat, crate) ? null : refuse('not-held', 'H-6', `You hold no ${crate}.`),
  fallback: () => ({ kind: 'bid', crate: null }),
  close(s, _step, bids, ctx) {
    for (const { seat, action } of bids) showBid(s, seat, action.crate, ctx)
    const worths = bids.map(({ action }) => (action.crate === null ? 0 : WORTH[action.crate]))
    const dearest = bids.filter((_, place) => worths[place] === Math.max(...worths))
    const [winner] = dearest
    if (winner === undefined || winner.action.crate === null || dearest.length > 1) return
    s.beacons--
    playerAt(s, winner.seat).beacons++
    ctx.emit({ kind: 'beaconWon', seat: winner.seat })
  },
}

function showBid(s: State, seat: Seat, crate: Crate | null, ctx: Ctx<Event>): void {
  if (crate !== null) {
    takeFromHand(s, seat, crate)
    s.deck.discard.push(crate)
  }
  ctx.reveal({ kind: 'bidShown', seat, crate })
}
