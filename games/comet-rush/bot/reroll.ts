import type { Action } from '../rules/actions.ts'
import { targetOf } from './comet.ts'
import type { Outlook } from './outlook.ts'
import { readyRockets } from './aim.ts'
import { weights } from './weights.ts'

/** A token is for a last hit, for one that makes the last hit possible this turn, or for the end of the game. */
export function spendToken(o: Outlook): Action | undefined {
  const use = isWorthIt(o)
  return o.legal.find((action) => action.kind === 'reroll' && action.use === use)
}

function isWorthIt(o: Outlook): boolean {
  const step = o.view.agenda.steps.at(-1)
  if (step?.kind !== 'reroll') return false
  if (o.me.tokens > 1 || o.turns < weights.tokenBefore) return true
  let power = step.launch.power
  for (const rocket of readyRockets(o)) power += rocket.power
  return targetOf(o.view).healths.every((health) => health <= power)
}
