import { type Ctx, next, type Setup, seatOf, seatsOf } from '@starboard/kernel'
import type { Event } from './events.ts'
import { BEATS_KEPT, PEGS, SECRETS } from './pegs.ts'
import type { Beat, Metronome, Player, State, Turn } from './state.ts'
import { settle } from './steps.ts'

export function setup({ seats, options, rules }: Setup<Metronome>, ctx: Ctx<Event>): State {
  const players = seatsOf(seats).map((seat): Player => {
    const secret = ctx.random.below(SECRETS, 'secrets')
    ctx.emit({ kind: 'dealt', seat, secret })
    return { secret, strokes: 0, points: 0 }
  })
  const state: State = {
    options,
    rules,
    agenda: { asked: 0, steps: [] },
    beat: 0,
    pegs: PEGS.map(() => ({ strokes: 0, lastBeat: 0 })),
    players,
    recent: Array.from({ length: BEATS_KEPT }, (_, place) => countIn(place)),
  }
  next<Turn>(state, { kind: 'turn', seat: seatOf(0) })
  settle(state, ctx)
  return state
}

/** MN-3: so that the state is as large at the first beat as at any other, and made of the same. */
const countIn = (place: number): Beat =>
  Object.freeze({
    beat: place + 1 - BEATS_KEPT,
    seat: seatOf(place % 2),
    peg: place % PEGS.length,
    points: 0,
    total: 0,
  })

export const bound = ({ options: { beats } }: Setup<Metronome>): number =>
  beats === 0 ? Number.POSITIVE_INFINITY : 1 + beats
