import type { CrewMoved } from '../happening.ts'
import { SPOT, stationBeside } from '../ship/stations.ts'
import type { Station } from '../vocabulary.ts'
import { type Hindrance, hindrance } from './board.ts'
import { type Flight, zoneState } from './flight.ts'
import { knockOut } from './knock-out.ts'
import { nothing } from './nothing.ts'
import type { CrewState } from './state.ts'

/** SA-4.1 */
export function walk(flight: Flight, crew: CrewState, from: Station, toward: 'red' | 'blue'): Hindrance | null {
  const to = stationBeside(flight.ship, from, toward)
  return to === undefined ? nothing(flight, crew, toward, 'ship-ends') : enter(flight, crew, { to, by: 'door' })
}

/** SA-4.2, SA-4.3: the first rider of a turn is free, if the gravolift is whole. */
export function ride(flight: Flight, crew: CrewState, from: Station): Hindrance | null {
  const { zone, otherDeck } = SPOT[from]
  const { liftsUsed } = flight.state
  const hasWaited = liftsUsed.includes(zone) || zoneState(flight, zone).tiles.includes('lift')
  liftsUsed.push(zone)
  const slowed = enter(flight, crew, { to: otherDeck, by: 'lift', hasWaited })
  return hasWaited ? hindrance('lift') : slowed
}

/** SA-4.4, SA-4.15 */
export function go(flight: Flight, crew: CrewState, to: Station): Hindrance | null {
  return crew.at === to ? nothing(flight, crew, `go:${to}`, 'already-there') : enter(flight, crew, { to, by: 'heroic' })
}

interface Way {
  readonly to: Station
  readonly by: CrewMoved['by']
  readonly hasWaited?: boolean
}

/** SA-4.15, SA-7.6: coming into a station, from another one or from space. */
export function enter(flight: Flight, crew: CrewState, { to, by, hasWaited = false }: Way): Hindrance | null {
  const from = crew.at
  crew.at = to
  flight.tell?.({ kind: 'crewMoved', crew: crew.place, from, to, by, hasWaited })
  let slowed: Hindrance | null = null
  for (const threat of flight.internals) {
    if (!threat.state.tokens.some(({ at }) => at === to)) continue
    if (threat.state.flags.includes('lethal')) knockOut(flight, crew, threat)
    if (threat.card.traits.slime) slowed ??= hindrance('slime', threat.state.place)
  }
  return slowed
}
