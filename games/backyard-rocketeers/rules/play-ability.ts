import { type Ctx, type Move, type Refusal, refuse } from '@starboard/kernel'
import { ABILITY_RULES, type AbilityRule } from './abilities/rules.ts'
import type { Act } from './actions.ts'
import { passesCheck } from './attack/declare.ts'
import { checkReach, unreached } from './attack/reach.ts'
import { type Card, factsOf } from './cards/catalogue.ts'
import type { AbilityEffect } from './effects.ts'
import type { Event } from './events.ts'
import { checkHeld, HOW, wrongType } from './hand.ts'
import { kindsIn, leaveHand, playerAt, playsAt, toDiscard } from './player.ts'
import type { Player, State, Step } from './state.ts'
import { maybeWin } from './victory.ts'

type Ability = Act<'playAbility'>
type Main = Extract<Step, { kind: 'action' }>

/** One row of a table with the effect that belongs to it: the compiler cannot see that they match. */
const ruleFor = ({ effect }: Card): AbilityRule<AbilityEffect> | undefined =>
  ABILITY_RULES[effect.kind as AbilityEffect['kind']] as AbilityRule<AbilityEffect> | undefined

const effectOf = ({ effect }: Card): AbilityEffect => effect as AbilityEffect

export const playAbility: Move<State, Main, Ability, Event> = {
  legal(s, seat) {
    const by = playerAt(s, seat)
    const plays: Ability[] = []
    for (const card of kindsIn(by.hand)) {
      const facts = factsOf(card)
      if (facts.type !== 'ability' || !playsAt(s.options, facts, by.level)) continue
      const rule = ruleFor(facts)
      if (rule !== undefined) listPlays(s, { by, facts, rule }, plays)
    }
    return plays
  },
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

interface Playing {
  readonly by: Player
  readonly facts: Card
  readonly rule: AbilityRule<AbilityEffect>
}

/** BR-19.7: hostile ones obey reach, others are aimed at nobody or at anybody. */
function listPlays(s: State, { by, facts, rule }: Playing, plays: Ability[]): void {
  const effect = effectOf(facts)
  if (facts.reaches === 0 && rule.targets === undefined) {
    if (rule.lacks(s, { by, target: by, effect }) === null) plays.push({ kind: 'playAbility', card: facts.id })
    return
  }
  for (const target of s.players) {
    if (rule.targets !== undefined ? !rule.targets(by, target) : unreached(s, by, target, facts) !== null) continue
    if (rule.lacks(s, { by, target, effect }) !== null) continue
    for (const choice of rule.choices(s, { by, target, effect }))
      plays.push({ kind: 'playAbility', card: facts.id, target: target.seat, ...choice })
  }
}

type MaybePlaying = Omit<Playing, 'rule'> & { readonly rule: Playing['rule'] | undefined }

function checkPlay(s: State, { by, facts, rule }: MaybePlaying, action: Ability): Refusal | null {
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
