import { type Card, factsOf } from '../rules/cards.ts'
import { type Outlook, playOf, type Tactic } from './outlook.ts'
import { isHidden } from './target.ts'
import { canRaise, worthOf } from './worth.ts'

/** Prestige first, so that every later card pays; then what lasts; then cash. */
const AT_ONCE: readonly Card[] = [
  'program-prestige',
  'warhead-upgrade',
  'guidance-system-upgrade',
  'increase-income',
  'rocket-salvage',
  'flight-adjustment',
  'emergency-funding',
  'international-grant',
  'funding-pressure',
]

export const playBonus: Tactic = (o) => {
  for (const card of AT_ONCE) if (o.playable.includes(card) && isTimely(o, card)) return playOf(o, card)
  return undefined
}

/** Funding Pressure is held until it pays most, unless there may be no later turn. */
function isTimely(o: Outlook, card: Card): boolean {
  if (factsOf(card).effect.kind === 'raise') return canRaise(o, card)
  const { weights, view } = o
  const { distance, options } = view
  return card !== 'funding-pressure' || distance < options.fundingSteps.near || o.again < weights.fundingIfAgain
}

/** Donations count rockets: best with full pads, and after building. */
export const collectDonations: Tactic = (o) => {
  if (!o.playable.includes('public-donation-drive')) return undefined
  const enough = o.view.built ? o.me.slots - 1 : o.me.slots
  return o.me.rockets.length >= enough ? playOf(o, 'public-donation-drive') : undefined
}

/** A look at the active segment before shooting at it, or at the comet's next step when it may be the last. */
export const analyseComet: Tactic = (o) => {
  if (!o.playable.includes('comet-analysis')) return undefined
  if (isHidden(o.view) && o.ready.length > 0) return playOf(o, 'comet-analysis', { choice: 'strength' })
  const isOpen = o.view.movement.next === undefined && o.again > 0 && o.again < 1
  return isOpen ? playOf(o, 'comet-analysis', { choice: 'movement' }) : undefined
}

/** With prestige even a card without use pays. */
export const cashIn: Tactic = (o) => {
  for (const card of o.playable) {
    const action = worthOf(o, card) < o.me.prestigeBonus ? playOf(o, card) : undefined
    if (action !== undefined) return action
  }
  return undefined
}
