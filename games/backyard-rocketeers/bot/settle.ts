import type { Act } from '../rules/actions.ts'
import { factsOf } from '../rules/cards/catalogue.ts'
import { hasEnhancement } from '../rules/in-play.ts'
import { driveKm } from '../rules/mars/gauges.ts'
import { roverFailsOn } from '../rules/tiers.ts'
import type { Tier } from '../rules/vocabulary.ts'
import { GOAL } from '../rules/vocabulary.ts'
import { actionsOf, bestOf, effectKind, type Outlook, type Tactic } from './outlook.ts'
import { type Base, baseOf, marsTurns } from './race.ts'
import { weights } from './weights.ts'

const PIPS = 6

/** Deploys what the base lacks most. */
export const deploy: Tactic = (o) => {
  if (o.me.level !== 3) return undefined
  const base = baseOf(o.me)
  return bestOf(actionsOf(o, 'placeComponent'), (place) => deployValue(o, base, place))
}

function deployValue(o: Outlook, base: Base, { card }: Act<'placeComponent'>): number {
  const better = withEquipment(o, base, card)
  return better === undefined ? 0 : marsTurns(base) - marsTurns(better) + spareWorth(base, better)
}

/** Something to fall back on when others interfere. */
function spareWorth(base: Base, better: Base): number {
  if (better.signal > base.signal) return weights.spareSignal
  if (better.drive > base.drive) return weights.spareRover
  return base.power < GOAL.power ? weights.spareGenerator : 0
}

/** The base with one more thing in it. */
export function withEquipment({ me }: Outlook, base: Base, card: Act<'placeComponent'>['card']): Base | undefined {
  const { effect } = factsOf(card)
  if (effect.kind === 'generator') return { ...base, output: base.output + effect.percent }
  if (effect.kind === 'rover') return { ...base, drive: base.drive + driveOf(me, card, effect.tier) }
  if (effect.kind !== 'communication') return undefined
  const amplified = hasEnhancement(me, 'signal-amplifier') ? 1 : 0
  return { ...base, signal: base.signal + effect.signal + amplified }
}

const driveOf = (me: Outlook['me'], card: Act<'placeComponent'>['card'], tier: Tier): number =>
  driveKm(me, { card, tier, broken: false }) * (1 - roverFailsOn(tier) / PIPS)

/** Own rovers are repaired while km are missing, and power surges while power is. */
export const maintain: Tactic = (o) => {
  const { me } = o
  if (me.level !== 3) return undefined
  return bestOf(actionsOf(o, 'playAbility'), ({ card, target, place }) => {
    const kind = effectKind(card)
    if (kind === 'surge') return me.power < GOAL.power ? 1 : 0
    if (kind === 'tierUp') return 1
    const rover = kind === 'repair' && target === me.seat ? me.rovers[place ?? -1] : undefined
    return rover === undefined || me.km >= GOAL.km ? 0 : 1 + rover.tier
  })
}

/** BR-17.3: a Signal Booster only for the check that wins. */
export const boost: Tactic = (o) => {
  const boosters = actionsOf(o, 'playAbility').filter(({ card }) => effectKind(card) === 'boostSignal')
  const [first] = boosters
  return first !== undefined && boostWins(o) ? first : undefined
}

function boostWins({ me, hand, view: { options } }: Outlook): boolean {
  const { figures, power, km } = me
  const held = hand.filter((card) => effectKind(card) === 'boostSignal').length
  if (figures.signal >= GOAL.signal || figures.signal + held < GOAL.signal) return false
  if (options.victoryCheck === 'holdRound' && !me.holding && held < 2) return false
  return power + figures.production >= GOAL.power && km + figures.drive >= GOAL.km
}
