import { type Ctx, type Move, next, type Question, refuse } from '@starboard/kernel'
import type { Act, Action } from '../actions.ts'
import { designOf } from '../cards/catalogue.ts'
import { ask, asked, resumeTurnClock } from '../clock.ts'
import { strongest } from '../earth/destruction.ts'
import { exchange } from '../earth/exchange.ts'
import { choose } from '../earth/subsets.ts'
import type { Event } from '../events.ts'
import { playerAt } from '../player.ts'
import type { State, Step } from '../state.ts'
import { choosableParts } from './choices.ts'
import { hitParts } from './damage.ts'
import type { Struck } from './rules.ts'

const TWO_FROM = 5

/** BR-4.12, 19.17: the named part; with `rpg: die` one or two, chosen after the die. */
export function shoot({ s, blow, victim }: Struck, ctx: Ctx<Event>) {
  const { card, part, by } = blow
  if (designOf(card) !== 'shoot-an-rpg' || s.options.rpg === 'one')
    return hitParts(s, victim, { parts: part === null ? [] : [part], why: 'hit', card, by }, ctx)
  const among = choosableParts(victim)
  if (among.length === 0) return ctx.emit({ kind: 'fizzled', card, victim: victim.seat, why: 'nothing' })
  const die = ctx.random.d6()
  ctx.emit({ kind: 'diceRolled', seat: by, victim: victim.seat, card, dice: [die], damage: 0 })
  const count = Math.min(among.length, die >= TWO_FROM ? 2 : 1)
  if (among.length === count) next<Step>(s, { kind: 'hitParts', blow, parts: among })
  else next<Step>(s, { kind: 'chooseRpgTargets', blow, count, ...asked(s, ctx) })
}

type Targets = Act<'chooseRpgTargets'>
type TargetStep = Extract<Step, { kind: 'chooseRpgTargets' }>

const chooseRpgTargets: Move<State, TargetStep, Targets, Event> = {
  legal: (s, _seat, { blow, count }) =>
    choose(choosableParts(playerAt(s, blow.victim)), count).map(
      (parts): Targets => ({ kind: 'chooseRpgTargets', parts }),
    ),
  check(s, _seat, { parts }, { blow, count }) {
    const among = choosableParts(playerAt(s, blow.victim))
    if (new Set(parts).size === count && parts.length === count && parts.every((part) => among.includes(part)))
      return null
    return refuse('wrong-parts', 'BR-19.17', `Choose ${count} of the parts that can be chosen.`)
  },
  apply(s, seat, { parts }, ctx, { blow, since }) {
    if (seat !== s.active) resumeTurnClock(s, since, ctx)
    next<Step>(s, { kind: 'hitParts', blow, parts })
    return 'answered'
  },
}

export const rpgTargetsStep: Question<State, TargetStep, Action, Event> = {
  asks: (s, { blow, by }) => ask(s, blow.by, by),
  moves: { chooseRpgTargets },
  fallback(s, _seat, { blow, count }) {
    const victim = playerAt(s, blow.victim)
    return { kind: 'chooseRpgTargets', parts: strongest(victim, count, choosableParts(victim)) }
  },
}

/** BR-5.7: the parts keep their present tiers. */
export function swapParts({ s, blow: { part }, by, victim }: Struck, ctx: Ctx<Event>): void {
  if (part !== null) exchange(s, { one: by, other: victim, give: [part], take: [part] }, ctx)
}
