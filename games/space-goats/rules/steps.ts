import { type Question, type Refusal, refuse, type Seat, type Steps, stepwise } from '@starboard/kernel'
import type { Action } from './actions.ts'
import { buy } from './buy.ts'
import { arrangeStep, discardOneStep, retrieveStep, trashOneStep } from './choices.ts'
import { byOf } from './clock.ts'
import { aegisStep, defendStep, waveStep } from './defend.ts'
import type { Event } from './events.ts'
import { pass } from './pass.ts'
import { isAlive, playerAt } from './player.ts'
import { resign } from './resign.ts'
import { drawbackStep, nextHitStep, rocket, secondHitStep } from './rocket.ts'
import { shield } from './shield.ts'
import { special } from './special.ts'
import type { SpaceGoats, State, Step } from './state.ts'
import { turnEndStep, turnStep } from './turn.ts'
import { roundEndStep, roundOverStep, wreckageStep } from './wreckage.ts'

/** SG-2.6: exactly one. */
const actionStep: Question<State, Extract<Step, { kind: 'action' }>, Action, Event> = {
  asks: (s) => [{ seat: s.active, mode: 'single', ...byOf(s.turnBy) }],
  moves: { buy, rocket, shield, special, pass },
  fallback: () => ({ kind: 'pass' }),
}

/** The rulebook's turn structure, for both views. */
const steps: Steps<State, Step, Action, Event> = {
  turn: turnStep,
  action: actionStep,
  wave: waveStep,
  defend: defendStep,
  aegis: aegisStep,
  secondHit: secondHitStep,
  nextHit: nextHitStep,
  drawback: drawbackStep,
  trashOne: trashOneStep,
  discardOne: discardOneStep,
  retrieve: retrieveStep,
  arrange: arrangeStep,
  turnEnd: turnEndStep,
  roundEnd: roundEndStep,
  wreckage: wreckageStep,
  roundOver: roundOverStep,
}

/** Why an action does not fit what is open. */
function notNow(s: State, seat: Seat, { kind }: Action): Refusal {
  const step = s.agenda.steps.at(-1)
  if (step === undefined) return refuse('game-over', 'SG-7.1', 'The game is over.')
  if (!isAlive(playerAt(s, seat))) return refuse('out', 'SG-7.2', 'You are out of the game.')
  if (isAnswer(kind)) return refuse('not-asked', 'SG-4.4', 'You are not asked that now.')
  if (step.kind !== 'action') return refuse('question-open', 'SG-2.6', 'A question has to be answered first.')
  return refuse('not-your-turn', 'SG-2.6', 'It is not your turn.')
}

const ANSWERS: ReadonlySet<Action['kind']> = new Set([
  'defend',
  'nextHit',
  'trashOne',
  'discardOne',
  'retrieve',
  'arrange',
  'wreckage',
])

const isAnswer = (kind: Action['kind']): boolean => ANSWERS.has(kind)

export const flow = stepwise<SpaceGoats>({ steps, asides: { resign }, notNow })
