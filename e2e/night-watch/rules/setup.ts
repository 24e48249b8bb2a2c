import { type Ctx, next, type Setup, seatsOf } from '@starboard/kernel'
import { dealOrder, unusedBeside } from './colours.ts'
import type { Event } from './events.ts'
import type { Keeper, NightWatch, State, Watch } from './state.ts'
import { calmUntil, settle } from './steps.ts'

export function setup({ seats, options, rules }: Setup<NightWatch>, ctx: Ctx<Event>): State {
  const orders = unusedBeside([])
  const keepers = seatsOf(seats).map((seat): Keeper => {
    const order = dealOrder(orders, ctx.random)
    ctx.emit({ kind: 'dealt', seat, order })
    return { order, readBy: [seat], lamp: null, oil: options.oil }
  })
  const state: State = { options, rules, agenda: { asked: 0, steps: [] }, keepers, orders }
  next<Watch>(state, { kind: 'watch', phase: 'calm', until: calmUntil(options, ctx.now), gustsLeft: options.gusts })
  settle(state, ctx)
  return state
}

/** Each action takes oil; a gust comes and goes. */
export const bound = ({ seats, options: { oil, gusts } }: Setup<NightWatch>): number => 1 + seats * oil + 2 * gusts
