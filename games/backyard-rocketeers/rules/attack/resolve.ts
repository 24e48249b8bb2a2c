import { type Automatic, bug, type Ctx, type Move, next, type Question, refuse } from '@starboard/kernel'
import type { Act, Action } from '../actions.ts'
import { factsOf } from '../cards/catalogue.ts'
import { ask, asked, resumeTurnClock } from '../clock.ts'
import type { Event } from '../events.ts'
import { isIn, playerAt } from '../player.ts'
import type { Blow, Play, Share, State, Step } from '../state.ts'
import { maybeWin } from '../victory.ts'
import { type Choice, choicesOf, isAmong } from './choices.ts'
import { hitParts } from './damage.ts'
import { choosingOf, ruleFor, sabotageEffect } from './rules.ts'

type Of<K> = Extract<Step, { kind: K }>

/** BR-19.9, 19.10: every share hits its target, or the attacker after an odd number of Newtons. */
export const resolveStep: Automatic<State, Of<'resolve'>, Event> = {
  run(s, { play }, ctx) {
    for (const share of [...play.shares].reverse()) begin(s, blowOf(play, share), ctx)
  },
}

function blowOf({ card, by, part, place }: Play, { seat, newtons }: Share): Blow {
  const isReflected = newtons % 2 === 1
  return isReflected
    ? { card, by: seat, victim: by, part: null, place: null, isReflected }
    : { card, by, victim: seat, part, place, isReflected }
}

/** The one who reflects makes the attacker's choices, if there is anything to choose. */
function begin(s: State, blow: Blow, ctx: Ctx<Event>) {
  const [by, victim] = [playerAt(s, blow.by), playerAt(s, blow.victim)]
  if (!isIn(victim) || !isIn(by)) return
  if (!blow.isReflected) return next<Step>(s, { kind: 'blow', blow })
  const choices = choicesOf(choosingOf(s, blow), by, victim)
  const [only] = choices
  if (only === undefined) return ctx.emit({ kind: 'fizzled', card: blow.card, victim: blow.victim, why: 'nothing' })
  if (choices.length === 1) return next<Step>(s, { kind: 'blow', blow: withChoice(blow, only) })
  next<Step>(s, { kind: 'reflectChoice', blow, ...asked(s, ctx) })
}

const withChoice = (blow: Blow, { part, place }: Choice): Blow => ({
  ...blow,
  part: part ?? null,
  place: place ?? null,
})

export const blowStep: Automatic<State, Of<'blow'>, Event> = {
  run(s, { blow }, ctx) {
    const [by, victim] = [playerAt(s, blow.by), playerAt(s, blow.victim)]
    if (!isIn(victim)) return
    const card = factsOf(blow.card)
    ruleFor(card).strike({ s, blow, by, victim, effect: sabotageEffect(card) }, ctx)
    maybeWin(s, ctx)
  },
}

export const hitPartsStep: Automatic<State, Of<'hitParts'>, Event> = {
  run(s, { blow: { card, by, victim }, parts }, ctx) {
    hitParts(s, playerAt(s, victim), { parts, why: 'hit', card, by }, ctx)
  },
}

type Reflect = Act<'reflectChoice'>

const reflectChoice: Move<State, Of<'reflectChoice'>, Reflect, Event> = {
  legal: (s, _seat, { blow }) => choicesFor(s, blow).map((choice): Reflect => ({ kind: 'reflectChoice', ...choice })),
  check: (s, _seat, action, { blow }) =>
    isAmong(choicesFor(s, blow), action)
      ? null
      : refuse('wrong-choice', 'BR-19.10', 'Choose what the attacker would have had to choose, of the attacker’s own.'),
  apply(s, seat, action, ctx, { blow, since }) {
    if (seat !== s.active) resumeTurnClock(s, since, ctx)
    next<Step>(s, { kind: 'blow', blow: withChoice(blow, action) })
    return 'answered'
  },
}

const choicesFor = (s: State, blow: Blow): readonly Choice[] =>
  choicesOf(choosingOf(s, blow), playerAt(s, blow.by), playerAt(s, blow.victim))

export const reflectStep: Question<State, Of<'reflectChoice'>, Action, Event> = {
  asks: (s, { blow, by }) => ask(s, blow.by, by),
  moves: { reflectChoice },
  fallback: (s, _seat, { blow }) => ({
    kind: 'reflectChoice',
    ...(choicesFor(s, blow)[0] ?? bug('There is nothing to choose.')),
  }),
}
