import { bug } from '@starboard/kernel'
import type { Defend, Wreck } from '../../rules/actions.ts'
import { effectOf } from '../../rules/catalogue.ts'
import type { Hit } from '../../rules/effects.ts'
import { isReactive } from '../../rules/player.ts'
import { allowedShips, isStoppedBy } from '../../rules/priorities.ts'
import type { Attack, Ship } from '../../rules/state.ts'
import { hitPoints, type Outlook } from './outlook.ts'
import { peaceGain } from './peace.ts'
import { leastWorth, worthOf } from './worth.ts'

/** Blocks if that saves more than the card is worth later; else the ship whose harm costs least takes the hit. */
export function defend(o: Outlook, attack: Attack): Defend {
  const block = leastWorth(
    o,
    o.hand.filter((card) => isReactive(o.catalogue, card)),
  )
  if (attack.does === 'emp') return block === undefined ? { kind: 'defend', let: true } : againstEmp(o, block)
  const { ship, loss } = cheapest(o, allowedShips(o.me.fleet, attack), { does: attack.does, isWreckage: false })
  if (block !== undefined && loss > keeping(o, block)) return { kind: 'defend', card: block }
  return { kind: 'defend', ship: ship.id }
}

const keeping = (o: Outlook, block: string): number => o.weights.keepBlock * worthOf(o, block)

function againstEmp(o: Outlook, block: string): Defend {
  const strength = o.me.fleet.reduce((sum, { shield }) => sum + (shield?.strength ?? 0), 0)
  return strength * o.weights.shield > keeping(o, block)
    ? { kind: 'defend', card: block }
    : { kind: 'defend', let: true }
}

/** SG-7.3: what is lost to wreckage counts for no round. */
export const sufferWreckage = (o: Outlook): Wreck => ({
  kind: 'wreckage',
  ship: cheapest(o, o.me.fleet, { does: 'normal', isWreckage: true }).ship.id,
})

interface Blow {
  readonly does: Hit
  readonly isWreckage: boolean
}

function cheapest(o: Outlook, ships: readonly Ship[], blow: Blow): { readonly ship: Ship; readonly loss: number } {
  const [first, ...others] = ships.map((ship) => ({ ship, loss: lossOf(o, ship, blow) }))
  if (first === undefined) return bug('There is no ship to be hit.')
  return others.reduce((best, other) => (other.loss < best.loss ? other : best), first)
}

/** SG-4.7–4.13: what this hit on this ship would cost. */
function lossOf(o: Outlook, { suited, shield }: Ship, { does, isWreckage }: Blow): number {
  const { weights, me } = o
  if (shield !== null && isStoppedBy(o.catalogue, shield.card, does))
    return does === 'weak' ? 0 : weights.shield + phaseLoss(o, shield.card) + coverLoss(o)
  if (suited) return weights.suit + coverLoss(o)
  if (me.fleet.length === 1) return me.lastStand ? weights.ship : weights.survival
  const under = shield === null ? 0 : weights.shield * shield.strength
  return weights.ship + under - (isWreckage ? 0 : peaceGain(o))
}

function phaseLoss({ catalogue, weights }: Outlook, card: string): number {
  const effect = effectOf(catalogue, card)
  return effect.kind === 'shield' && effect.stopsPiercing === true ? weights.phase : 0
}

/** The last thing that spares a ship. */
function coverLoss({ me, weights }: Outlook): number {
  const cover = hitPoints({ ...me, lastStand: false }) - me.fleet.length
  return cover === 1 ? weights.lastCover : 0
}
