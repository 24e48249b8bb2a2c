import type { Who } from '../../threats/card.ts'
import { delay, hindrance } from '../board.ts'
import type { Flight, FlyingThreat } from '../flight.ts'
import { knockOut } from '../knock-out.ts'
import { crewMeant } from './words.ts'

export function knockOutCrew(flight: Flight, threat: FlyingThreat, { who }: { readonly who: Who }): void {
  for (const crew of crewMeant(flight, threat, who)) knockOut(flight, crew, threat)
}

/** SA-R48: the action of the very next turn. */
export function delayCrew(flight: Flight, threat: FlyingThreat, { who }: { readonly who: Who }): void {
  const why = hindrance('threat', threat.state.place)
  for (const crew of crewMeant(flight, threat, who)) delay(flight, crew, flight.state.turn + 1, why)
}
