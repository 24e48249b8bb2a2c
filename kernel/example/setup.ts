import { bagSize, type Ctx, emptyBag, newDeck, type Setup, seatsOf } from '../index.ts'
import { BEACONS, COPIES, CRATES } from './crates.ts'
import type { Event } from './events.ts'
import { draw, type Haul, type State } from './state.ts'
import { beginRound, flow } from './steps.ts'

const DEALT = 2

/** H-1 */
export function setup({ seats, options, rules }: Setup<Haul>, ctx: Ctx<Event>): State {
  const deck = newDeck('crates', { ...COPIES })
  const players = seatsOf(seats).map((seat) => {
    const hand = Array.from({ length: DEALT }, () => draw(deck, ctx)).filter((crate) => crate !== undefined)
    ctx.emit({ kind: 'dealt', seat, count: hand.length, crates: [...hand] })
    return { hand, stowed: emptyBag(CRATES), beacons: 0 }
  })
  const state: State = { options, rules, agenda: { asked: 0, steps: [] }, round: 1, deck, beacons: BEACONS, players }
  beginRound(state)
  flow.settle(state, ctx)
  return state
}

/** Every crate is stowed at most once; a turn has a scan, a salvage and an end, an auction an answer each and a pause. */
export const bound = ({ seats, options: { rounds } }: Setup<Haul>): number =>
  1 + bagSize(COPIES) + rounds * (3 * seats + seats + 1)
