import type { Action } from '../rules/actions.ts'
import type { Card } from '../rules/cards.ts'
import { type Plan, planWith, readyRockets } from './aim.ts'
import { countIn, type Outlook, playOf, playOnRocket, playWith, type Tactic } from './outlook.ts'
import { damageOf } from './salvo.ts'
import { weights } from './weights.ts'
import { worthOf } from './worth.ts'

/** Under pressure the least valuable card goes first, if there is another worth playing. */
export const shedPressure: Tactic = (o) => {
  if (!o.me.pressured || o.hand.length < 2) return undefined
  let least: Card | undefined
  for (const card of o.hand) if (least === undefined || worthOf(o, card) < worthOf(o, least)) least = card
  return least === undefined ? undefined : playOf(o, least)
}

/** Prestige first, so that every later card pays; then what lasts, then cash. */
export const playBonus: Tactic = (o) => {
  for (const card of AT_ONCE) if (o.hand.includes(card) && isUseful(o, card)) return playOf(o, card)
  return undefined
}

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

function isUseful(o: Outlook, card: Card): boolean {
  const { me, view, again } = o
  switch (card) {
    case 'program-prestige':
      return me.prestigeBonus < 3
    case 'warhead-upgrade':
      return me.powerCap < 8
    case 'guidance-system-upgrade':
      return me.accuracyCap < 5
    case 'increase-income':
      return me.incomeBonus < 3
    case 'rocket-salvage':
      return me.salvageBonus < 3
    case 'funding-pressure':
      return view.distance < view.options.fundingSteps.near || again < 0.6
    default:
      return true
  }
}

/** Donations count rockets: best with full pads. */
export const collectDonations: Tactic = (o) => {
  const { me, hand, view } = o
  if (!hand.includes('public-donation-drive')) return undefined
  const isFull = me.rockets.length >= (view.built ? 2 : me.slots)
  return isFull ? playOf(o, 'public-donation-drive') : undefined
}

/** A look at the active segment while it is hidden, or at the comet's step when it may be the last. */
export const analyseComet: Tactic = (o) => {
  if (!o.hand.includes('comet-analysis')) return undefined
  if (o.view.segment === null && o.view.segments.next === undefined && readyRockets(o).length > 0) return playWith(o, 'comet-analysis', 'strength')
  const isOpen = o.view.movement.next === undefined && o.again > 0 && o.again < 1
  return isOpen ? playWith(o, 'comet-analysis', 'movement') : undefined
}

/** A rocket is hurried to be launched now if that pays, else to be ready next turn. */
export function hurry(o: Outlook, now: Plan): Action | undefined {
  const building = o.me.rockets.filter(({ remaining }) => remaining > 0).sort((a, b) => damageOf(b) - damageOf(a))
  if (building.length === 0) return undefined
  const hasOne = o.hand.includes('streamlined-assembly')
  const hasAll = o.hand.includes('mass-production')
  if (!hasOne && !hasAll) return undefined
  const soon = building.filter(({ remaining }) => remaining === 1)
  const ready = readyRockets(o)
  const [first] = soon
  if (first !== undefined) {
    const plan = planWith(o, [...ready, ...(hasAll && !hasOne ? soon : [first])])
    const gain = plan.rocket === undefined ? 0 : plan.value - now.value
    if (gain > weights.hurryGain) return hasOne ? playOnRocket(o, 'streamlined-assembly', first.id) : playOf(o, 'mass-production')
  }
  const later = building.find(({ remaining }) => remaining > 1)
  if (later === undefined || o.again < 0.5) return undefined
  return hasOne ? playOnRocket(o, 'streamlined-assembly', later.id) : building.length > 1 ? playOf(o, 'mass-production') : undefined
}

/** With prestige even a card without use pays. */
export const cashIn: Tactic = (o) => {
  if (o.me.prestigeBonus === 0) return undefined
  for (const card of o.hand) if (worthOf(o, card) <= o.me.prestigeBonus) {
    const action: Action | undefined = playOf(o, card)
    if (action !== undefined) return action
  }
  return undefined
}
export { countIn }
