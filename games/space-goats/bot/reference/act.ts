import { bug } from '@starboard/kernel'
import type { Action } from '../../rules/actions.ts'
import type { CardId } from '../../rules/cards.ts'
import type { Effect } from '../../rules/effects.ts'
import { checkSupply } from '../../rules/fleet.ts'
import { isFree } from '../../rules/player.ts'
import { bestBuy } from './buy.ts'
import type { Glance } from './glance.ts'
import { rocketScore, targetOf } from './rocket.ts'
import { shieldScore } from './shield.ts'
import { specialScore } from './special.ts'

/** On a tie a rocket goes before a special, and that before a shield; all of them before a purchase. */
const ORDER = { rocket: 0, special: 1, shield: 2, currency: 3, debris: 3 } as const

/** Section 11.2: the highest score acts; cards in hand count only above 0, the best purchase always. */
export function act(g: Glance): Action {
  const { hand, effects } = g
  let score = 0
  let place = -1
  let best: Effect | undefined
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index] ?? bug('Every card does something.')
    const own = scoreInHand(g, effect)
    if (own < score || own <= 0 || (best !== undefined && own === score && !isBefore(effect, best))) continue
    best = effect
    score = own
    place = index
  }
  const slot = bestBuy(g, best === undefined ? Number.NEGATIVE_INFINITY : score)
  if (slot >= 0) return { kind: 'buy', slot }
  return best === undefined ? { kind: 'pass' } : playCard(g, hand[place] ?? '', best)
}

/** At equal scores: by kind, then by value, then in hand order. */
const isBefore = (effect: Effect, best: Effect): boolean =>
  ORDER[effect.kind] < ORDER[best.kind] || (effect.kind === best.kind && effect.value > best.value)

function scoreInHand(g: Glance, effect: Effect): number {
  if (effect.kind === 'rocket') return rocketScore(g, effect)
  if (effect.kind === 'shield') return effect.strength === 0 ? 0 : shieldScore(g, effect)
  if (effect.kind !== 'special') return 0
  return effect.does === 'shuttle' && checkSupply(g.view) !== null ? 0 : specialScore(g, effect)
}

function playCard(g: Glance, card: CardId, effect: Effect): Action {
  if (effect.kind === 'shield') return assign(g, card)
  if (effect.kind === 'special') return { kind: 'special', card }
  return effect.kind === 'rocket' && effect.at !== 'all'
    ? { kind: 'rocket', card, target: targetOf(g, effect.does) }
    : { kind: 'rocket', card }
}

/** SG-8.10: the engine view finds the ship by itself. */
function assign({ view, me }: Glance, card: CardId): Action {
  const ship = view.options.autoChoices ? undefined : me.fleet.find(isFree)
  return ship === undefined ? { kind: 'shield', card } : { kind: 'shield', card, ship: ship.id }
}
