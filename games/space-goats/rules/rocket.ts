import {
  type Automatic,
  askOne,
  bug,
  type Ctx,
  type Move,
  next,
  type Question,
  type Refusal,
  refuse,
  type Seat,
} from '@starboard/kernel'
import type { Action, FireRocket, NextHit } from './actions.ts'
import type { CardId } from './cards.ts'
import { type Catalogue, cardOf, catalogueOf, effectOf } from './catalogue.ts'
import { choosesLoss, loseBankCard } from './choices.ts'
import { deadline } from './clock.ts'
import { strike } from './defend.ts'
import type { RocketEffect } from './effects.ts'
import type { Event } from './events.ts'
import { stripShields } from './hits.ts'
import { isAlive, leaveHand, notInHand, opponentsAfter, playerAt } from './player.ts'
import type { Attack, Player, State, Step } from './state.ts'

type Of<K> = Extract<Step, { kind: K }>

export const isRocket = (catalogue: Catalogue, card: CardId): boolean => effectOf(catalogue, card).kind === 'rocket'

function rocketOf(s: State, card: CardId): RocketEffect {
  const effect = effectOf(catalogueOf(s.options), card)
  return effect.kind === 'rocket' ? effect : bug(`${card} is no rocket.`)
}

/** SG-4.1, 4.2 */
export const rocket: Move<State, Step, FireRocket, Event> = {
  legal(s, seat) {
    const catalogue = catalogueOf(s.options)
    const opponents = opponentsAfter(s, seat)
    const shots: FireRocket[] = []
    const { hand } = playerAt(s, seat)
    for (let place = 0; place < hand.length; place++) {
      const card = hand[place] ?? ''
      if (hand.indexOf(card) !== place || !isRocket(catalogue, card)) continue
      if (rocketOf(s, card).at === 'all') shots.push({ kind: 'rocket', card })
      else for (const target of opponents) shots.push({ kind: 'rocket', card, target })
    }
    return shots
  },
  check(s, seat, { card, target }) {
    const catalogue = catalogueOf(s.options)
    if (!playerAt(s, seat).hand.includes(card)) return notInHand(catalogue, card)
    const { name, effect } = cardOf(catalogue, card)
    if (effect.kind !== 'rocket') return refuse('no-rocket', 'SG-2.6', `${name} is no rocket.`)
    if (effect.at === 'all')
      return target === undefined ? null : refuse('no-target', 'SG-4.15', `${name} flies at all opponents; name none.`)
    if (target === undefined) return refuse('target-missing', 'SG-4.2', `Say whom ${name} flies at.`)
    return checkTarget(s, seat, target)
  },
  apply(s, seat, { card, target }, ctx) {
    const player = playerAt(s, seat)
    const effect = rocketOf(s, card)
    leaveHand(catalogueOf(s.options), player, card)
    player.discard.push(card)
    s.counts.rockets++
    s.blow = 0
    const targets = effect.at === 'all' ? opponentsAfter(s, seat) : [target ?? bug('The rocket has no target.')]
    ctx.emit({ kind: 'rocketFired', seat, card, targets })
    next<Step>(s, { kind: 'turnEnd' })
    if (effect.drawback !== undefined) next<Step>(s, { kind: 'drawback', card })
    FLIGHTS[effect.at](s, { seat, card, effect, targets }, ctx)
    return 'answered'
  },
}

function checkTarget(s: State, seat: Seat, target: Seat): Refusal | null {
  const player = s.players[target]
  if (player === undefined) return refuse('no-such-seat', 'SG-4.2', 'Nobody sits there.')
  if (target === seat) return refuse('own-fleet', 'SG-4.2', 'You cannot fire at yourself.')
  return isAlive(player) ? null : refuse('target-out', 'SG-7.2', 'That fleet is out of the game.')
}

interface Flight {
  readonly seat: Seat
  readonly card: CardId
  readonly effect: RocketEffect
  readonly targets: readonly Seat[]
}

/** The first hit, which comes at once, and what goes on the agenda for later, above the drawback and the end of the turn. */
const FLIGHTS: Readonly<Record<RocketEffect['at'], (s: State, flight: Flight, ctx: Ctx<Event>) => void>> = {
  one(s, { seat, card, effect, targets }, ctx) {
    const [target] = targets
    if (target === undefined) return
    if (effect.does === 'jam') return jam(playerAt(s, target), seat, ctx)
    if (effect.does === 'emp' && !s.options.empBlockable) return stripShields(s, playerAt(s, target), seat, ctx)
    strike(s, waveOf(s, { seat, card, effect, targets }, 1), ctx)
  },
  each(s, { seat, card, effect, targets }, ctx) {
    const [first] = targets
    if (first === undefined) return
    next<Step>(s, { kind: 'secondHit', card, first })
    strike(s, waveOf(s, { seat, card, effect, targets }, 1), ctx)
  },
  /** SG-4.15: wave by wave at a table, seat by seat in the engine view. */
  all(s, { seat, card, effect, targets }, ctx) {
    const groups = s.options.autoChoices ? targets.toSorted((a, b) => a - b).map((target) => [target]) : [targets]
    const waves: Of<'wave'>[] = []
    for (const group of groups)
      for (const number of HIT_NUMBERS)
        if (number <= effect.hits) waves.push(waveOf(s, { seat, card, effect, targets: group }, number))
    const [first, ...later] = waves
    if (first === undefined) return
    next<Step>(s, ...later)
    strike(s, first, ctx)
  },
}

const HIT_NUMBERS = [1, 2] as const

function waveOf(s: State, { seat, card, effect, targets }: Flight, number: 1 | 2): Of<'wave'> {
  const does = effect.does === 'jam' ? bug('Jamming is no hit.') : effect.does
  const seeks = effect.seeks === true && s.options.seekingRocket === 'weakest'
  const attack: Attack = { by: seat, card, does, seeks, number, of: effect.hits }
  return { kind: 'wave', attack, targets }
}

/** SG-R25: the target's next turn is skipped; no hit, and nothing blocks it. */
function jam(player: Player, by: Seat, ctx: Ctx<Event>): void {
  player.skipsNext = true
  ctx.emit({ kind: 'skipLaid', seat: player.seat, by })
}

/** SG-4.2: no living opponent left, no second hit. */
export const secondHitStep: Automatic<State, Of<'secondHit'>, Event> = {
  run(s, { card, first }, ctx) {
    const opponents = opponentsAfter(s, s.active)
    if (opponents.length === 0) return
    if (s.options.autoChoices && opponents.length === 1)
      return strike(s, waveOf(s, { seat: s.active, card, effect: rocketOf(s, card), targets: opponents }, 2), ctx)
    next<Step>(s, { kind: 'nextHit', card, first })
  },
}

const nextHit: Move<State, Of<'nextHit'>, NextHit, Event> = {
  legal: (s, seat) => [
    ...opponentsAfter(s, seat).map((target): NextHit => ({ kind: 'nextHit', target })),
    ...(s.options.autoChoices ? [] : [{ kind: 'nextHit' } as const]),
  ],
  check(s, seat, { target }) {
    if (target !== undefined) return checkTarget(s, seat, target)
    return s.options.autoChoices
      ? refuse('no-choice', 'SG-4.2', 'With automatic choices the second hit is always taken.')
      : null
  },
  apply(s, seat, { target }, ctx, { card }) {
    if (target === undefined) ctx.emit({ kind: 'secondHitDeclined', seat })
    else strike(s, waveOf(s, { seat, card, effect: rocketOf(s, card), targets: [target] }, 2), ctx)
    return 'answered'
  },
}

export const nextHitStep: Question<State, Of<'nextHit'>, Action, Event> = {
  asks: (s) => askOne(s.active, s.turnBy),
  moves: { nextHit },
  /** Section 5: none; the engine view stays with the same opponent, or takes the next living one. */
  fallback(s, seat, { first }) {
    if (!s.options.autoChoices) return { kind: 'nextHit' }
    const target = isAlive(playerAt(s, first)) ? first : opponentsAfter(s, first).find((other) => other !== seat)
    return { kind: 'nextHit', target: target ?? bug('Nobody is left to be hit.') }
  },
}

/** SG-4.15–4.17, 4.20: what the rocket costs, blocked or not. */
export const drawbackStep: Automatic<State, Of<'drawback'>, Event> = {
  run(s, { card }, ctx) {
    const { drawback } = rocketOf(s, card)
    if (drawback !== undefined) DRAWBACKS[drawback](s, playerAt(s, s.active), ctx)
  },
}

const DRAWBACKS: Readonly<
  Record<NonNullable<RocketEffect['drawback']>, (s: State, player: Player, ctx: Ctx<Event>) => void>
> = {
  skip(_s, player, ctx) {
    jam(player, player.seat, ctx)
  },
  bank(s, player, ctx) {
    const newest = player.bank.at(-1)
    if (newest === undefined) return
    if (choosesLoss(s, player)) next<Step>(s, { kind: 'loseBank', by: deadline(s.options.choiceSeconds, ctx.now) })
    else loseBankCard(player, newest, ctx)
  },
  discard(s, player, ctx) {
    const { seat, hand, discard } = player
    if (hand.length === 0) return
    const card = ctx.random.draw('shatter', hand)
    leaveHand(catalogueOf(s.options), player, card)
    discard.push(card)
    ctx.reveal({ kind: 'shattered', seat, card })
  },
}
