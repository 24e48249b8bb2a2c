import { type Chance, shuffled } from '@starboard/kernel'
import { tilesOf } from '../file/fault.ts'
import { SHIPS } from '../ship/ship.ts'
import { type ShipId, type Tile, TRAJECTORIES, type Track, type TrajectoryNumber, type Zone } from '../vocabulary.ts'

/** SA-1.4, SA-R21: a different one for each zone and for what is inside. */
export function drawTracks(ship: ShipId, luck: Chance): Partial<Record<Track, TrajectoryNumber>> {
  const numbers = shuffled(TRAJECTORIES, luck, 'trajectories')
  const tracks: Partial<Record<Track, TrajectoryNumber>> = {}
  for (const track of [...SHIPS[ship].zones, 'internal'] as const) {
    const number = numbers.shift()
    if (number !== undefined) tracks[track] = number
  }
  return tracks
}

/** SA-1.9: the tiles of each zone, from a stream of its own. */
export const shuffledPiles = (ship: ShipId, luck: Chance): Partial<Record<Zone, Tile[]>> =>
  byZone(ship, (zone) => shuffled(tilesOf({ ship }), luck, `tiles ${zone}`))

export function byZone<X>(ship: ShipId, make: (zone: Zone) => X): Partial<Record<Zone, X>> {
  const made: Partial<Record<Zone, X>> = {}
  for (const zone of SHIPS[ship].zones) made[zone] = make(zone)
  return made
}
