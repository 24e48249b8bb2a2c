import type { DeedOf } from '../actions.ts'
import type { State } from '../state.ts'
import type { Tile, Zone } from '../vocabulary.ts'

export type Repair = Exclude<DeedOf<'repair'>['what'], 'nothing'>

/** Repairs of each zone's tiles between these two missions. */
export type ZoneCounts = Readonly<Partial<Record<Zone, number>>>

/** SA-10.8: within a kind. */
const ZONES: readonly Zone[] = ['white', 'red', 'blue']

const inZones = (tile: Tile, zones: readonly Zone[] = ZONES): readonly Repair[] => zones.map((zone) => ({ zone, tile }))

/** SA-10.8: what is repaired if nobody says anything, the first first. */
const BY_DEFAULT: readonly Repair[] = [
  'squad',
  ...inZones('upper-weapon', ['white']),
  ...inZones('reactor'),
  ...inZones('shield'),
  ...inZones('lift'),
  ...inZones('structure'),
  ...inZones('upper-weapon', ['red', 'blue']),
  ...inZones('lower-weapon'),
]

/** SA-10.3, SA-R34: it is there, and its zone has had no more repairs than the table allows. */
export function isRepairable({ carried, options }: State, what: Repair, done: ZoneCounts): boolean {
  if (what === 'squad') return carried.lostSquads > 0
  const most = options.maxRepairsPerZone
  const hasRoom = most === 0 || (done[what.zone] ?? 0) < most
  return hasRoom && carried.tiles[what.zone]?.includes(what.tile) === true
}

/** All that can be repaired. */
export const repairsOf = (s: State, done: ZoneCounts): readonly Repair[] =>
  BY_DEFAULT.filter((what) => isRepairable(s, what, done))

/** SA-10.8 */
export const repairByDefault = (s: State, done: ZoneCounts): Repair | 'nothing' => repairsOf(s, done)[0] ?? 'nothing'
