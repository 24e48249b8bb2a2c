import type { Deck, HeroicMove, Station, Zone } from '../vocabulary.ts'
import type { Ship } from './ship.ts'

interface Spot {
  readonly zone: Zone
  readonly deck: Deck
  /** Where the gravolift leads. */
  readonly otherDeck: Station
}

export const SPOT: Readonly<Record<Station, Spot>> = {
  'red-upper': { zone: 'red', deck: 'upper', otherDeck: 'red-lower' },
  'white-upper': { zone: 'white', deck: 'upper', otherDeck: 'white-lower' },
  'blue-upper': { zone: 'blue', deck: 'upper', otherDeck: 'blue-lower' },
  'red-lower': { zone: 'red', deck: 'lower', otherDeck: 'red-upper' },
  'white-lower': { zone: 'white', deck: 'lower', otherDeck: 'white-upper' },
  'blue-lower': { zone: 'blue', deck: 'lower', otherDeck: 'blue-upper' },
}

const STATION_IN: Readonly<Record<Zone, Readonly<Record<Deck, Station>>>> = {
  red: { upper: 'red-upper', lower: 'red-lower' },
  white: { upper: 'white-upper', lower: 'white-lower' },
  blue: { upper: 'blue-upper', lower: 'blue-lower' },
}

/** SA-4.1: the next station on the same deck; none at the end of the ship. */
export function stationBeside(ship: Ship, station: Station, toward: 'red' | 'blue'): Station | undefined {
  const { zone, deck } = SPOT[station]
  const next = ship.zones[ship.zones.indexOf(zone) + (toward === 'red' ? -1 : 1)]
  return next && STATION_IN[next][deck]
}

/** SA-4.4: where a heroic card leads. */
export const DESTINATION: Readonly<Record<HeroicMove, Station>> = {
  'go:red-upper': 'red-upper',
  'go:white-upper': 'white-upper',
  'go:blue-upper': 'blue-upper',
  'go:red-lower': 'red-lower',
  'go:white-lower': 'white-lower',
  'go:blue-lower': 'blue-lower',
}
