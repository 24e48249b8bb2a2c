import { bug, type Ctx, type Refusal, refuse } from '@starboard/kernel'
import { type Card, factsOf } from '../cards/catalogue.ts'
import type { SabotageEffect } from '../effects.ts'
import type { Event } from '../events.ts'
import { isSolar, signalOf } from '../mars/gauges.ts'
import { isHeld } from '../player.ts'
import { partCount } from '../rocket.ts'
import type { Blow, Player, State } from '../state.ts'
import { rollBarrage, rollSpaceDust } from './barrage.ts'
import { type Choosing, choicesOf, hasChoosablePart } from './choices.ts'
import { breakRover, dustOver, jam, loseKm, takeGenerator } from './mars-blows.ts'
import { shoot, swapParts } from './part-blows.ts'
import { delay, hold, pullThrough, push, spyOnHand } from './status-blows.ts'
import { takeCovert, takeTank } from './thefts.ts'

/** A blow as its effect sees it. */
export interface Struck<E = SabotageEffect> {
  readonly s: State
  readonly blow: Blow
  readonly by: Player
  readonly victim: Player
  readonly effect: E
}

/** One kind of sabotage: what it needs in public view (section 2.8), what its player chooses, what it does. */
interface SabotageRule<E> {
  choosing(s: State, card: Card): Choosing
  /** Null: it may be aimed at this player. */
  lacks(by: Player, target: Player): string | null
  /** What is left of it after the reaction (BR-19.9). */
  strike(struck: Struck<E>, ctx: Ctx<Event>): void
}

type Rules = { readonly [K in SabotageEffect['kind']]: SabotageRule<Extract<SabotageEffect, { kind: K }>> }

const nothing = (): Choosing => 'nothing'
const lacksNothing = (): null => null

/** BR-8.6: on Earth there must be something that may be a rocket. */
const lacksRocket = (_by: Player, { level, rocket, faceDown }: Player): string | null =>
  level > 1 || partCount(rocket) > 0 || faceDown.length > 0 ? null : 'there is no rocket yet'

const lacksFreedom = (_by: Player, target: Player): string | null =>
  isHeld(target) ? 'the Van-Allen Belts hold that rocket in place' : null

const RULES: Rules = {
  hitPart: {
    choosing: ({ options }, { design }) => (design === 'shoot-an-rpg' && options.rpg === 'die' ? 'nothing' : 'part'),
    lacks: (_by, target) => (hasChoosablePart(target) ? null : 'no part of that rocket can be chosen'),
    strike: shoot,
  },
  spyOnHand: { choosing: nothing, lacks: lacksNothing, strike: spyOnHand },
  swapPart: {
    choosing: () => 'swap',
    lacks: (by, target) =>
      choicesOf('swap', by, target).length > 0 ? null : 'your rockets have no parts of the same kind to swap',
    strike: swapParts,
  },
  takeTank: { choosing: nothing, lacks: lacksNothing, strike: takeTank },
  delay: { choosing: nothing, lacks: lacksNothing, strike: delay },
  takeCovert: {
    choosing: nothing,
    lacks: (_by, { faceDown }) => (faceDown.length > 0 ? null : 'that player has no face-down card'),
    strike: takeCovert,
  },
  barrage: { choosing: nothing, lacks: lacksRocket, strike: rollBarrage },
  spaceDust: { choosing: nothing, lacks: lacksRocket, strike: rollSpaceDust },
  hold: { choosing: nothing, lacks: lacksNothing, strike: hold },
  push: { choosing: nothing, lacks: lacksFreedom, strike: push },
  wormhole: { choosing: nothing, lacks: lacksFreedom, strike: pullThrough },
  collide: { choosing: nothing, lacks: lacksFreedom, strike: push },
  takeGenerator: {
    choosing: () => 'generator',
    lacks: (_by, { generators }) => (generators.length > 0 ? null : 'that player has no generator'),
    strike: takeGenerator,
  },
  dust: {
    choosing: ({ options }) => (options.dustStorm === 'one' ? 'panel' : 'nothing'),
    lacks: (_by, { generators }) => (generators.some(isSolar) ? null : 'that player has no solar panel'),
    strike: dustOver,
  },
  loseKm: {
    choosing: nothing,
    lacks: (_by, { rovers }) => (rovers.length > 0 ? null : 'that player has no rover'),
    strike: loseKm,
  },
  jam: {
    choosing: nothing,
    lacks: (_by, target) => (signalOf(target) > 0 ? null : 'that player has no signal'),
    strike: jam,
  },
  breakRover: {
    choosing: () => 'rover',
    lacks: (_by, { rovers }) =>
      rovers.some(({ broken, tier }) => !broken && tier > 0) ? null : 'that player has no working rover but backups',
    strike: breakRover,
  },
}

/** One row of a table with the effect that belongs to it: the compiler cannot see that they match. */
export function ruleFor(card: Card): SabotageRule<SabotageEffect> {
  if (card.type !== 'sabotage') bug(`${card.id} is no sabotage card.`)
  return RULES[card.effect.kind as SabotageEffect['kind']] as SabotageRule<SabotageEffect>
}

export const sabotageEffect = (card: Card): SabotageEffect => card.effect as SabotageEffect

export function checkNeeds(by: Player, target: Player, card: Card): Refusal | null {
  const lack = ruleFor(card).lacks(by, target)
  return lack === null ? null : refuse('no-target', 'BR-3.5', `${card.name} finds nothing: ${lack}.`)
}

export const choosingOf = (s: State, blow: Blow): Choosing => {
  const card = factsOf(blow.card)
  return ruleFor(card).choosing(s, card)
}
