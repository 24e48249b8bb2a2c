import type { Move, Ms, Question } from '@starboard/kernel'
import type { Deed, DeedOf } from '../actions.ts'
import { actingCaptain, checkCaptain } from '../captain.ts'
import type { Event } from '../events.ts'
import type { Options } from '../options.ts'
import type { State, Step } from '../state.ts'

type Watch = Extract<Step, { kind: 'watch' }>

/** Section 5: how long a turn is looked at before the next one comes by itself. */
const WATCH_MS: Readonly<Record<Options['resolutionSpeed'], Ms>> = {
  stepped: 10_000,
  '1x': 8000,
  '2x': 4000,
  '4x': 2000,
  instant: 0,
}

export const watchMs = ({ resolutionSpeed }: Pick<Options, 'resolutionSpeed'>): Ms => WATCH_MS[resolutionSpeed]

const HOW = ['next', 'all'] as const

/** The captain goes on to the next turn, or has the rest run without stops and without trips. */
const stepResolution: Move<State, Watch, DeedOf<'stepResolution'>, Event> = {
  legal: (_s, _seat) => HOW.map((how) => ({ kind: 'stepResolution', how })),
  check: (s, seat) => checkCaptain(s, seat, 'goes on to the next turn'),
  apply(s, _seat, { how }) {
    if (how === 'all' && s.flight !== null) s.flight.isRunning = true
    return 'answered'
  },
}

/** Nobody is late for it: what the clock does then is what everybody expects of it. */
export const watch: Question<State, Watch, Deed, Event> = {
  asks: (s) => (isStepped(s) ? [{ seat: actingCaptain(s), mode: 'free' }] : []),
  moves: { stepResolution },
  fallback: () => null,
  wake: (_s, { until }) => until,
  clock: () => 'answered',
}

const isStepped = ({ options }: State): boolean => options.resolutionSpeed === 'stepped'
