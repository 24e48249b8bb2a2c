import type { CrewPlace, Hit } from '../../happening.ts'
import type { ExternalThreat } from '../flight.ts'

/** What one damage step does: the hits on each threat, by its place in the mission, and what they took. */
export interface Volley {
  readonly hits: Hit[][]
  /** Hit points that shots took, for whoever strikes back (SA-6.7). */
  readonly shot: number[]
  /** All damage of the step, for whoever takes no more than so much (SA-6.6). */
  readonly taken: number[]
}

export const newVolley = (): Volley => ({ hits: [], shot: [], taken: [] })

export function addHit({ hits }: Volley, { state }: ExternalThreat, hit: Hit): void {
  const own = hits[state.place]
  if (own === undefined) hits[state.place] = [hit]
  else own.push(hit)
}

export const hitsOn = ({ hits }: Volley, { state }: ExternalThreat): readonly Hit[] | undefined => hits[state.place]

/** Who hit it, each once. */
export const shootersOf = (volley: Volley, threat: ExternalThreat): readonly CrewPlace[] => [
  ...new Set((hitsOn(volley, threat) ?? []).flatMap(({ by }) => by ?? [])),
]
