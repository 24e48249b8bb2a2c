import { inOrder, isOnTrajectory, type Threat, type World } from './world.fixture.ts'

type From = 'heavy' | 'light' | 'pulse' | 'rocket' | 'interceptors'

export interface Hit {
  readonly index: number
  readonly from: From
  readonly strength: number
}

/** Section 2.4 */
const rangeOf = (space: number): number => (space <= 5 ? 1 : space <= 10 ? 2 : 3)

/** SA-3.5: all shots choose their targets before anything is hit. */
export const aims = (world: World): readonly Hit[] => [...cannons(world), ...rocket(world), ...interceptors(world)]

const cannons = (world: World): readonly Hit[] =>
  world.thisTurn.shots.flatMap(({ zone, weapon: { kind, strength, range } }) => {
    const reached = targets(world, kind).filter(({ space }) => rangeOf(space) <= range)
    // SA-5.5: the pulse cannon hits all of them. SA-5.4: the others hit the nearest one of their zone.
    const hit = kind === 'pulse' ? reached : nearest(reached.filter((threat) => threat.zone === zone))
    return hit.map(({ index }) => ({ index, from: kind, strength }))
  })

/** SA-5.13, and `rocketMagnet`: such a threat comes first, at any range. A hit on `rocketImmune` counts 0. */
function rocket(world: World): readonly Hit[] {
  if (!world.rocketOnSecondSpace) return []
  const all = targets(world, 'rocket')
  const magnets = all.filter(({ printed }) => printed.rocketMagnet)
  const reached = magnets.length > 0 ? magnets : all.filter(({ space }) => rangeOf(space) <= 2)
  return nearest(reached).map(({ index, printed }) => ({
    index,
    from: 'rocket',
    strength: printed.rocketImmune ? 0 : 3,
  }))
}

/** SA-5.24, and `behemoth`: 6 more if it is the only target. */
function interceptors(world: World): readonly Hit[] {
  const flying = world.thisTurn.interceptors
  if (flying === null) return []
  const reached = targets(world, 'interceptors').filter(({ space }) => rangeOf(space) === 1)
  const heroic = flying.isHeroic ? 1 : 0
  return reached.map(({ index, printed }) => {
    const strength = reached.length > 1 ? 1 : printed.behemoth ? 3 + 6 : 3
    return { index, from: 'interceptors', strength: strength + heroic }
  })
}

/** In order of T, so that the first of equals is the one of the lowest T. */
const targets = (world: World, from: From): readonly Threat[] =>
  inOrder(world.threats).filter((threat) => isOnTrajectory(threat) && canBeTargeted(threat, from))

function canBeTargeted({ printed, flags, space }: Threat, from: From): boolean {
  if (printed.stealth && !flags.includes('revealed')) return false
  if (printed.noRockets && from === 'rocket') return false
  if (printed.noHeavy && from === 'heavy') return false
  return printed.maxTargetRange === undefined || rangeOf(space) <= printed.maxTargetRange
}

/** The lowest space; of equals the first. */
const nearest = (threats: readonly Threat[]): readonly Threat[] =>
  threats.toSorted((one, other) => one.space - other.space).slice(0, 1)
