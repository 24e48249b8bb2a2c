import type { Ctx } from '@starboard/kernel'
import { designOf } from '../cards/catalogue.ts'
import type { SabotageEffect } from '../effects.ts'
import type { Event } from '../events.ts'
import { isImmune } from '../in-play.ts'
import { isHeld } from '../player.ts'
import { shift } from '../space/movement.ts'
import type { Player } from '../state.ts'
import type { Struck } from './rules.ts'

type Of<K> = Extract<SabotageEffect, { kind: K }>

/** BR-2.8: the end of so many own turns after the present one. */
const after = ({ turns }: Player, count: number): number => turns + count

/** BR-2.11: counted separately for each spy. */
export function spyOnHand({ victim, by, effect }: Struck<Of<'spyOnHand'>>, ctx: Ctx<Event>): void {
  const until = after(victim, effect.turns)
  const known = victim.spies.find((spy) => spy.by === by.seat)
  if (known === undefined) victim.spies.push({ by: by.seat, until })
  else known.until = until
  ctx.reveal({ kind: 'spiedOn', seat: victim.seat, by: by.seat, until, hand: victim.hand.slice() })
}

export function delay({ victim }: Struck, ctx: Ctx<Event>): void {
  victim.delayedUntil = after(victim, 1)
  ctx.emit({ kind: 'delayed', seat: victim.seat, until: victim.delayedUntil })
}

/** BR-11.8 */
export function hold({ victim, effect, blow: { card } }: Struck<Of<'hold'>>, ctx: Ctx<Event>) {
  if (victim.level !== 2) return ctx.emit({ kind: 'fizzled', card, victim: victim.seat, why: 'nothing' })
  victim.heldUntil = after(victim, effect.turns)
  ctx.emit({ kind: 'held', seat: victim.seat, until: victim.heldUntil })
}

/** Cyber Attack, Tractor Beam, and each share of a Collision Course. */
export function push({ s, victim, effect, blow: { card } }: Struck<Of<'push'> | Of<'collide'>>, ctx: Ctx<Event>) {
  if (isImmune(victim, designOf(card))) return ctx.emit({ kind: 'fizzled', card, victim: victim.seat, why: 'immune' })
  if (!isMovable(victim)) return ctx.emit({ kind: 'fizzled', card, victim: victim.seat, why: 'nothing' })
  shift(s, victim, { by: effect.km, why: card }, ctx)
}

const BACK_UP_TO = 3

/** BR-11.5: a Wormhole is no gain that wind or sail could stretch. */
export function pullThrough({ s, victim, blow: { card, by }, effect }: Struck<Of<'wormhole'>>, ctx: Ctx<Event>) {
  const die = ctx.random.d6()
  ctx.emit({ kind: 'diceRolled', seat: by, victim: victim.seat, card, dice: [die], damage: 0 })
  if (!isMovable(victim)) return ctx.emit({ kind: 'fizzled', card, victim: victim.seat, why: 'nothing' })
  shift(s, victim, { by: die <= BACK_UP_TO ? effect.km : -effect.km, why: card }, ctx)
}

const isMovable = (victim: Player): boolean => victim.level === 2 && !isHeld(victim)
