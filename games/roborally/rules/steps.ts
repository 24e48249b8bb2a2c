import { type Ctx, type Holder, type Refusal, refuse, type Seat, type Steps, stepwise } from '@starboard/kernel'
import type { Action } from './actions.ts'
import { cleanUpStep, turnEndStep } from './clean-up.ts'
import { concede } from './concede.ts'
import type { Event } from './events.ts'
import { registerStep } from './execution.ts'
import { filmStep, seatTaken } from './film.ts'
import { programmingStep } from './programming.ts'
import { reentryStep } from './reentry.ts'
import { isRacing, robotAt } from './robot.ts'
import type { RoboRally, State, Step } from './state.ts'
import { turnStartStep } from './turn.ts'

/** RR-3.1: the turn. */
const steps: Steps<State, Step, Action, Event> = {
  turnStart: turnStartStep,
  programming: programmingStep,
  register: registerStep,
  film: filmStep,
  cleanUp: cleanUpStep,
  reentry: reentryStep,
  turnEnd: turnEndStep,
}

const over = refuse('race-over', 'RR-12.1', 'The race is over.')
const out = refuse('out', 'RR-9.7', 'Your robot is out of the race.')
const submitted = refuse('already-submitted', 'RR-3.6', 'Your program is in, and that is final.')
const destroyed = refuse('destroyed', 'RR-9.6', 'Your robot is destroyed: it takes no program until it is back.')
const programsAreIn = refuse('programs-are-in', 'RR-3.6', 'The programs are in; nobody can change them now.')
const seen = refuse('already-watched', 'RR-3.14', 'You have watched this turn already.')
const noFilm = refuse('no-film', 'RR-3.14', 'There is no film to be watched now.')
const notYours = refuse('not-your-reentry', 'RR-10.5', 'It is not for you to bring a robot back now.')

/** Section 22: why an action does not fit what is open. */
function notNow(s: State, seat: Seat, { kind }: Action): Refusal {
  const step = s.agenda.steps.at(-1)
  const robot = robotAt(s, seat)
  if (step === undefined) return over
  if (!isRacing(robot)) return out
  if (kind === 'watched') return step.kind === 'film' ? seen : noFilm
  if (kind === 'reenter') return notYours
  if (step.kind !== 'programming') return programsAreIn
  return robot.ready ? submitted : destroyed
}

export const flow = stepwise<RoboRally>({ steps, anytimeActions: { concede }, notNow })

/** RR-3.14: whoever leaves is not waited for. */
export function seatHolderChanged(
  s: State,
  change: { readonly seat: Seat; readonly holder: Holder },
  ctx: Ctx<Event>,
): void {
  if (s.ended !== null || seatTaken(s, change, ctx) === 'open') return
  s.agenda.steps.pop()
  flow.settle(s, ctx)
}
