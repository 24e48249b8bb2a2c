import { SHIPS } from '../rules/ship/ship.ts'
import type { ShipId, Tile, Zone } from '../rules/vocabulary.ts'

/** Tiles lie face down. Whoever plans with these relies neither on a gravolift nor on a cannon behind an open shield. */
const LIKELY: readonly Tile[] = ['lift', 'upper-weapon', 'shield', 'reactor', 'lower-weapon', 'structure']

/** Piles for plans: what lies on the ship already is not in them. */
export function likelyPiles(
  ship: ShipId,
  carried: Readonly<Partial<Record<Zone, readonly Tile[]>>>,
): Partial<Record<Zone, readonly Tile[]>> {
  const { zones, hasStructure } = SHIPS[ship]
  const tiles = LIKELY.filter((tile) => hasStructure || tile !== 'structure')
  return Object.fromEntries(zones.map((zone) => [zone, tiles.filter((tile) => carried[zone]?.includes(tile) !== true)]))
}
