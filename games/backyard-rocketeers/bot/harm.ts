import { isDefencePart } from '../rules/attack/defence.ts'
import { sabotageEffect } from '../rules/attack/rules.ts'
import type { Card } from '../rules/cards/catalogue.ts'
import type { SabotageEffect } from '../rules/effects.ts'
import { sumWays } from '../rules/odds.ts'
import type { SeenPlayer } from '../rules/view.ts'
import { FULL, type PartKind, slotOf } from '../rules/vocabulary.ts'
import { journeyTurns, speedOf } from './flight.ts'
import { breakHarm, dustHarm, jamHarm, kmHarm, robHarm } from './harm-on-mars.ts'
import { BARE, type Hull, hullOf, missingIn, strengthIn, withPart } from './hull.ts'
import type { Outlook } from './outlook.ts'
import { builderOf, buildTurns, fearOf, filled, fuelTurns, tankPercent } from './race.ts'
import { weights } from './weights.ts'

/** A blow as far as its victim is concerned. */
export interface Blow {
  readonly card: Card
  readonly victim: SeenPlayer
  /** Who does it. */
  readonly by: SeenPlayer
  readonly part?: PartKind | null | undefined
  readonly place?: number | null | undefined
}

type Harms = {
  readonly [K in SabotageEffect['kind']]: (
    o: Outlook,
    blow: Blow,
    effect: Extract<SabotageEffect, { kind: K }>,
  ) => number
}

/** How many turns a sabotage card costs its victim. */
export function harmOf(o: Outlook, blow: Blow): number {
  const effect = sabotageEffect(blow.card)
  // One row of the table with the effect that belongs to it: the compiler cannot see that they match.
  const harm = HARMS[effect.kind] as (o: Outlook, blow: Blow, effect: SabotageEffect) => number
  return harm(o, blow, effect)
}

const HARMS: Harms = {
  hitPart: (o, { victim, part }) => (part ? partHarm(o, victim, part) : bestPartHarm(o, victim)),
  spyOnHand: () => weights.spying,
  swapPart: (o, { victim, by, part }) => (part ? swapHarm(o, { victim, by, part }) : 0),
  takeTank: tankHarm,
  delay: (_o, { victim }) => delayHarm(victim),
  takeCovert: (_o, { victim }) => (victim.faceDown.length > 0 ? weights.faceDownWorth : 0),
  barrage: barrageHarm,
  spaceDust: (o, { victim }) => dustDamageHarm(o, victim),
  hold: (_o, { victim }, { turns }) => Math.max(0, turns - victim.figures.heldFor),
  push: (o, { victim }, { km }) => pushHarm(o, victim, km),
  wormhole: (o, { victim }, { km }) => (pushHarm(o, victim, km) - pullGain(o, victim, km)) / 2,
  collide: (o, { victim }, { km }) => pushHarm(o, victim, km),
  takeGenerator: (_o, { victim, place }) => robHarm(victim, place ?? 0),
  dust: (_o, { victim, place }, { turns }) => dustHarm(victim, { turns, place: place ?? null }),
  loseKm: (_o, { victim }, { km }) => kmHarm(victim, km),
  jam: (_o, { victim }, { signal }) => jamHarm(victim, signal),
  breakRover: (_o, { victim, place }, { on }) => (breakHarm(victim, place ?? 0) * on) / PIPS,
}

const PIPS = 6

/** On Earth the part is gone, elsewhere its strength is damage (BR-13.3). */
export function partHarm(o: Outlook, victim: SeenPlayer, part: PartKind): number {
  const hull = hullOf(victim)
  const slot = slotOf(part)
  const strength = hull[slot] ?? 0
  if (victim.level > 1) return damageHarm(o, victim, strength)
  return hullHarm(o, victim, withPart(hull, slot, 0))
}

/**
 * What it costs a builder to have this rocket instead of the present one. Early on a worse part will be replaced by the
 * time the fuel is there, and nothing is won by losing a bad one.
 */
export function hullHarm({ track }: Outlook, victim: SeenPlayer, hull: Hull): number {
  const before = hullOf(victim)
  const wait = buildTurns(track, builderOf(victim, hull)) - buildTurns(track, builderOf(victim, before))
  const journey = journeyTurns(filled(hull), track.options) - journeyTurns(filled(before), track.options)
  const isLoss = missingIn(hull) > missingIn(before)
  const matters = 1 / (1 + fuelTurns(track, builderOf(victim, before)) / weights.replaceSpan)
  return wait + matters * (isLoss ? Math.max(0, journey) : journey)
}

function bestPartHarm(o: Outlook, victim: SeenPlayer): number {
  const kinds = (victim.rocket ?? []).flatMap((part, slot) => (part === null ? [] : [slot]))
  const hull = hullOf(victim)
  const harms = kinds.map((slot) =>
    victim.level > 1 ? damageHarm(o, victim, hull[slot] ?? 0) : hullHarm(o, victim, withPart(hull, slot, 0)),
  )
  return Math.max(0, ...harms)
}

/** BR-8.5, 13.4: destroyed or exploded if it is enough, else part of that. */
export function damageHarm(o: Outlook, victim: SeenPlayer, amount: number): number {
  if (amount <= 0) return 0
  if (victim.level === 1) {
    const strength = strengthIn(hullOf(victim))
    return strength === 0 ? 0 : hullHarm(o, victim, BARE) * Math.min(1, amount / strength)
  }
  const turns = o.turnsOf(victim)
  const fear = (damage: number) => fearOf(o.track, victim, { turns, damage })
  return fear(victim.damage + amount) - fear(victim.damage)
}

function barrageHarm(o: Outlook, { victim }: Blow, effect: Extract<SabotageEffect, { kind: 'barrage' }>): number {
  const dice = isDefencePart(victim, effect.defence) ? 1 : effect.dice
  const hull = hullOf(victim)
  const against =
    effect.against === 'fuselage' ? (hull[0] ?? 0) : victim.level === 1 ? strengthIn(hull) : victim.original
  let harm = 0
  sumWays(dice).forEach((ways, sum) => {
    if (ways > 0 && sum > against) harm += ways * damageHarm(o, victim, sum - against)
  })
  return harm / PIPS ** dice
}

/** BR-13.9: on 1-4 and 1-2. */
function dustDamageHarm(o: Outlook, victim: SeenPlayer): number {
  const has = (tier: number): boolean => victim.rocket?.some((part) => part?.tier === tier) ?? false
  const [improvised, secondHand] = [has(1) ? 1 : 0, has(2) ? 2 : 0]
  return (damageHarm(o, victim, improvised + secondHand) + damageHarm(o, victim, improvised)) / (PIPS / 2)
}

function swapHarm(
  o: Outlook,
  { victim, by, part }: { readonly victim: SeenPlayer; readonly by: SeenPlayer; readonly part: PartKind },
): number {
  const slot = slotOf(part)
  return hullHarm(o, victim, withPart(hullOf(victim), slot, hullOf(by)[slot] ?? 0))
}

/** A tank of every so many cards, unless the hand is seen. */
const CARDS_A_TANK = 8
const MEAN_PERCENT = 20

function tankHarm(o: Outlook, { victim }: Pick<Blow, 'victim'>): number {
  const percent = tankExpected(victim)
  if (victim.level === 1 && victim.groundFuel < FULL) return percent / o.track.fuelPerCard / 2
  return victim.level === 2 && victim.spaceFuel < weights.spareFuel ? percent / weights.spareFuel : 0
}

export function tankExpected({ hand, handSize }: SeenPlayer): number {
  if (hand === undefined) return MEAN_PERCENT * Math.min(1, handSize / CARDS_A_TANK)
  const tanks = hand.flatMap((card) => (card === null ? [] : [tankPercent(card)])).filter((percent) => percent > 0)
  return tanks.length === 0 ? 0 : Math.min(...tanks)
}

function delayHarm({ level, figures: { missing } }: SeenPlayer): number {
  if (level === 3) return weights.delayOnMars
  return missing !== null && missing.length === 1 && missing[0] === 'fuel' ? weights.delayOfFuel : weights.delayOnEarth
}

/** BR-10.1 */
const FARTHEST_DICE = 18

const pushHarm = ({ track: { options } }: Outlook, victim: SeenPlayer, km: number): number => {
  const room = FARTHEST_DICE * options.distanceScale - victim.distance
  return Math.min(km, room) / speedOf(hullOf(victim), options)
}

const pullGain = ({ track: { options } }: Outlook, victim: SeenPlayer, km: number): number =>
  Math.min(km, victim.distance) / speedOf(hullOf(victim), options)
