import type { Ctx } from '@starboard/kernel'
import { designOf } from '../cards/catalogue.ts'
import { turnUp } from '../covert.ts'
import { rollDice, sumOf } from '../dice.ts'
import type { SabotageEffect } from '../effects.ts'
import { loseEnhancement } from '../enhancements.ts'
import type { Event } from '../events.ts'
import { hidesParts, isImmune } from '../in-play.ts'
import { hiddenPartPlace, installed, partIn, partStrength, strengthOf } from '../rocket.ts'
import type { Player } from '../state.ts'
import { type PartKind, slotOf } from '../vocabulary.ts'
import { dealDamage } from './damage.ts'
import type { Struck } from './rules.ts'

type Barrage = Extract<SabotageEffect, { kind: 'barrage' }>

/** BR-8.2, 13.2, 13.8, 19.9: automatic reveals, dice, damage. */
export function rollBarrage({ s, blow, victim, effect }: Struck<Barrage>, ctx: Ctx<Event>) {
  const { card, by } = blow
  const { seat } = victim
  if (isImmune(victim, designOf(card))) return ctx.emit({ kind: 'fizzled', card, victim: seat, why: 'immune' })
  if (effect.first !== null) shootDown({ s, victim, design: effect.first }, ctx)
  const isDefended = effect.defence !== null && raiseDefence({ s, victim, part: effect.defence }, ctx)
  const dice = rollDice(ctx.random, isDefended ? 1 : effect.dice)
  const excess = Math.max(0, sumOf(dice) - strengthAgainst(victim, effect))
  const hull = fuselageStrength(victim)
  const isCapped = effect.against === 'fuselage' && s.options.cosmicRays === 'capped'
  const damage = isCapped ? Math.min(excess, hull) : excess
  const rolled: Event = {
    kind: 'diceRolled',
    seat: by,
    victim: seat,
    card,
    dice,
    damage: hasRocket(victim) ? damage : 0,
  }
  if (tellsOfHidden(victim, effect)) ctx.reveal(rolled)
  else ctx.emit(rolled)
  dealDamage(s, victim, { amount: damage, card, by }, ctx)
}

/** Behind an Enigma Machine (BR-4.15) nothing is turned up: how many dice there are says whether a defence stands there. */
const tellsOfHidden = (victim: Player, { defence }: Barrage): boolean =>
  defence !== null && victim.level === 1 && hidesParts(victim)

const hasRocket = (victim: Player): boolean => victim.level > 1 || strengthOf(victim) > 0

interface Aimed {
  readonly s: Struck['s']
  readonly victim: Player
}

/** Section 2.2: a Missile Attack destroys a Spy Satellite first. */
function shootDown({ s, victim, design }: Aimed & { readonly design: string }, ctx: Ctx<Event>): void {
  const place = victim.enhancements.findIndex(({ card }) => designOf(card) === design)
  if (place >= 0) loseEnhancement(s, victim, { place, why: 'missile' }, ctx)
}

/** BR-19.9: a defence system is turned up by itself and stays. */
function raiseDefence({ s, victim, part }: Aimed & { readonly part: PartKind }, ctx: Ctx<Event>): boolean {
  if (installed(victim, part) === null) return false
  const place = hiddenPartPlace(victim, slotOf(part))
  if (place >= 0) turnUp(s, victim, place, ctx)
  return true
}

/** BR-13.2: in space and on Mars the strength at launch. */
function strengthAgainst(victim: Player, { against }: Barrage): number {
  if (against === 'fuselage') return fuselageStrength(victim)
  return victim.level === 1 ? strengthOf(victim) : victim.original
}

function fuselageStrength(victim: Player): number {
  const part = partIn(victim, 'fuselage')
  return part === null ? 0 : partStrength(part)
}

const IMPROVISED_UP_TO = 4
const SECOND_HAND_UP_TO = 2

/** BR-13.9: one die for both. */
export function rollSpaceDust({ s, blow: { card, by }, victim }: Struck, ctx: Ctx<Event>): void {
  const die = ctx.random.d6()
  const amount = dustDamage(victim, die)
  ctx.emit({ kind: 'diceRolled', seat: by, victim: victim.seat, card, dice: [die], damage: amount })
  dealDamage(s, victim, { amount, card, by }, ctx)
}

export function dustDamage(
  { rocket }: { readonly rocket: readonly ({ readonly tier: number } | null)[] },
  die: number,
) {
  const has = (tier: number): boolean => rocket.some((part) => part?.tier === tier)
  const improvised = die <= IMPROVISED_UP_TO && has(1) ? 1 : 0
  const secondHand = die <= SECOND_HAND_UP_TO && has(2) ? 2 : 0
  return improvised + secondHand
}
