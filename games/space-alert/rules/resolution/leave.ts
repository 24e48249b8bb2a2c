import type { CrewPlace } from '../happening.ts'
import type { Flight, FlyingThreat } from './flight.ts'
import { crewIn, knockOut } from './knock-out.ts'

/** SA-6.2, SA-4.16: a destroyed or repaired threat is gone at once. */
export function destroyThreat(flight: Flight, threat: FlyingThreat, by: readonly CrewPlace[]): void {
  const { state, card } = threat
  state.status = 'destroyed'
  state.space = 0
  state.tokens.length = 0
  flight.tell?.({ kind: 'threatDestroyed', threat: state.place, points: card.points.destroyed, by })
  if (card.kind === 'internal' && card.traits.onDestroyed !== undefined)
    LAST_BLOW[card.traits.onDestroyed](flight, threat, by)
}

type LastBlow = (flight: Flight, threat: FlyingThreat, by: readonly CrewPlace[]) => void

const LAST_BLOW: Readonly<Record<'ko-lower-lateral' | 'ko-attacker', LastBlow>> = {
  /** The Overheated Reactor, the moment it is repaired. */
  'ko-lower-lateral'(flight, threat) {
    for (const crew of flight.state.crew)
      if (crew.at === 'red-lower' || crew.at === 'blue-lower') knockOut(flight, crew, threat)
  },
  /** The Seeker takes its attacker along. */
  'ko-attacker'(flight, threat, by) {
    for (const crew of crewIn(flight, by)) knockOut(flight, crew, threat)
  },
}

/** SA-3.8, SA-7.8: it leaves the trajectory; of intruders only the tokens of Slime and Contamination stay aboard. */
export function surviveThreat(flight: Flight, threat: FlyingThreat): void {
  const { state, card } = threat
  state.status = 'survived'
  state.space = 0
  if (card.kind === 'internal' && card.subkind === 'intruder' && !card.traits.slime && !card.traits.tokenPerStation)
    state.tokens.length = 0
  flight.tell?.({ kind: 'threatSurvived', threat: state.place, points: card.points.survived })
}
