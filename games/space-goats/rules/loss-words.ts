import { type Catalogue, cardOf, catalogueOf } from './catalogue.ts'
import type { Hit } from './effects.ts'
import { isStoppedBy } from './priorities.ts'
import type { Ship } from './state.ts'
import type { SeenPlayer, View } from './view.ts'

/** SG-4.7–4.13: what a hit on this ship would cost: ": its suit is lost". Nothing where it is not known what hits it. */
export function lossText(view: View | undefined, ship: number): string {
  const hit = view === undefined ? null : hitNow(view)
  const owner = view?.players.find(({ fleet }) => fleet.some(({ id }) => id === ship))
  const found = owner?.fleet.find(({ id }) => id === ship)
  if (view === undefined || hit === null || owner === undefined || found === undefined) return ''
  return `: ${lossOf(catalogueOf(view.options), owner, found, hit)}`
}

function hitNow({ agenda }: View): Hit | null {
  const step = agenda.steps.at(-1)
  if (step?.kind === 'wreckage') return 'normal'
  return step?.kind === 'defend' && step.attack.does !== 'emp' ? step.attack.does : null
}

function lossOf(catalogue: Catalogue, { fleet, lastStand }: SeenPlayer, { shield, suited }: Ship, hit: Hit): string {
  if (shield !== null && isStoppedBy(catalogue, shield.card, hit)) {
    const { name } = cardOf(catalogue, shield.card)
    if (hit === 'weak') return `it bounces off ${name}, nothing is lost`
    return shield.strength > 1 ? `${name} holds, ${shield.strength - 1} left` : `${name} is lost`
  }
  if (suited) return 'its suit is lost'
  if (fleet.length > 1) return 'the ship is lost'
  return lastStand ? 'the last stand is spent, the ship survives' : 'your last ship is lost, and you are out'
}
