import type { CrewPlace } from '../happening.ts'
import type { Flight, FlyingThreat } from './flight.ts'
import type { CrewState } from './state.ts'

/** SA-4.8, SA-8.7: out for the rest of the mission, and the squad with its leader. */
export function knockOut(flight: Flight, crew: CrewState, threat: FlyingThreat): void {
  if (crew.isKnockedOut) return
  crew.isKnockedOut = true
  flight.tell?.({ kind: 'crewKnockedOut', crew: crew.place, threat: threat.state.place })
  if (crew.squad === 'active') disableSquad(flight, crew, threat)
}

export function disableSquad(flight: Flight, crew: CrewState, threat: FlyingThreat): void {
  crew.squad = 'disabled'
  flight.tell?.({ kind: 'squadDisabled', crew: crew.place, threat: threat.state.place, at: crew.at })
}

export const crewIn = ({ state }: Flight, places: readonly CrewPlace[]): readonly CrewState[] =>
  state.crew.filter(({ place }) => places.includes(place))
