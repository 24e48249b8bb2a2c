import { type Ctx, type Move, next, type Question, type Refusal, refuse } from '@starboard/kernel'
import type { Act, Action } from '../actions.ts'
import { ask, asked, resumeTurnClock } from '../clock.ts'
import type { Event } from '../events.ts'
import { hiddenPlace, playerAt } from '../player.ts'
import { discardFaceDown, discardPart, installed, installedKinds, partStrength } from '../rocket.ts'
import type { Player, State, Step } from '../state.ts'
import { checkStanding, note } from '../victory.ts'
import { PART_KINDS, type PartKind } from '../vocabulary.ts'
import { subsetsOf } from './subsets.ts'

const MOST_KEPT = 2

/** BR-8.5–8.9: everything but the pad goes, unless there is an Insurance Policy. */
export function destroyRocket(s: State, player: Player, ctx: Ctx<Event>) {
  const { seat, faceDown } = player
  if (s.options.destroyedRocketFuel === 'lost') player.groundFuel = 0
  player.wrecked = true
  note(s, seat, 'destroyed')
  ctx.reveal({ kind: 'rocketDestroyed', seat, fuel: player.groundFuel })
  const policy = hiddenPlace(faceDown, 'insurance-policy')
  if (policy >= 0) {
    discardFaceDown(s, player, { place: policy, why: 'usedUp' }, ctx)
    if (installedKinds(player).length > 0) return next<Step>(s, { kind: 'insuranceKeep', seat, ...asked(s, ctx) })
  }
  keepOnly(s, player, [], ctx)
}

function keepOnly(s: State, player: Player, kept: readonly PartKind[], ctx: Ctx<Event>): void {
  for (const part of installedKinds(player))
    if (!kept.includes(part)) discardPart(s, player, { part, why: 'destroyed' }, ctx)
  if (kept.length > 0) player.wrecked = false
  checkStanding(s, ctx)
}

type Keep = Act<'insuranceKeep'>
type Of<K> = Extract<Step, { kind: K }>

/** BR-8.8 */
const insuranceKeep: Move<State, Of<'insuranceKeep'>, Keep, Event> = {
  legal: (s, seat) =>
    subsetsOf(installedKinds(playerAt(s, seat)))
      .filter((parts) => parts.length <= MOST_KEPT)
      .map((parts): Keep => ({ kind: 'insuranceKeep', parts })),
  check: (s, seat, { parts }) => checkKept(playerAt(s, seat), parts),
  apply(s, seat, { parts }, ctx, { since }) {
    if (seat !== s.active) resumeTurnClock(s, since, ctx)
    ctx.emit({ kind: 'insurancePaid', seat, kept: parts.length })
    keepOnly(s, playerAt(s, seat), parts, ctx)
    return 'answered'
  },
}

function checkKept(player: Player, parts: readonly PartKind[]): Refusal | null {
  if (parts.length > MOST_KEPT || new Set(parts).size < parts.length)
    return refuse('too-many-kept', 'BR-8.8', `The policy keeps up to ${MOST_KEPT} different parts.`)
  return parts.every((kind) => installed(player, kind) !== null)
    ? null
    : refuse('not-installed', 'BR-8.8', 'Only parts that the rocket had can be kept.')
}

export const insuranceStep: Question<State, Of<'insuranceKeep'>, Action, Event> = {
  asks: (s, { seat, by }) => ask(s, seat, by),
  moves: { insuranceKeep },
  fallback: (s, seat) => ({ kind: 'insuranceKeep', parts: strongest(playerAt(s, seat), MOST_KEPT) }),
}

/** Section 5: the strongest, then in slot order. */
export function strongest(
  player: Player,
  count: number,
  among: readonly PartKind[] = installedKinds(player),
): PartKind[] {
  const strengthAt = (kind: PartKind) => {
    const part = installed(player, kind)
    return part === null ? 0 : partStrength(part)
  }
  const chosen = [...among].sort((one, other) => strengthAt(other) - strengthAt(one)).slice(0, count)
  return PART_KINDS.filter((kind) => chosen.includes(kind))
}
