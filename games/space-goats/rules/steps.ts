import { askOne, type Question, type Refusal, refuse, type Seat, type Steps, stepwise } from '@starboard/kernel'
import type { Action } from './actions.ts'
import { buy } from './buy.ts'
import { arrangeStep, discardOneStep, loseBankStep, retrieveStep, trashOneStep } from './choices.ts'
import { aegisStep, defendStep, waveStep } from './defend.ts'
import type { Event } from './events.ts'
import { pass } from './pass.ts'
import { isAlive, playerAt } from './player.ts'
import { resign } from './resign.ts'
import { drawbackStep, nextHitStep, rocket, secondHitStep } from './rocket.ts'
import { shield } from './shield.ts'
import { special } from './special.ts'
import type { SpaceGoats, State, Step } from './state.ts'
import { turnEndStep } from './turn-end.ts'
import { roundOverStep, wreckageStep } from './wreckage.ts'

/** SG-2.6: exactly one. */
const actionStep: Question<State, Extract<Step, { kind: 'action' }>, Action, Event> = {
  asks: (s) => askOne(s.active, s.turnBy),
  moves: { buy, rocket, shield, special, pass },
  fallback: () => ({ kind: 'pass' }),
}

/** What a turn asks, and what waits until that is answered, for both views. What nothing can interrupt is no step. */
const steps: Steps<State, Step, Action, Event> = {
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
  loseBank: loseBankStep,
  arrange: arrangeStep,
  turnEnd: turnEndStep,
  wreckage: wreckageStep,
  roundOver: roundOverStep,
}

/** Why an action does not fit what is open. */
function notNow(s: State, seat: Seat, { kind }: Action): Refusal {
  const step = s.agenda.steps.at(-1)
  if (step === undefined) return refuse('game-over', 'SG-7.1', 'The game is over.')
  if (!isAlive(playerAt(s, seat))) return refuse('out', 'SG-7.2', 'You are out of the game.')
  const answers = ANSWERS[kind]
  if (answers !== undefined) return refuse('not-asked', answers, 'You are not asked that now.')
  if (step.kind !== 'action') return refuse('question-open', 'SG-2.6', 'A question has to be answered first.')
  return refuse('not-your-turn', 'SG-2.6', 'It is not your turn.')
}

/** The rule that each answer belongs to. */
const ANSWERS: Readonly<Partial<Record<Action['kind'], string>>> = {
  defend: 'SG-4.4',
  nextHit: 'SG-4.2',
  trashOne: 'SG-6.7',
  discardOne: 'SG-5.3',
  retrieve: 'SG-6.3',
  loseBank: 'SG-4.16',
  arrange: 'SG-6.4',
  wreckage: 'SG-7.3',
}

export const flow = stepwise<SpaceGoats>({ steps, anytimeActions: { resign }, notNow })
