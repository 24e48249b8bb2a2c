import { type Tile, ZONES } from '../vocabulary.ts'
import { type Fault, hasZone, tilesOf } from './fault.ts'
import type { MissionFile } from './schema.ts'

/** SA-8.4, SA-10.4: each tile of a zone exists once, carried over or in the pile. */
export function tileFaults(file: MissionFile): readonly Fault[] {
  return ZONES.flatMap((zone) => {
    const carried = file.initialDamage?.[zone]
    const listed = file.damageTiles?.[zone]
    return [
      ...listFaults(file, carried, `initialDamage.${zone}`, []),
      ...listFaults(file, listed, `damageTiles.${zone}`, carried ?? []),
      ...(hasZone(file, zone) ? [] : absentZone({ initialDamage: carried, damageTiles: listed }, zone)),
    ]
  })
}

const absentZone = (lists: Readonly<Record<string, readonly Tile[] | undefined>>, zone: string): readonly Fault[] =>
  Object.entries(lists)
    .filter(([, list]) => list !== undefined)
    .map(([field]) => ({ path: `${field}.${zone}`, rule: 'SA-11.0', text: 'is for a zone the ship does not have' }))

function listFaults(
  file: MissionFile,
  list: readonly Tile[] = [],
  path: string,
  elsewhere: readonly Tile[],
): readonly Fault[] {
  const tiles = tilesOf(file)
  if (list.length > tiles.length)
    return [{ path, rule: 'SA-8.4', text: `has ${list.length} tiles, a zone has ${tiles.length}` }]
  return list.flatMap((tile, place): readonly Fault[] => {
    const where = `${path}[${place}]`
    if (!tiles.includes(tile)) return [{ path: where, rule: 'SA-11.1a', text: `is no tile of this ship: ${tile}` }]
    const isTwice = list.indexOf(tile) < place || elsewhere.includes(tile)
    return isTwice ? [{ path: where, rule: 'SA-8.4', text: `repeats the ${tile} tile of its zone` }] : []
  })
}
