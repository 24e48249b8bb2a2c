import type { Ctx, Refusal } from '@starboard/kernel'
import type { Act } from '../actions.ts'
import type { AbilityEffect } from '../effects.ts'
import type { Event } from '../events.ts'
import type { Player, State } from '../state.ts'
import { audit, supernova, xRay } from './disclosure.ts'
import { exchangeParts } from './exchange.ts'
import { fly, fuel, mine, slingshot } from './flying.ts'
import { laser } from './laser.ts'
import { boostSignal, repair, surge } from './on-mars.ts'
import { tierDown, tierUp } from './tiers.ts'

/** What else is named with a target. */
export type AbilityChoice = Pick<Act<'playAbility'>, 'part' | 'place' | 'give' | 'take'>

export interface Aim<E = AbilityEffect> {
  readonly by: Player
  /** The player it is aimed at; its own player if at nobody. */
  readonly target: Player
  readonly effect: E
}

interface Performed<E = AbilityEffect> extends Aim<E> {
  readonly s: State
  readonly action: Act<'playAbility'>
}

/** One kind of ability: whom it is for, what it needs, what is chosen, what it does. */
export interface AbilityRule<E> {
  /** Whom it may name without reach and check. Absent: a hostile one by BR-19.7, or one that names nobody. */
  targets?(by: Player, target: Player): boolean
  lacks(s: State, aim: Aim<E>): Refusal | null
  /** The same without a sentence, for lists. */
  may?(s: State, aim: Aim<E>): boolean
  choices(s: State, aim: Aim<E>): readonly AbilityChoice[]
  checkChoice(s: State, aim: Aim<E>, choice: AbilityChoice): Refusal | null
  play(performed: Performed<E>, ctx: Ctx<Event>): void
}

type Rules = { readonly [K in AbilityEffect['kind']]?: AbilityRule<Extract<AbilityEffect, { kind: K }>> }

/** Those that wait for their moment (landing, reaction, destruction) are in none of these rows. */
export const ABILITY_RULES: Rules = {
  xRay,
  slingshot,
  tierDown,
  tierUp,
  supernova,
  exchangeParts,
  audit,
  laser,
  fly,
  fuel,
  mine,
  repair,
  boostSignal,
  surge,
}
