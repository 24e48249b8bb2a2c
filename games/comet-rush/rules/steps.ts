import { askOne, type Question, type Refusal, refuse, type Seat, type Steps, stepwise } from '@starboard/kernel'
import type { Action } from './actions.ts'
import { build } from './build.ts'
import { draftStep, START_CARDS } from './draft.ts'
import { drawStep } from './draw.ts'
import { endTurn, roundEndStep } from './ending.ts'
import type { Event } from './events.ts'
import { impactStep, launch, rerollStep, rollStep } from './launch.ts'
import { play } from './play.ts'
import { pressureStep } from './pressure.ts'
import type { CometRush, State, Step } from './state.ts'
import { trade } from './trade.ts'
import { turnStep } from './turn.ts'

/** CR-2.8, 2.10: anything in any order until the player ends the turn. */
const mainStep: Question<State, Extract<Step, { kind: 'main' }>, Action, Event> = {
  asks: (s) => askOne(s.active, s.turnBy),
  moves: { launch, play, build, trade, endTurn },
  fallback: () => ({ kind: 'endTurn' }),
}

/** The rulebook's turn structure. */
const steps: Steps<State, Step, Action, Event> = {
  draft: draftStep,
  turn: turnStep,
  draw: drawStep,
  main: mainStep,
  roll: rollStep,
  reroll: rerollStep,
  impact: impactStep,
  pressure: pressureStep,
  roundEnd: roundEndStep,
}

/** Why an action does not fit what is open. */
function notNow(s: State, seat: Seat, action: Action): Refusal {
  const step = s.agenda.steps.at(-1)
  if (step === undefined) return refuse('game-over', 'CR-9.4', 'The game is over.')
  return (ELSEWHERE[step.kind] ?? notYourTurn)(s, seat, action)
}

const notYourTurn = (_s: State, _seat: Seat, _action: Action): Refusal =>
  refuse('not-your-turn', 'CR-2.1', 'It is not your turn.')

const ELSEWHERE: Readonly<Partial<Record<Step['kind'], typeof notYourTurn>>> = {
  draft: (_s, _seat, action) =>
    action.kind === 'draft'
      ? refuse('draft-full', 'CR-1.6', `You have drafted your ${START_CARDS} cards.`)
      : refuse('draft-open', 'CR-1.7', 'The draft is still going on; round 1 starts when everybody has 4 cards.'),
  draw: (s, seat, action) =>
    s.active === seat ? refuse('draw-first', 'CR-2.13', 'Draw your card first.') : notYourTurn(s, seat, action),
  main: (s, seat, action) => (s.active === seat ? (MAIN[action.kind] ?? nothingAsked) : notYourTurn(s, seat, action)),
  reroll: (s, seat, action) =>
    s.active === seat
      ? refuse('reroll-open', 'CR-2.10', 'First say whether you spend a reroll token.')
      : notYourTurn(s, seat, action),
  pressure: () => refuse('counter-open', 'CR-2.10', 'Diplomatic Pressure has to be answered first.'),
}

const nothingAsked = refuse('not-asked', 'CR-2.8', 'You are not asked that now.')

const MAIN: Readonly<Partial<Record<Action['kind'], Refusal>>> = {
  draft: refuse('draft-over', 'CR-1.7', 'The draft is over.'),
  draw: refuse('drawn-already', 'CR-2.5', 'You have drawn your cards for this turn.'),
  reroll: refuse('no-reroll', 'CR-4.4', 'There is no missed launch to roll again.'),
  respondPressure: refuse('no-pressure', 'CR-7.6', 'Nobody is putting you under pressure now.'),
}

export const flow = stepwise<CometRush>({ steps, notNow })
