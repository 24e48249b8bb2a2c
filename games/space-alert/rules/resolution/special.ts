import type { SpecialSystem } from '../ship/ship.ts'
import { maintainComputer } from './computer.ts'
import type { Flight } from './flight.ts'
import { launchInterceptors } from './interceptors.ts'
import { nothing } from './nothing.ts'
import type { Use } from './play.ts'
import type { CrewState } from './state.ts'
import { confirm } from './visual.ts'

type Special = (flight: Flight, crew: CrewState, use: Use) => null

/** What C does at a station, beside cannons. */
export const SPECIAL: Readonly<Record<Extract<SpecialSystem, string>, Special>> = {
  interceptors: launchInterceptors,
  computer: maintainComputer,
  battlebots: callSquad,
  lookout: (flight, crew, { action }) => confirm(flight, crew, action),
  rockets: launchRocket,
}

/** SA-5.12 */
function launchRocket(flight: Flight, crew: CrewState, { action }: Use): null {
  const { state } = flight
  if (state.isRocketLaunched) return nothing(flight, crew, action, 'already-launched')
  if (state.rockets === 0) return nothing(flight, crew, action, 'no-rocket')
  state.rockets--
  state.isRocketLaunched = true
  flight.tell?.({ kind: 'rocketLaunched', crew: crew.place, left: state.rockets })
  return null
}

/** SA-5.19: take the squad that stands there, or wake one's own. */
function callSquad(flight: Flight, crew: CrewState, { at, action }: Use): null {
  if (crew.squad === 'active') return nothing(flight, crew, action, 'squad-active')
  if (crew.squad === 'disabled') {
    crew.squad = 'active'
    flight.tell?.({ kind: 'squadActivated', crew: crew.place })
    return null
  }
  const { squads } = flight.state
  const place = squads.findIndex((squad) => squad.at === at)
  const [squad] = place === -1 ? [] : squads.splice(place, 1)
  if (squad === undefined) return nothing(flight, crew, action, 'no-squad')
  crew.squad = squad.state
  flight.tell?.({ kind: 'squadTaken', crew: crew.place, at, isActive: squad.state === 'active' })
  return null
}
