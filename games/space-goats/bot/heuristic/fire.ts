import type { Seat } from '@starboard/kernel'
import type { CardId } from '../../rules/cards.ts'
import { effectOf } from '../../rules/catalogue.ts'
import { EFFECTS, type Hit, type RocketEffect } from '../../rules/effects.ts'
import { stopsPiercing } from '../../rules/priorities.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { blockChance } from './odds.ts'
import type { Option } from './option.ts'
import { hitPoints, type Outlook } from './outlook.ts'
import { peaceGain } from './peace.ts'
import { atStage } from './stage.ts'
import { worthOfEffect } from './worth.ts'

/** All that can be done with a rocket in hand, if it does anything. */
export function shots(o: Outlook, card: CardId, effect: RocketEffect): readonly Option[] {
  const price = drawback(o, effect)
  return aims(o, card, effect).flatMap(({ action, gain }) => (gain > 0 ? [{ action, gain: gain - price }] : []))
}

const aims = (o: Outlook, card: CardId, effect: RocketEffect): readonly Option[] =>
  effect.at === 'all'
    ? [
        {
          action: { kind: 'rocket', card },
          gain: o.rivals.reduce((sum, rival) => sum + rocketGain(o, rival, effect), 0),
        },
      ]
    : o.rivals.map((rival) => ({
        action: { kind: 'rocket', card, target: rival.seat },
        gain: rocketGain(o, rival, effect),
      }))

/** SG-4.2: the best target for one more hit. */
export function nextTarget(o: Outlook, card: CardId): Seat | undefined {
  const effect = effectOf(o.catalogue, card)
  if (effect.kind !== 'rocket') return undefined
  const single: RocketEffect = { ...effect, hits: 1 }
  let best: SeenPlayer | undefined
  for (const rival of o.rivals)
    if (best === undefined || rocketGain(o, rival, single) > rocketGain(o, best, single)) best = rival
  return best?.seat
}

function rocketGain(o: Outlook, rival: SeenPlayer, { does, hits }: RocketEffect): number {
  if (does === 'jam') return rival.skipsNext ? 0 : hitWorth(o, rival) * atStage(o, o.weights.turn)
  if (does === 'emp') return hitWorth(o, rival) * shieldPoints(rival)
  return hitGain(o, rival, { does, hits })
}

/** Against reactive cards a hit costs the rival that card instead. */
function hitGain(o: Outlook, rival: SeenPlayer, { does, hits }: { does: Hit; hits: number }): number {
  if (does === 'weak' && rival.fleet.some(({ shield }) => shield !== null)) return 0
  const blocked = blockChance(o, rival)
  const damage = Math.min(hits, pointsAgainst(o, rival, does))
  const worn = damage - blocked * (1 - worthOfEffect(o, BLOCK))
  return hitWorth(o, rival) * worn + (1 - blocked) * lossGain(o, rival, { does, hits })
}

/** What it gains that a ship is lost, or the last one. */
function lossGain(o: Outlook, rival: SeenPlayer, { does, hits }: { does: Hit; hits: number }): number {
  if (pointsAgainst(o, rival, does) <= hits) return o.weights.elimination
  return coverAgainst(o, rival, does) < hits ? peaceGain(o) : 0
}

const BLOCK = EFFECTS.reactive_block_1_rocket

/** Whoever leads is everybody's problem and mine; with two there is nobody else. */
function hitWorth(o: Outlook, rival: SeenPlayer): number {
  if (o.isDuel) return 1
  const leading = atStage(o, o.weights.leaderHit)
  return rival === o.leader ? leading : (1 - leading) / (o.rivals.length - 1)
}

/** How many hits of this kind sink the fleet. */
function pointsAgainst(o: Outlook, rival: SeenPlayer, does: Hit): number {
  const points = hitPoints(rival)
  return does === 'piercing' ? points - shieldPoints(rival) + phasePoints(o, rival) : points
}

/** How many hits can be taken without losing a ship. */
function coverAgainst(o: Outlook, rival: SeenPlayer, does: Hit): number {
  const suits = rival.fleet.filter(({ suited }) => suited).length
  return suits + (does === 'piercing' ? phasePoints(o, rival) : shieldPoints(rival))
}

const shieldPoints = ({ fleet }: SeenPlayer): number =>
  fleet.reduce((sum, { shield }) => sum + (shield?.strength ?? 0), 0)

const phasePoints = ({ catalogue }: Outlook, { fleet }: SeenPlayer): number =>
  fleet.reduce(
    (sum, { shield }) => sum + (shield !== null && stopsPiercing(catalogue, shield.card) ? shield.strength : 0),
    0,
  )

/** SG-4.15–4.17 */
function drawback(o: Outlook, { drawback: kind }: RocketEffect): number {
  if (kind === 'skip') return atStage(o, o.weights.turn)
  if (kind === 'bank') return o.me.bank.length > 0 ? o.weights.inHand : 0
  return kind === 'discard' && o.hand.length > 1 ? o.weights.inHand : 0
}
