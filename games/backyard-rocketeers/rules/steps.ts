import { type Question, type Refusal, refuse, type Seat, type Steps, stepwise } from '@starboard/kernel'
import { auditStep } from './abilities/disclosure.ts'
import type { Action } from './actions.ts'
import { detonate } from './attack/bomb.ts'
import { playSabotage } from './attack/declare.ts'
import { rpgTargetsStep } from './attack/part-blows.ts'
import { reactStep } from './attack/react.ts'
import { blowStep, hitPartsStep, reflectStep, resolveStep } from './attack/resolve.ts'
import { giveCovertStep, giveTankStep } from './attack/thefts.ts'
import { nameOf } from './cards/catalogue.ts'
import { ask } from './clock.ts'
import { placeCovert, revealCovert } from './covert.ts'
import { insuranceStep } from './earth/destruction.ts'
import { refuel } from './earth/fuel.ts'
import { launch, launchResultStep, useStagingStep } from './earth/launch.ts'
import { lossesStep } from './earth/losses.ts'
import { placeComponent } from './earth/place.ts'
import { resign } from './elimination.ts'
import { playEnhancement } from './enhance.ts'
import type { Event } from './events.ts'
import { endOrPlay } from './hand-plays.ts'
import { playAbility } from './play-ability.ts'
import { isIn, playerAt } from './player.ts'
import { cruiseStep } from './space/flight.ts'
import { commitLandingStep, touchdownStep } from './space/landing.ts'
import type { BackyardRocketeers, State, Step } from './state.ts'
import { discardStep, handLimitStep, marsStep, turnEndStep, turnStep } from './turn.ts'

/** BR-2.4: any number of actions in any order. */
const actionStep: Question<State, Extract<Step, { kind: 'action' }>, Action, Event> = {
  asks: (s) => ask(s, s.active, s.turnBy),
  moves: {
    placeComponent,
    refuel,
    playEnhancement,
    placeCovert,
    revealCovert,
    playAbility,
    playSabotage,
    detonate,
    launch,
    endActions: endOrPlay,
  },
  fallback: () => ({ kind: 'endActions' }),
}

/** The rulebook's turn structure. */
const steps: Steps<State, Step, Action, Event> = {
  turn: turnStep,
  action: actionStep,
  react: reactStep,
  resolve: resolveStep,
  blow: blowStep,
  reflectChoice: reflectStep,
  chooseRpgTargets: rpgTargetsStep,
  hitParts: hitPartsStep,
  chooseLosses: lossesStep,
  insuranceKeep: insuranceStep,
  giveFuelTank: giveTankStep,
  giveCovert: giveCovertStep,
  auditReveal: auditStep,
  useStaging: useStagingStep,
  launchResult: launchResultStep,
  cruise: cruiseStep,
  commitLanding: commitLandingStep,
  touchdown: touchdownStep,
  mars: marsStep,
  handLimit: handLimitStep,
  discardToSeven: discardStep,
  turnEnd: turnEndStep,
}

/** Why an action does not fit what is open. */
function notNow(s: State, seat: Seat, action: Action): Refusal {
  const step = s.agenda.steps.at(-1)
  if (step === undefined) return refuse('game-over', 'BR-18.1', 'The game is over.')
  if (!isIn(playerAt(s, seat))) return refuse('out', 'BR-18.2', 'You are out of the game.')
  const answers = ANSWERS[action.kind]
  if (answers !== undefined) return refuse('not-asked', answers, 'You are not asked that now.')
  if (step.kind === 'react')
    return refuse('question-open', 'BR-19.8', `First ${nameOf(step.play.card)} has to be answered.`)
  if (step.kind !== 'action') return refuse('question-open', 'BR-2.1', 'A question has to be answered first.')
  return refuse('not-your-turn', 'BR-1.7', 'It is not your turn.')
}

/** The rule that each answer belongs to. */
const ANSWERS: Readonly<Partial<Record<Action['kind'], string>>> = {
  react: 'BR-19.8',
  reflectChoice: 'BR-19.10',
  chooseRpgTargets: 'BR-19.17',
  chooseLosses: 'BR-8.3',
  insuranceKeep: 'BR-8.8',
  giveFuelTank: 'BR-R50',
  giveCovert: 'BR-R50',
  auditReveal: 'BR-4.8',
  useStaging: 'BR-7.5',
  commitLanding: 'BR-14.3',
  discardToSeven: 'BR-2.6',
}

export const flow = stepwise<BackyardRocketeers>({ steps, anytimeActions: { resign }, notNow })
