import { dustDamage } from './attack/barrage.ts'
import { isDefencePart } from './attack/defence.ts'
import { unreachedBy } from './attack/reach.ts'
import { type Card, factsOf } from './cards/catalogue.ts'
import type { SabotageEffect } from './effects.ts'
import { atLeast, sumWays } from './odds.ts'
import type { Options } from './options.ts'
import { playsAt } from './player.ts'
import { partStrength } from './rocket.ts'
import type { AttackOdds, Odds, SeenPlayer } from './view.ts'
import { CROSS_LEVEL, slotOf } from './vocabulary.ts'

const PIPS = 6
const CHECK: Odds = atLeast(2, CROSS_LEVEL)

interface Attacker {
  readonly options: Options
  readonly by: SeenPlayer
  readonly players: readonly SeenPlayer[]
}

/** Every hostile card of the hand on everybody in reach, by public facts. */
export function attacksOf({ options, by, players }: Attacker): readonly AttackOdds[] {
  const cards = [...new Set(by.hand ?? [])].flatMap((card) => (card === null ? [] : [factsOf(card)]))
  const hostile = cards.filter((card) => card.reaches > 0 && playsAt(options, card, by.level))
  return hostile.flatMap((card) =>
    players
      .filter((target) => unreachedBy(options, by, target, card) === null)
      .map((target) => attackOn({ options, by, players }, card, target)),
  )
}

function attackOn({ options, by }: Attacker, card: Card, target: SeenPlayer): AttackOdds {
  const damage = damageOf(options, card, target)
  return {
    card: card.id,
    target: target.seat,
    check: target.level > by.level ? CHECK : null,
    damage: damage.map(({ amount, ways, of }) => ({ amount, odds: { ways, of } })),
    ruin: ruinOf(damage, target),
  }
}

interface Share extends Odds {
  readonly amount: number
}

function damageOf(options: Options, { effect }: Card, target: SeenPlayer): readonly Share[] {
  if (effect.kind === 'barrage') return barrage(options, effect, target)
  if (effect.kind !== 'spaceDust' || target.rocket === undefined) return []
  const { rocket } = target
  return gathered(
    [1, 2, 3, 4, 5, 6].map((die) => ({ amount: dustDamage({ rocket }, die), ways: 1 })),
    PIPS,
  )
}

type Barrage = Extract<SabotageEffect, { kind: 'barrage' }>

function barrage(options: Options, effect: Barrage, target: SeenPlayer): readonly Share[] {
  const dice = isDefencePart(target, effect.defence) ? 1 : effect.dice
  const hull = fuselageOf(target)
  const against = effect.against === 'fuselage' ? hull : target.level === 1 ? target.figures.strength : target.original
  const isCapped = effect.against === 'fuselage' && options.cosmicRays === 'capped'
  const shares = sumWays(dice).map((ways, sum) => {
    const excess = Math.max(0, sum - against)
    return { amount: isCapped ? Math.min(excess, hull) : excess, ways }
  })
  return gathered(
    shares.filter(({ ways }) => ways > 0),
    PIPS ** dice,
  )
}

function fuselageOf({ rocket }: SeenPlayer): number {
  const part = rocket?.[slotOf('fuselage')] ?? null
  return part === null ? 0 : partStrength(part)
}

/** Equal amounts together, smallest first. */
function gathered(shares: readonly { readonly amount: number; readonly ways: number }[], of: number): readonly Share[] {
  const ways = new Map<number, number>()
  for (const share of shares) ways.set(share.amount, (ways.get(share.amount) ?? 0) + share.ways)
  return [...ways].sort(([one], [other]) => one - other).map(([amount, count]) => ({ amount, ways: count, of }))
}

/** BR-8.5, 13.4 */
function ruinOf(damage: readonly Share[], target: SeenPlayer): Odds {
  const due = target.level === 1 ? target.figures.strength : target.original - target.damage
  const isRuin = ({ amount }: Share): boolean => amount > 0 && due > 0 && amount >= due
  return { ways: damage.reduce((sum, share) => (isRuin(share) ? sum + share.ways : sum), 0), of: damage[0]?.of ?? 1 }
}
