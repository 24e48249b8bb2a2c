import type { Act } from '../rules/actions.ts'
import { type CardId, factsOf } from '../rules/cards/catalogue.ts'
import { FULL } from '../rules/vocabulary.ts'
import { speedOf } from './flight.ts'
import { reachesMars, waitsToLand } from './orbit.ts'
import { actionsOf, bestOf, type Outlook, type Tactic } from './outlook.ts'
import { weights } from './weights.ts'

/** Fuel for the rest of the way, and a little to spare. */
export const refuel: Tactic = (o) => {
  if (o.me.level !== 2 || o.me.spaceFuel >= wantedFuel(o)) return undefined
  const fuels = [...actionsOf(o, 'refuel'), ...actionsOf(o, 'playAbility')]
  const stops = waitsToLand(o)
  return bestOf(fuels, ({ card }) => {
    const fuel = o.me.spaceFuel + fuelIn(card)
    return stops && reachesMars(o, { fuel, km: 0 }) ? 0 : fuelValue(o, card)
  })
}

function wantedFuel({ me, hull, track: { options } }: Outlook): number {
  if (me.distance === 0) return 0
  const turns = Math.ceil(me.distance / speedOf(hull, options))
  return Math.min(FULL, Math.max(1, turns * options.fuelBurn) + weights.spareFuel)
}

function fuelIn(card: CardId): number {
  const { effect } = factsOf(card)
  return effect.kind === 'tank' || effect.kind === 'fuel' ? effect.percent : 0
}

/** As much as possible, but nothing over the brim. */
function fuelValue({ me }: Outlook, card: CardId): number {
  const percent = fuelIn(card)
  const wasted = Math.max(0, me.spaceFuel + percent - FULL)
  return percent - 2 * wasted
}

/** Every movement card at once, the one without price first. */
export const fly: Tactic = (o) => {
  const { me } = o
  if (me.level !== 2 || me.distance === 0) return undefined
  const stops = waitsToLand(o)
  return bestOf(actionsOf(o, 'playAbility'), (action) =>
    stops && reachesMars(o, flightOf(o, action)) ? 0 : flightValue(o, action),
  )
}

const PIPS = 6

/** What a movement card brings at most, and the fuel after it. */
function flightOf({ me: { spaceFuel } }: Outlook, { card }: Act<'playAbility'>): { fuel: number; km: number } {
  const { effect } = factsOf(card)
  if (effect.kind === 'mine') return { fuel: spaceFuel + effect.percent, km: PIPS * effect.dice }
  return effect.kind === 'fly' ? { fuel: spaceFuel - effect.costs, km: effect.km } : { fuel: spaceFuel, km: 0 }
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
