import type { Result, Zone } from './mission.fixture.ts'
import { shipOf } from './printed.fixture.ts'
import { phaseOf, type Threat, type World, zonesOf } from './world.fixture.ts'

/** Section 13.2 */
export function resultOf(world: World): Result {
  const { mission, crew, threats, lostBy } = world
  const perZone = (figure: (zone: Zone) => number) => perZoneOf(zonesOf(mission), figure)
  const damage = perZone((zone) => world.turned[zone].length)
  const knockedOut = crew.filter(({ isKnockedOut }) => isKnockedOut).map(({ name }) => name)
  const disabledSquads = disabledSquadsOf(world)
  const roomPenalty = mission.ship === 'duckling' ? roomPenaltyOf(world) : 0
  const figures = {
    threatPoints: sum(threats.map(pointsOf)),
    visual: visualPoints(world),
    // SA-9.2, SA-11.1e
    penalties:
      sum(Object.values(damage)) +
      Math.max(...Object.values(damage)) +
      2 * knockedOut.length +
      disabledSquads +
      roomPenalty,
  }
  return {
    outcome: lostBy === null ? 'won' : 'lost',
    damage,
    ...figures,
    score: lostBy === null ? figures.threatPoints + figures.visual - figures.penalties : 0,
    threats: threats.map(({ printed: { id }, turn, status }) => ({ id, turn, status })),
    knockedOut,
    disabledSquads,
    stations: Object.fromEntries(crew.map(({ name, at }) => [name, at])),
    energy: {
      shield: perZone((zone) => world.shield[zone]),
      reactor: perZone((zone) => world.reactor[zone]),
      fuel: perZoneOf(
        zonesOf(mission).filter((zone) => shipOf(mission).reactors[zone]?.fuelCapsules !== undefined),
        (zone) => world.fuel[zone],
      ),
      rockets: world.rockets,
    },
    ...(mission.ship === 'duckling' && { roomPenalty }),
    ...(lostBy !== null && { lostBy }),
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)

const perZoneOf = (zones: readonly Zone[], figure: (zone: Zone) => number): { readonly [zone in Zone]?: number } =>
  Object.fromEntries(zones.map((zone) => [zone, figure(zone)]))

/** SA-9.3: only what was destroyed or has survived counts. */
const pointsOf = ({ status, printed: { points } }: Threat): number =>
  status === 'destroyed' ? points.destroyed : status === 'survived' ? points.survived : 0

const CLASSIC_VISUAL = [0, 1, 2, 3, 5, 7]

/** SA-5.18, SA-5.30: of every phase the turn with the most confirmations. */
function visualPoints({ mission, confirmations }: World): number {
  const turns = Array.from({ length: mission.turns }, (_, place) => place + 1)
  const best = (phase: number) =>
    Math.max(
      0,
      ...turns
        .filter((turn) => phaseOf(turn) === phase)
        .map((turn) => confirmations.filter((one) => one === turn).length),
    )
  const scale = (count: number) =>
    mission.rules?.visual === 'classic' ? (CLASSIC_VISUAL[Math.min(count, 5)] ?? 0) : count
  return sum([1, 2, 3].map((phase) => scale(best(phase))))
}

/** SA-10.5: a squad that was left behind counts as well. */
function disabledSquadsOf({ mission, squads }: World): number {
  const missing = Math.max(0, shipOf(mission).squads.length - squads.length)
  return missing + squads.filter(({ isActive }) => !isActive).length
}

/** SA-11.1e, SA-11.1i */
function roomPenaltyOf({ crew }: World): number {
  const fullest = Math.max(...crew.map(({ at }) => crew.filter((other) => other.at === at).length))
  return fullest >= 3 ? 3 : fullest === 2 ? 1 : 0
}
