import { bug, type Ctx, type Move, next, type Question, type Refusal, refuse } from '@starboard/kernel'
import type { Act, Action } from '../actions.ts'
import { ask, asked, resumeTurnClock } from '../clock.ts'
import type { Event } from '../events.ts'
import { playerAt } from '../player.ts'
import { discardPart, installed, installedKinds, partStrength, strengthOf } from '../rocket.ts'
import type { Player, State, Step } from '../state.ts'
import { isRequired, type PartKind, slotOf } from '../vocabulary.ts'
import { destroyRocket } from './destruction.ts'
import { subsetsOf } from './subsets.ts'

type Losses = Act<'chooseLosses'>
type LossStep = Extract<Step, { kind: 'chooseLosses' }>

/** BR-8.2–8.6: damage to a Level 1 rocket is paid with parts. */
export function payDamage(s: State, player: Player, damage: number, ctx: Ctx<Event>) {
  const strength = strengthOf(player)
  if (strength === 0 || damage <= 0) return
  if (damage >= strength) return destroyRocket(s, player, ctx)
  const { seat } = player
  ctx.emit({ kind: 'lossesDue', seat, damage })
  next<Step>(s, { kind: 'chooseLosses', seat, damage, ...asked(s, ctx) })
}

const totalOf = (player: Player, parts: readonly PartKind[]): number =>
  parts.reduce((sum, kind) => {
    const part = installed(player, kind)
    return sum + (part === null ? 0 : partStrength(part))
  }, 0)

/** BR-8.3, 8.4: exact sets, else those with the least excess. */
function lossSets(player: Player, damage: number): readonly PartKind[][] {
  const sets = subsetsOf(installedKinds(player)).map((parts) => ({ parts, total: totalOf(player, parts) }))
  const enough = sets.filter(({ total }) => total >= damage)
  const least = Math.min(...enough.map(({ total }) => total))
  return enough.filter(({ total }) => total === least).map(({ parts }) => parts)
}

const chooseLosses: Move<State, LossStep, Losses, Event> = {
  legal: (s, seat, { damage }) =>
    lossSets(playerAt(s, seat), damage).map((parts): Losses => ({ kind: 'chooseLosses', parts })),
  check: (s, seat, { parts }, { damage }) => checkLosses(playerAt(s, seat), parts, damage),
  apply(s, seat, { parts }, ctx, { since }) {
    if (seat !== s.active) resumeTurnClock(s, since, ctx)
    for (const part of parts) discardPart(s, playerAt(s, seat), { part, why: 'lost' }, ctx)
    return 'answered'
  },
}

function checkLosses(player: Player, parts: readonly PartKind[], damage: number): Refusal | null {
  if (new Set(parts).size < parts.length || parts.some((kind) => installed(player, kind) === null))
    return refuse('not-installed', 'BR-8.9', 'Choose parts of your own rocket, each of them once.')
  const [wanted] = lossSets(player, damage)
  const [due, total] = [totalOf(player, wanted ?? []), totalOf(player, parts)]
  if (total === due) return null
  return due === damage
    ? refuse('wrong-total', 'BR-8.3', `The parts must add up to exactly ${damage}; these are ${total}.`)
    : refuse('wrong-total', 'BR-8.4', `No parts add up to ${damage}: ${due} is the least above it; these are ${total}.`)
}

export const lossesStep: Question<State, LossStep, Action, Event> = {
  asks: (s, { seat, by }) => ask(s, seat, by),
  moves: { chooseLosses },
  fallback: (s, seat, { damage }) => ({ kind: 'chooseLosses', parts: mildest(lossSets(playerAt(s, seat), damage)) }),
}

/** Section 5: fewest required kinds, then fewest parts, then the parts that come first. */
function mildest(sets: readonly PartKind[][]): PartKind[] {
  const [first] = [...sets].sort(
    (one, other) =>
      one.filter(isRequired).length - other.filter(isRequired).length ||
      one.length - other.length ||
      firstDifference(one, other),
  )
  return first ?? bug('There is no set of losses.')
}

function firstDifference(one: readonly PartKind[], other: readonly PartKind[]): number {
  const place = one.findIndex((kind, index) => kind !== other[index])
  const [left, right] = [one[place], other[place]]
  return left === undefined || right === undefined ? 0 : slotOf(left) - slotOf(right)
}
