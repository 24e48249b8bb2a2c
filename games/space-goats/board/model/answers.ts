import type { Seat } from '@starboard/kernel'
import type { Action } from '../../rules/actions.ts'
import type { View } from '../../rules/view.ts'
import { shipIn } from './choosing.ts'
import { clockShip } from './consequence.ts'
import { hitIn } from './preview.ts'
import type { Situation } from './reasons.ts'

/** What this seat has answered in a window that is still open; it may be replaced until the window closes. */
export function givenAnswer({ agenda }: Pick<View, 'agenda'>, seat: Seat): Action | null {
  const step = agenda.steps.at(-1)
  return step !== undefined && 'window' in step ? (step.window.answers[seat] ?? null) : null
}

/** Section 5: what the clock would answer is picked to begin with, so that Enter takes it. */
export function presetAnswer({ view, catalogue, player, legal }: Situation): Action | null {
  const letThrough = legal.find((action) => action.kind === 'defend' && action.let === true)
  if (letThrough !== undefined) return letThrough
  const does = hitIn(view)
  if (does === null) return null
  const allowed = player.fleet.filter(({ id }) => legal.some((action) => shipIn(action) === id))
  const ship = clockShip(catalogue, allowed, does)
  return legal.find((action) => shipIn(action) === ship) ?? null
}
