import type { Outlook, Tactic } from './outlook.ts'
import { targetOf } from './target.ts'

/** A token is for a last hit, for a hit that makes the last one possible this turn, or for the end of the game. */
export const spendToken: Tactic = (o) => {
  const use = isWorthAToken(o)
  return o.legal.find((action) => action.kind === 'reroll' && action.use === use)
}

function isWorthAToken({ view, me, ready, turns, weights }: Outlook): boolean {
  const step = view.agenda.steps.at(-1)
  if (step?.kind !== 'reroll') return false
  if (me.tokens > 1 || turns < weights.tokenBefore) return true
  const power = ready.reduce((sum, rocket) => sum + rocket.power, step.launch.power)
  return targetOf(view).healths.every((health) => health <= power)
}
