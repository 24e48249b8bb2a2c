import { type Ctx, refuse } from '@starboard/kernel'
import { destroyRocket } from '../earth/destruction.ts'
import { tellRocket } from '../earth/exchange.ts'
import type { AbilityEffect } from '../effects.ts'
import type { Event } from '../events.ts'
import { hidesParts } from '../in-play.ts'
import { workingRovers } from '../mars/gauges.ts'
import { maybeDeployBackup, removeRover } from '../mars/rovers.ts'
import { toDiscard } from '../player.ts'
import { discardPart, partCount, strengthOf } from '../rocket.ts'
import type { Player, State } from '../state.ts'
import { PART_KINDS, type Tier } from '../vocabulary.ts'
import { lacksNothing, nothingChosen } from './plain.ts'
import type { AbilityRule } from './rules.ts'

type Of<K> = Extract<AbilityEffect, { kind: K }>

const changed = (tier: Tier, change: 1 | -1): Tier => Math.max(0, Math.min(3, tier + change)) as Tier

/** Section 2.8: a tiered component in the open, or any behind an Enigma Machine. */
function hasTiered(target: Player): boolean {
  if (target.level === 3) return [...target.rovers, ...target.generators].some(({ tier }) => tier > 0)
  return hidesParts(target)
    ? partCount(target.rocket) > 0
    : target.rocket.some((part) => part !== null && part.tier > 0)
}

/** BR-5.7, R19: one tier down, Improvised ones are destroyed. */
export const tierDown: AbilityRule<Of<'tierDown'>> = {
  ...nothingChosen,
  lacks(_s, { by, target }) {
    if (target.level !== by.level)
      return refuse('wrong-target-level', 'BR-R19', 'Reverse Engineering works on an opponent at your own level.')
    return hasTiered(target) ? null : refuse('no-target', 'BR-3.5', 'That player has no component with a tier.')
  },
  play({ s, by, target }, ctx) {
    ctx.emit({ kind: 'tiersChanged', seat: target.seat, by: by.seat, change: -1 })
    if (target.level === 3) downgradeYard(s, target, ctx)
    else downgradeRocket(s, target, ctx)
  },
}

/** BR-8.6, 8.9: if nothing is left of it the rocket is destroyed, and kept parts have the tier they had before. */
function downgradeRocket(s: State, target: Player, ctx: Ctx<Event>) {
  const breaking = PART_KINDS.filter((_kind, slot) => target.rocket[slot]?.tier === 1)
  if (breaking.length > 0 && breaking.length === strengthOf(target)) return destroyRocket(s, target, ctx)
  for (const part of breaking) discardPart(s, target, { part, why: 'downgraded' }, ctx)
  for (const part of target.rocket) if (part !== null && part.tier > 0) part.tier = changed(part.tier, -1)
  tellRocket(target, ctx)
}

function downgradeYard(s: State, target: Player, ctx: Ctx<Event>): void {
  const before = workingRovers(target)
  for (let place = target.rovers.length - 1; place >= 0; place--)
    if (target.rovers[place]?.tier === 1) removeRover(s, target, { place, why: 'downgraded' }, ctx)
  for (let place = target.generators.length - 1; place >= 0; place--)
    if (target.generators[place]?.tier === 1) removeGenerator(s, target, place, ctx)
  shiftYard(target, -1, ctx)
  maybeDeployBackup(s, target, before, ctx)
}

function removeGenerator(s: State, { seat, generators }: Player, place: number, ctx: Ctx<Event>): void {
  for (const { card } of generators.splice(place, 1)) {
    toDiscard(s, card)
    ctx.emit({ kind: 'cardDiscarded', seat, card, from: 'generators', place, why: 'downgraded' })
  }
}

function shiftYard({ seat, rovers, generators }: Player, change: 1 | -1, ctx: Ctx<Event>): void {
  for (const one of [...rovers, ...generators]) if (one.tier > 0) one.tier = changed(one.tier, change)
  ctx.emit({ kind: 'equipmentChanged', seat, zone: 'rovers', tiers: rovers.map(({ tier }) => tier) })
  ctx.emit({ kind: 'equipmentChanged', seat, zone: 'generators', tiers: generators.map(({ tier }) => tier) })
}

/** BR-3.5: legal also where there is nothing to raise. */
export const tierUp: AbilityRule<Of<'tierUp'>> = {
  ...nothingChosen,
  ...lacksNothing,
  play({ by }, ctx) {
    ctx.emit({ kind: 'tiersChanged', seat: by.seat, by: by.seat, change: 1 })
    if (by.level === 3) return shiftYard(by, 1, ctx)
    for (const part of by.rocket) if (part !== null && part.tier > 0) part.tier = changed(part.tier, 1)
    tellRocket(by, ctx)
  },
}
