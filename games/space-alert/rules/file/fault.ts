import { SHIPS, type Ship } from '../ship/ship.ts'
import { TILES, type Tile, type Zone } from '../vocabulary.ts'
import type { MissionFile } from './schema.ts'

/** What is wrong with a file, and where in it. */
export interface Fault {
  readonly path: string
  readonly rule: string
  readonly text: string
}

/** Whatever says which ship it is about. */
type Flown = Pick<MissionFile, 'ship'>

export const shipOf = ({ ship = 'classic' }: Flown): Ship => SHIPS[ship]

export const hasZone = (file: Flown, zone: Zone): boolean => shipOf(file).zones.includes(zone)

/** SA-11.1a: Little Duckling has no structure tile. */
export const tilesOf = (file: Flown): readonly Tile[] =>
  TILES.filter((tile) => tile !== 'structure' || shipOf(file).hasStructure)
