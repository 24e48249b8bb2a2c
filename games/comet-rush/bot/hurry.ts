import type { Action } from '../rules/actions.ts'
import type { Rocket } from '../rules/state.ts'
import { type Plan, planWith } from './aim.ts'
import { type Outlook, playOf } from './outlook.ts'
import { damageOf } from './salvo.ts'

export const canHurry = ({ playable }: Outlook): boolean =>
  playable.includes('streamlined-assembly') || playable.includes('mass-production')

/** A rocket is hurried to be launched now if that pays, or to be ready a turn sooner. */
export function hurryRockets(o: Outlook, plan: Plan): Action | undefined {
  if (!canHurry(o)) return undefined
  const building = o.me.rockets.filter(({ remaining }) => remaining > 0).sort((a, b) => damageOf(b) - damageOf(a))
  return hurryOne(o, plan, building) ?? hurryAll(o, plan, building)
}

function hurryOne(o: Outlook, plan: Plan, building: readonly Rocket[]): Action | undefined {
  if (!o.playable.includes('streamlined-assembly')) return undefined
  const soon = building.find(({ remaining }) => remaining === 1)
  if (soon !== undefined && gainOf(o, plan, [soon]) > o.weights.hurryGain)
    return playOf(o, 'streamlined-assembly', { rocket: soon.id })
  const later = building.find(({ remaining }) => remaining > 1)
  if (later === undefined || o.again < o.weights.hurryIfAgain) return undefined
  return playOf(o, 'streamlined-assembly', { rocket: later.id })
}

function hurryAll(o: Outlook, plan: Plan, building: readonly Rocket[]): Action | undefined {
  if (!o.playable.includes('mass-production')) return undefined
  const soon = building.filter(({ remaining }) => remaining === 1)
  const isLate = building.length > 1 && soon.length < building.length && o.again >= o.weights.hurryIfAgain
  return isLate || gainOf(o, plan, soon) > o.weights.hurryGain ? playOf(o, 'mass-production') : undefined
}

/** Points gained if these were ready now. */
function gainOf(o: Outlook, plan: Plan, soon: readonly Rocket[]): number {
  if (soon.length === 0) return 0
  const better = planWith(o, [...o.ready, ...soon])
  return better.rocket === undefined ? 0 : better.value - plan.value
}
