import type { Action } from '../vocabulary.ts'
import { delay, type Hindrance, hindrance, postpone } from './board.ts'
import type { Flight } from './flight.ts'
import { enter } from './move.ts'
import { nothing } from './nothing.ts'
import type { Use } from './play.ts'
import type { CrewState } from './state.ts'

/** Where the interceptors stand. */
const HANGAR = 'red-upper'

/** SA-5.22: the crew member flies out and attacks in this turn. */
export function launchInterceptors(flight: Flight, crew: CrewState, { action }: Use): null {
  if (crew.squad !== 'active') return nothing(flight, crew, action, 'no-squad')
  if (flight.state.crew.some(({ at }) => at === 'space')) return nothing(flight, crew, action, 'no-interceptors')
  crew.at = 'space'
  flight.tell?.({ kind: 'interceptorsLaunched', crew: crew.place })
  return attack(flight, crew, action)
}

/** SA-5.27: at most one attack a turn. */
function attack(flight: Flight, crew: CrewState, action: Action): null {
  if (flight.state.sortie !== null) return nothing(flight, crew, action, 'no-second-attack')
  const isHeroic = action === 'hero-bots'
  flight.state.sortie = { pilot: crew.place, isHeroic }
  flight.tell?.({ kind: 'interceptorsAttacked', crew: crew.place, isHeroic })
  return null
}

/** SA-5.23: battlebots attack again; with any other card the pilot comes home, and the card waits a turn. */
export function flyCard(flight: Flight, crew: CrewState, action: Action): null {
  if (isBots(action)) return attack(flight, crew, action)
  land(flight, crew)
  delay(flight, crew, flight.state.turn, LANDING)
  return null
}

/** SA-11.6: battlebots add nothing to the attack; any other card brings the pilot home and is played a turn later. */
export function flySecondCard(flight: Flight, crew: CrewState, action: Action): void {
  flight.tell?.({ kind: 'cardPlayed', crew: crew.place, action, part: 2, at: 'space' })
  if (isBots(action)) return void nothing(flight, crew, action, 'no-second-attack')
  land(flight, crew)
  postpone(flight, crew, action, LANDING)
}

const isBots = (action: Action): boolean => action === 'bots' || action === 'hero-bots'

const LANDING: Hindrance = hindrance('landing')

/** SA-5.23, SA-3.11: back in the hangar, which is a station that one enters (SA-4.15). */
export function land(flight: Flight, crew: CrewState): void {
  flight.tell?.({ kind: 'interceptorsReturned', crew: crew.place })
  enter(flight, crew, { to: HANGAR, by: 'landing' })
}
