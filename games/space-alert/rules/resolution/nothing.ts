import type { WhyNothing } from '../happening.ts'
import type { Action } from '../vocabulary.ts'
import type { Flight } from './flight.ts'
import type { CrewState } from './state.ts'

/** A card that has no effect; whoever watches is told why. */
export function nothing(flight: Flight, crew: CrewState, action: Action, why: WhyNothing): null {
  flight.tell?.({ kind: 'nothingDone', crew: crew.place, action, why })
  return null
}
