import type { Act } from '../rules/actions.ts'
import { type CardId, factsOf } from '../rules/cards/catalogue.ts'
import { FULL } from '../rules/vocabulary.ts'
import { speedOf } from './flight.ts'
import { actionsOf, bestOf, leaderOf, type Outlook, type Tactic } from './outlook.ts'
import { weights } from './weights.ts'

/** Fuel for the rest of the way, and a little to spare. */
export const refuel: Tactic = (o) => {
  if (o.me.level !== 2 || o.me.spaceFuel >= wantedFuel(o) || brakes(o)) return undefined
  const fuels = [...actionsOf(o, 'refuel'), ...actionsOf(o, 'playAbility')]
  return bestOf(fuels, ({ card }) => fuelValue(o, card))
}

function wantedFuel({ me, hull, track: { options } }: Outlook): number {
  if (me.distance === 0) return 0
  const turns = Math.ceil(me.distance / speedOf(hull, options))
  return Math.min(FULL, Math.max(1, turns * options.fuelBurn) + weights.spareFuel)
}

/** As much as possible, but nothing over the brim. */
function fuelValue({ me }: Outlook, card: CardId): number {
  const { effect } = factsOf(card)
  const percent = effect.kind === 'tank' || effect.kind === 'fuel' ? effect.percent : 0
  const wasted = Math.max(0, me.spaceFuel + percent - FULL)
  return percent - 2 * wasted
}

/** Every movement card at once, the one without price first. */
export const fly: Tactic = (o) => {
  const { me } = o
  if (me.level !== 2 || me.distance === 0 || brakes(o)) return undefined
  return bestOf(actionsOf(o, 'playAbility'), (action) => flightValue(o, action))
}

function flightValue({ me }: Outlook, { card }: Act<'playAbility'>): number {
  const { effect } = factsOf(card)
  if (effect.kind === 'mine') return weights.mineFirst
  if (effect.kind !== 'fly') return 0
  // What the cruise does anyway need not be flown by card.
  if (me.figures.cruise >= me.distance) return 0
  const leftAfter = me.spaceFuel - effect.costs
  return effect.costs > 0 && leftAfter <= 0 && effect.km < me.distance ? 0 : effect.km
}

/**
 * Stops short of Mars where a landing is too likely to fail and there is time to wait for landing cards:
 * a rocket without fuel stays where it is.
 */
function brakes(o: Outlook): boolean {
  const { bestLanding } = o.me.figures
  if (bestLanding === null || o.view.options.crash === 'restart') return false
  if (bestLanding.ways >= weights.brakeBelow * bestLanding.of) return false
  const leader = leaderOf(o)
  return leader === undefined || o.turnsOf(leader) - o.turnsOf(o.me) > weights.brakeLead
}
