import type { Action } from '../rules/actions.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'
import { worthOf } from './worth.ts'

/** Counters if every other card in hand is too good to be lost. */
export function answerPressure(o: Outlook): Action | undefined {
  const counter = leastLoss(o) >= weights.counterWorth
  return o.legal.find((action) => action.kind === 'respondPressure' && action.counter === counter)
}

function leastLoss(o: Outlook): number {
  const others = o.hand.filter((card) => card !== 'diplomatic-pressure')
  return others.length === 0 ? 0 : Math.min(...others.map((card) => worthOf(o, card)))
}
