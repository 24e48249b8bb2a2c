import { bug, type Ctx, takeAt } from '@starboard/kernel'
import type { SabotageEffect } from '../effects.ts'
import type { Event } from '../events.ts'
import { isSolar, signalOf, workingRovers } from '../mars/gauges.ts'
import { breakDown, maybeDeployBackup } from '../mars/rovers.ts'
import { maybeWin } from '../victory.ts'
import type { Struck } from './rules.ts'

type Of<K> = Extract<SabotageEffect, { kind: K }>

const fizzle = ({ blow: { card }, victim: { seat } }: Struck, ctx: Ctx<Event>): void =>
  ctx.emit({ kind: 'fizzled', card, victim: seat, why: 'nothing' })

/** BR-15.5: to the thief's hand, without any dust. */
export function takeGenerator(struck: Struck, ctx: Ctx<Event>) {
  const { blow, by, victim } = struck
  const { place } = blow
  if (place === null) return fizzle(struck, ctx)
  const { card } = victim.generators[place] ?? bug(`Seat ${victim.seat} has no generator ${place}.`)
  takeAt(victim.generators, place)
  by.hand.push(card)
  ctx.emit({ kind: 'generatorTaken', seat: by.seat, from: victim.seat, place, card })
}

/** BR-15.4 */
export function dustOver(struck: Struck<Of<'dust'>>, ctx: Ctx<Event>) {
  const { s, blow, victim, effect } = struck
  if (!victim.generators.some(isSolar)) return fizzle(struck, ctx)
  const until = victim.turns + effect.turns
  const place = s.options.dustStorm === 'one' ? blow.place : null
  if (place === null) victim.dustUntil = until
  else (victim.generators[place] ?? bug(`Seat ${victim.seat} has no panel ${place}.`)).dustUntil = until
  ctx.emit({ kind: 'dusted', seat: victim.seat, until, place })
}

/** BR-16.5 */
export function loseKm(struck: Struck<Of<'loseKm'>>, ctx: Ctx<Event>) {
  const { victim, effect, blow } = struck
  if (victim.rovers.length === 0) return fizzle(struck, ctx)
  const to = Math.max(0, victim.km - effect.km)
  const by = to - victim.km
  victim.km = to
  ctx.emit({ kind: 'kmChanged', seat: victim.seat, by, to, why: blow.card })
}

/** BR-17.4 */
export function jam(struck: Struck<Of<'jam'>>, ctx: Ctx<Event>) {
  const { victim, effect } = struck
  if (signalOf(victim) === 0) return fizzle(struck, ctx)
  victim.jams += effect.signal
  ctx.emit({ kind: 'jammed', seat: victim.seat, jams: victim.jams })
}

export function breakRover(struck: Struck<Of<'breakRover'>>, ctx: Ctx<Event>) {
  const { s, blow, victim, effect } = struck
  const { card, by, place } = blow
  if (place === null) return fizzle(struck, ctx)
  const die = ctx.random.d6()
  ctx.emit({ kind: 'diceRolled', seat: by, victim: victim.seat, card, dice: [die], damage: 0 })
  if (die > effect.on) return
  const before = workingRovers(victim)
  breakDown(victim, place, ctx)
  maybeDeployBackup(s, victim, before, ctx)
  maybeWin(s, ctx)
}
