import { type Ctx, listedElsewhere, type Move, type Refusal, refuse } from '@starboard/kernel'
import { ABILITY_RULES, type AbilityRule, type Aim } from './abilities/rules.ts'
import type { Act, Action } from './actions.ts'
import { passesCheck } from './attack/declare.ts'
import { checkReach, unreached } from './attack/reach.ts'
import { type Card, factsOf } from './cards/catalogue.ts'
import type { AbilityEffect } from './effects.ts'
import type { Event } from './events.ts'
import { checkHeld, HOW, wrongType } from './hand.ts'
import { plainPlays } from './plain-plays.ts'
import { leaveHand, playerAt, toDiscard } from './player.ts'
import type { Player, State, Step } from './state.ts'
import { maybeWin } from './victory.ts'

type Ability = Act<'playAbility'>
type Main = Extract<Step, { kind: 'action' }>

/** One row of a table with the effect that belongs to it: the compiler cannot see that they match. */
const ruleFor = ({ effect }: Card): AbilityRule<AbilityEffect> | undefined =>
  ABILITY_RULES[effect.kind as AbilityEffect['kind']] as AbilityRule<AbilityEffect> | undefined

const effectOf = ({ effect }: Card): AbilityEffect => effect as AbilityEffect

export const playAbility: Move<State, Main, Ability, Event> = {
  legal: listedElsewhere,
  check(s, seat, action) {
    const by = playerAt(s, seat)
    const facts = factsOf(action.card)
    return (
      checkHeld(s, by, action.card) ??
      (facts.type === 'ability' ? null : wrongType(action.card, HOW[facts.type])) ??
      checkPlay(s, { by, facts, rule: ruleFor(facts) }, action)
    )
  },
  apply(s, seat, action, ctx) {
    const by = playerAt(s, seat)
    const { card, target, part, place } = action
    leaveHand(by, card)
    toDiscard(s, card)
    ctx.emit({
      kind: 'abilityPlayed',
      seat,
      card,
      target: target ?? null,
      part: part ?? null,
      place: place ?? null,
    })
    const facts = factsOf(card)
    if (facts.reaches === 0 || target === undefined || passesCheck(s, { by: seat, target, card }, ctx))
      takeEffect(s, { by, facts, action }, ctx)
    maybeWin(s, ctx)
    return 'open'
  },
}

/** BR-19.7: hostile ones obey reach, others are aimed at nobody or at anybody. */
export function listAbilities(s: State, by: Player, facts: Card, plays: Action[]): void {
  const rule = ruleFor(facts)
  if (rule === undefined) return
  const effect = effectOf(facts)
  if (facts.reaches === 0 && rule.targets === undefined) {
    if (mayPlay(s, rule, { by, target: by, effect })) plays.push(playing(facts))
    return
  }
  for (const target of s.players) {
    if (rule.targets !== undefined ? !rule.targets(by, target) : unreached(s, by, target, facts) !== null) continue
    const aim = { by, target, effect }
    if (!mayPlay(s, rule, aim)) continue
    for (const choice of rule.choices(s, aim))
      plays.push({ kind: 'playAbility', card: facts.id, target: target.seat, ...choice })
  }
}

const playing = plainPlays((card) => ({ kind: 'playAbility', card }))

const mayPlay = (s: State, rule: AbilityRule<AbilityEffect>, aim: Aim): boolean =>
  rule.may === undefined ? rule.lacks(s, aim) === null : rule.may(s, aim)

interface Playing {
  readonly by: Player
  readonly facts: Card
  readonly rule: AbilityRule<AbilityEffect> | undefined
}

function checkPlay(s: State, { by, facts, rule }: Playing, action: Ability): Refusal | null {
  const { name, reaches } = facts
  const effect = effectOf(facts)
  if (rule === undefined) return refuse('waits', 'BR-2.4', `${name} waits for its moment: it is not played by itself.`)
  if (reaches === 0 && rule.targets === undefined)
    return checkNamesNothing(name, action) ?? rule.lacks(s, { by, target: by, effect })
  const target = action.target === undefined ? undefined : s.players[action.target]
  if (action.target === undefined) return refuse('target-missing', 'BR-19.1', `${name} needs a target.`)
  if (rule.targets === undefined) {
    const problem = checkReach(s, by, action.target, facts)
    if (problem !== null) return problem
  } else if (target === undefined || !rule.targets(by, target))
    return refuse('unknown-target', 'BR-18.2', 'Nobody who is still in the game sits there.')
  if (target === undefined) return refuse('unknown-target', 'BR-18.2', 'Nobody who is still in the game sits there.')
  return rule.lacks(s, { by, target, effect }) ?? rule.checkChoice(s, { by, target, effect }, action)
}

function checkNamesNothing(name: string, { target, part, place, give, take }: Ability): Refusal | null {
  const named = [target, part, place, give, take].some((what) => what !== undefined)
  return named ? refuse('needless-target', 'BR-19.1', `${name} asks you to name nothing.`) : null
}

interface Played {
  readonly by: Player
  readonly facts: Card
  readonly action: Ability
}

function takeEffect(s: State, { by, facts, action }: Played, ctx: Ctx<Event>): void {
  const target = action.target === undefined ? by : playerAt(s, action.target)
  ruleFor(facts)?.play({ s, by, target, effect: effectOf(facts), action }, ctx)
}
