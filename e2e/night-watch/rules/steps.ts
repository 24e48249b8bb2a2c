import { type Ctx, type Question, seatsOf, stepwise } from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { light, read } from './moves.ts'
import { keeperAt, type NightWatch, type State, type Watch } from './state.ts'

export const CALM_MS = 8000
const HUSH_MS = 3000

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
  step.until = ctx.now + HUSH_MS
  ctx.emit({ kind: 'gust', blownOut })
  return 'open'
}

/** NW-4; the calm after the last gust is the dawn. */
function calmDown(s: State, step: Watch, ctx: Ctx<Event>): 'answered' | 'open' {
  if (step.gustsLeft === 0) {
    ctx.reveal({ kind: 'dawn', orders: s.keepers.map(({ order }) => order) })
    return 'answered'
  }
  step.phase = 'calm'
  step.until = ctx.now + CALM_MS
  ctx.emit({ kind: 'calm' })
  return 'open'
}

export const { settle, ...flow } = stepwise<NightWatch>({ steps: { watch } })
