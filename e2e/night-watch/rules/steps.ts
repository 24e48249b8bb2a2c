import { type Ctx, type Ms, type Question, seatsOf, stepwise } from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { light, read } from './moves.ts'
import type { Options } from './options.ts'
import { keeperAt, type NightWatch, type State, type Watch } from './state.ts'

const watch: Question<State, Watch, Action, Event> = {
  asks: (s) => seatsOf(s.keepers.length).map((seat) => ({ seat, mode: 'free' })),
  moves: { light, read },
  fallback: () => null,
  wake: (_s, { until }) => until,
  clock: (s, step, ctx) => (step.phase === 'calm' ? blow(s, step, ctx) : calmDown(s, step, ctx)),
}

/** NW-3 */
function blow(s: State, step: Watch, ctx: Ctx<Event>): 'open' {
  const lit = seatsOf(s.keepers.length).filter((seat) => keeperAt(s, seat).lamp !== null)
  const blownOut = lit.length === 0 ? null : (lit[ctx.random.below(lit.length, 'gusts')] ?? null)
  if (blownOut !== null) keeperAt(s, blownOut).lamp = null
  step.gustsLeft--
  step.phase = 'hush'
  step.until = ctx.now + s.options.hushSeconds * 1000
  ctx.emit({ kind: 'gust', blownOut, at: ctx.now })
  return 'open'
}

/** NW-3: how long the air stays calm that calmed down now. */
export const calmUntil = ({ calmSeconds }: Options, now: Ms): Ms => now + calmSeconds * 1000

/** NW-4; the calm after the last gust is the dawn. */
function calmDown(s: State, step: Watch, ctx: Ctx<Event>): 'answered' | 'open' {
  if (step.gustsLeft === 0) {
    ctx.reveal({ kind: 'dawn', orders: s.keepers.map(({ order }) => order), at: ctx.now })
    return 'answered'
  }
  step.phase = 'calm'
  step.until = calmUntil(s.options, ctx.now)
  ctx.emit({ kind: 'calm', at: ctx.now })
  return 'open'
}

export const { settle, ...flow } = stepwise<NightWatch>({ steps: { watch } })
