import { type Automatic, bug, type Ctx, next, openWindow, type Question, type Seat } from '@starboard/kernel'
import type { Deed } from '../actions.ts'
import type { Event, PublicHappening } from '../events.ts'
import type { Happening } from '../happening.ts'
import { resolve } from '../resolution/resolve.ts'
import type { Result } from '../result.ts'
import { actingOrder, type Flight, memberAt, type State, type Step } from '../state.ts'
import { followCards } from './follow-cards.ts'
import { missionOf } from './mission-of.ts'
import { watchMs } from './watch.ts'

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>

/** SA-2.15: nobody can do anything for a moment. */
export const silence: Question<State, StepOf<'silence'>, Deed, Event> = {
  asks: () => [],
  moves: {},
  fallback: () => null,
  wake: (_s, { until }) => until,
  clock(s) {
    s.flight = { turn: 0, trips: [], isRunning: false, result: null }
    next<Step>(s, { kind: 'threatsAppear', turn: 1 })
    return 'answered'
  },
}

export const flightOf = ({ flight }: State): Flight => flight ?? bug('The resolution has not begun.')

/** SA-4.14: step 1 is shown by itself where somebody may trip. */
export const threatsAppear: Automatic<State, StepOf<'threatsAppear'>, Event> = {
  run(s, { turn }, ctx) {
    const asked = trippers(s, turn)
    next<Step>(s, { kind: 'playTurn', turn, hasAppeared: asked.length > 0 })
    if (asked.length === 0) return
    tellTurn(s, { turn, happenings: played(s).happenings.filter((one) => one.turn === turn && isFirstStep(one)) }, ctx)
    next<Step>(s, { kind: 'trip', turn, window: openWindow(ctx, asked, s.options.tripSeconds) })
  },
}

/** SA-4.14: people with a single card in the slot of this turn, as it lies by now. */
function trippers(s: State, turn: number): readonly Seat[] {
  const { tripping, resolutionSpeed } = s.options
  if (!tripping || resolutionSpeed !== 'stepped' || flightOf(s).isRunning || turn > s.turns) return []
  const { lying, knockedOut } = followCards(missionOf(s), turn - 1)
  return actingOrder(s).filter(
    (seat, place) =>
      memberAt(s, seat).holder === 'person' && lying[place]?.[turn - 1]?.length === 1 && !knockedOut.includes(place),
  )
}

const isFirstStep = ({ step, kind }: Happening): boolean => step === 'threatsAppear' && kind !== 'turnBegan'

/** SA-3.2: the turn comes true. */
export const playTurn: Automatic<State, StepOf<'playTurn'>, Event> = {
  run(s, { turn, hasAppeared }, ctx) {
    const { happenings, result } = played(s)
    const flight = flightOf(s)
    flight.turn = turn
    const isNew = (one: Happening) => one.turn === turn && !(hasAppeared && isFirstStep(one))
    tellTurn(s, { turn, happenings: happenings.filter(isNew) }, ctx)
    if (turn > s.turns || result.lostBy?.turn === turn) return next<Step>(s, { kind: 'score' })
    next<Step>(s, { kind: 'threatsAppear', turn: turn + 1 })
    const wait = watchMs(s.options)
    if (wait > 0 && !flight.isRunning) next<Step>(s, { kind: 'watch', until: ctx.now + wait })
  },
}

interface Played {
  readonly happenings: readonly Happening[]
  readonly result: Result
}

/** The whole resolution as the plans lie and with the trips so far: only the turns up to now are true. */
function played(s: State): Played {
  const happenings: Happening[] = []
  const result = resolve(missionOf(s), (happening) => {
    if (happening.kind !== 'missionScored') happenings.push(happening)
  })
  return { happenings, result }
}

interface TurnTold {
  readonly turn: number
  readonly happenings: readonly Happening[]
}

function tellTurn(s: State, { turn, happenings }: TurnTold, ctx: Ctx<Event>): void {
  if (!ctx.hasListeners) return
  const open = happenings.map(publicPart)
  ctx.reveal({ kind: 'turnPlayed', turn, at: ctx.now, crew: actingOrder(s), threats: [...s.threats], happenings: open })
}

/** Section 6: a delay shows no card that has not been played. */
function publicPart(happening: Happening): PublicHappening {
  if (happening.kind !== 'delayed') return happening
  const { slots: _slots, put: _put, ...open } = happening
  return open
}

/** SA-9.2 */
export const score: Automatic<State, StepOf<'score'>, Event> = {
  run(s, _step, ctx) {
    const result = resolve(missionOf(s))
    flightOf(s).result = result
    ctx.reveal({ kind: 'scored', result })
    next<Step>(s, { kind: 'callVote' })
  },
}
