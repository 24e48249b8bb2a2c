import type { Deed } from '../rules/actions.ts'
import type { View } from '../rules/view.ts'
import type { Tile } from '../rules/vocabulary.ts'

/** Damage that repairs will not mend: more than this in one zone, or on the whole ship, and the next mission is the last. */
const WRECKED_ZONE = 4
const WRECK = 9

/** SA-10.2: a lost mission is worth nothing, and takes the points of those before it along. */
export function voteIn({ flight, crew }: View): Deed {
  const damage = Object.values(flight?.result?.damage ?? {})
  const mended = crew.length - (flight?.result?.knockedOut.length ?? 0)
  const all = damage.reduce((sum, tiles) => sum + tiles, 0)
  const isWreck = Math.max(...damage) - mended > WRECKED_ZONE || all - mended > WRECK
  return { kind: 'continueCampaign', goOn: !isWreck }
}

/** What hurts most on the next mission. An unrepaired structure doubles all damage to its zone (SA-10.4). */
const WORST_FIRST: readonly (Tile | 'squad')[] = [
  'structure',
  'shield',
  'reactor',
  'upper-weapon',
  'squad',
  'lift',
  'lower-weapon',
]

type Repair = Extract<Deed, { kind: 'repair' }>

export function repairIn({ carried, missionRules }: View, legal: readonly Deed[]): Deed | null {
  const repairs = legal.filter((deed): deed is Repair => deed.kind === 'repair')
  const isHarmless = missionRules.carriedStructure === 'none'
  const rank = ({ what }: Repair): number => {
    if (what === 'nothing') return WORST_FIRST.length + 1
    if (what === 'squad') return WORST_FIRST.indexOf(what)
    if (what.tile === 'structure' && isHarmless) return WORST_FIRST.length
    // Of equal ones that of the zone with most damage.
    return WORST_FIRST.indexOf(what.tile) - (carried.tiles[what.zone]?.length ?? 0) / WORST_FIRST.length
  }
  return repairs.toSorted((one, other) => rank(one) - rank(other))[0] ?? null
}
