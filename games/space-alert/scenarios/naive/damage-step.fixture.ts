import { hurt } from './aboard.fixture.ts'
import { aims, type Hit } from './aim.fixture.ts'
import { attack } from './attack.fixture.ts'
import {
  changeMember,
  changeThreat,
  hpOf,
  inOrder,
  inTurn,
  isOnTrajectory,
  isThere,
  knockOut,
  limitedShields,
  note,
  type Threat,
  threatAt,
  type World,
  zonesOf,
} from './world.fixture.ts'

/** Step 3 (SA-3.5, section 3.6). */
export function computeDamage(before: World): World {
  const world = repairFissure(forgetLosses(before))
  const hits = aims(world)
  const damaged = inTurn(world, inOrder(world.threats).filter(isOnTrajectory), (now, threat) =>
    takeHits(now, threat, { hits: hits.filter(({ index }) => index === threat.index), world }),
  )
  const swept = sweep(damaged)
  const settled = bringPilotBack(strengthenMagnets(swept, hits), hits)
  return chain(settled, causesIn(settled), [breakUp, splash, strikeBack])
}

const forgetLosses = (world: World): World => ({
  ...world,
  threats: world.threats.map((threat) => ({ ...threat, lostThisStep: 0, lostToShots: 0 })),
})

/** SA-5.25, SA-5.28: the attack of the interceptors repairs the Fissure by 1, heroic or not, and hits nothing else. */
function repairFissure(world: World): World {
  const fissure = inOrder(world.threats).find((threat) => isThere(threat) && threat.printed.fixedBy === 'space-bots')
  if (fissure === undefined || world.thisTurn.interceptors === null) return world
  const repaired = note(hurt(world, fissure.index, 1), 'fissure repaired')
  return { ...repaired, thisTurn: { ...repaired.thisTurn, interceptors: null } }
}

interface Step {
  readonly hits: readonly Hit[]
  /** As it was when targets were chosen: a Marauder that goes down in this step still counts (SA-R5). */
  readonly world: World
}

/** SA-6.1, SA-6.3: cryoshield, then the sum, then shields once, then the cap. */
function takeHits(now: World, { index, printed, hasCryoshield }: Threat, { hits, world }: Step): World {
  if (hits.length === 0) return now
  if (hasCryoshield) return note(changeThreat(now, index, { hasCryoshield: false }), 'cryoshield broken')
  const sum = hits.reduce((total, { strength }) => total + strength, 0)
  const isBroken = printed.pulseBreaksShield === true && hits.some(({ from }) => from === 'pulse')
  const shields = isBroken ? 0 : shieldsOf(world, threatAt(world, index))
  return loseHitPoints(now, index, { points: Math.max(0, sum - shields), isByShots: true })
}

/** SA-6.5: its own figure and 1 for every Marauder in force. SA-11.1h: the handicap limits the whole sum. */
export function shieldsOf(world: World, { shields }: Threat): number {
  const marauders = world.threats.filter(
    ({ status, flags }) => status !== 'destroyed' && flags.includes('shield-aura'),
  ).length
  return limitedShields(world, shields + marauders)
}

/** The cap is for the whole step, splash included (`damageCap`). */
function loseHitPoints(
  world: World,
  index: number,
  { points, isByShots }: { readonly points: number; readonly isByShots: boolean },
): World {
  const { printed, damage, lostThisStep, lostToShots } = threatAt(world, index)
  const lost = Math.min(points, (printed.damageCap ?? Number.POSITIVE_INFINITY) - lostThisStep)
  return changeThreat(world, index, {
    damage: damage + lost,
    lostThisStep: lostThisStep + lost,
    lostToShots: lostToShots + (isByShots ? lost : 0),
  })
}

/** SA-6.2 */
const sweep = (world: World): World => ({
  ...world,
  threats: world.threats.map((threat) =>
    isOnTrajectory(threat) && hpOf(threat) <= 0 ? { ...threat, status: 'destroyed' } : threat,
  ),
})

/** `rocketMagnet`: +1 shields after a damage step with a rocket hit. */
const strengthenMagnets = (world: World, hits: readonly Hit[]): World =>
  inTurn(
    world,
    hits.filter(({ index, from }) => from === 'rocket' && threatAt(world, index).printed.rocketMagnet),
    (now, { index }) => note(changeThreat(now, index, { shields: threatAt(now, index).shields + 1 }), 'magnet'),
  )

/** SA-6.8: right after the damage the pilot who hit a Behemoth alone is back and knocked out. */
function bringPilotBack(world: World, hits: readonly Hit[]): World {
  const targets = hits.filter(({ from }) => from === 'interceptors')
  const [only] = targets
  const flying = world.thisTurn.interceptors
  if (flying === null || only === undefined || targets.length > 1) return world
  if (!threatAt(world, only.index).printed.behemoth) return world
  return note(knockOut(changeMember(world, flying.pilot, { at: 'red-upper' }), flying.pilot), 'behemoth struck')
}

/** Who breaks up, splashes or strikes back: whoever was destroyed in this step, and a Nemesis that shots have hurt (SA-6.7). */
const causesIn = (world: World): readonly Threat[] =>
  world.threats.filter(
    ({ status, printed, lostThisStep, lostToShots }) =>
      (status === 'destroyed' && lostThisStep > 0) || (printed.retaliates && lostToShots > 0),
  )

/** SA-6.3, SA-6.6: in T order; whoever goes down by a splash has its turn afterwards, until nothing more happens. */
function chain(world: World, causes: readonly Threat[], reactions: readonly Reaction[]): World {
  if (causes.length === 0) return world
  const after = inTurn(world, inOrder(causes), (now, threat) =>
    reactions.reduce((then, react) => react(then, threat), now),
  )
  const felled = after.threats.filter(({ index, status }) => status === 'destroyed' && isThere(threatAt(world, index)))
  return chain(after, felled, [breakUp, splash])
}

type Reaction = (world: World, threat: Threat) => World

/** `fragmentDamage`: its zone is attacked with this figure for every X and Y it has crossed. */
function breakUp(world: World, { index, zone, printed, status, marksCrossed }: Threat): World {
  const amount = (printed.fragmentDamage ?? 0) * marksCrossed
  if (status !== 'destroyed' || amount === 0 || zone === null) return world
  return note(attack(world, index, { amount, zones: [zone] }), 'broke up')
}

/** SA-6.6: every other external threat on a trajectory loses hit points; it is no hit. */
function splash(world: World, { index, printed, status }: Threat): World {
  const points = printed.deathSplash
  if (status !== 'destroyed' || points === undefined) return world
  const others = inOrder(world.threats).filter((threat) => isOnTrajectory(threat) && threat.index !== index)
  return sweep(
    inTurn(note(world, 'splashed'), others, (now, other) =>
      loseHitPoints(now, other.index, { points, isByShots: false }),
    ),
  )
}

/** SA-6.7 */
const strikeBack = (world: World, { index, printed, lostToShots }: Threat): World =>
  printed.retaliates && lostToShots > 0
    ? note(attack(world, index, { amount: 1, zones: zonesOf(world.mission) }), 'struck back')
    : world
