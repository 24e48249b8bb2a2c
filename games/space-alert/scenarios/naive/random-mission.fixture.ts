import { type Chance, fastChance } from '@starboard/kernel'
import type {
  Card,
  Mission,
  MissionCrew,
  MissionRules,
  MissionThreat,
  Result,
  Slot,
  Tile,
  Trip,
  Zone,
} from './mission.fixture.ts'
import { DUCKLING_INTERNAL, found, shipOf, THREATS } from './printed.fixture.ts'
import { anyOf, isOneIn, some, whole } from './random.fixture.ts'
import { randomCard, randomPlan } from './random-plan.fixture.ts'
import { resolve } from './resolve.fixture.ts'
import { phaseOf, zonesOf } from './world.fixture.ts'

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'] as const

/** A valid mission file (section 13.3) in which something happens. The same seed always gives the same one. */
export function randomMission(seed: string): Mission {
  const random = fastChance(`mission ${seed}`)
  const ship = anyOf(['classic', 'classic', 'classic', 'manual', 'duckling'] as const, random)
  const turns = ship === 'duckling' || isOneIn(2, random) ? 7 : 12
  const size = ship === 'duckling' ? whole(1, 3, random) : whole(1, 5, random)
  const rules = randomRules(size, random)
  const bare: Mission = {
    format: 'starboard-space-alert-mission/1',
    name: `random ${seed}`,
    ship,
    turns,
    ...(Object.keys(rules).length > 0 && { rules }),
    tracks: randomTracks(ship, random),
    threats: [],
    crew: [],
  }
  const frame = { ...bare, threats: randomThreats(bare, random), ...randomExtras(bare, random) }
  // In every second mission the crew has thought about it: of several plans the one with which most is destroyed.
  const attempts = isOneIn(2, random) ? 1 : 6
  const missions = Array.from({ length: attempts }, () => withCrew(frame, size, random))
  return best(missions)
}

function withCrew(frame: Mission, size: number, random: Chance): Mission {
  const crew = randomCrew(frame, size, random)
  const trips = isOneIn(4, random) ? randomTrips({ ...frame, crew }, random) : []
  return { ...frame, crew, ...(trips.length > 0 && { trips }) }
}

function best(missions: readonly Mission[]): Mission {
  if (missions.length === 1) return found(missions[0])
  const judged = missions.map((mission) => ({ mission, result: resolve(mission) }))
  return found(judged.toSorted((one, other) => destroyedIn(other.result) - destroyedIn(one.result))[0]).mission
}

const destroyedIn = ({ threats }: Result): number => threats.filter(({ status }) => status === 'destroyed').length

function randomRules(size: number, random: Chance): MissionRules {
  const computer = anyOf(['classic', 'manual', undefined] as const, random)
  const visual = anyOf(['classic', 'linear', undefined] as const, random)
  const allKnockedOut = anyOf(['lose', 'anyLoses', 'continue', undefined, undefined] as const, random)
  const handicaps = anyOf([true, false, undefined, undefined, undefined] as const, random)
  const carriedStructure = anyOf(['double', 'none', undefined] as const, random)
  const doubleActions = anyOf(
    size === 1 ? (['solo', 'any'] as const) : (['any', 'none', undefined, undefined] as const),
    random,
  )
  return {
    ...(computer && { computer }),
    ...(visual && { visual }),
    ...(allKnockedOut && { allKnockedOut }),
    ...(handicaps !== undefined && { handicaps }),
    ...(carriedStructure && { carriedStructure }),
    ...(doubleActions && { doubleActions }),
  }
}

function randomTracks(ship: Mission['ship'], random: Chance): Mission['tracks'] {
  const [red = 1, blue = 2, internal = 3, white = 4] = some(4, [1, 2, 3, 4, 5, 6, 7], random)
  return ship === 'duckling' ? { red, blue, internal } : { red, white, blue, internal }
}

/** All lists, early enough to come through; cards of which there is one may turn up twice. */
function randomThreats(bare: Mission, random: Chance): readonly MissionThreat[] {
  const most = bare.turns === 12 ? 6 : 4
  const count = isOneIn(4, random) ? 1 : Math.min(whole(1, most, random), whole(1, most, random))
  const made = Array.from({ length: count }, () => randomThreat(bare, random))
  const twin = isOneIn(12, random)
    ? made.slice(0, 1).map((threat) => ({ ...threat, turn: whole(1, bare.turns, random) }))
    : []
  // Section 13.3: no T twice in the same kind and zone.
  return [...made, ...twin].filter(
    (one, place, all) => all.findIndex(({ turn, zone }) => turn === one.turn && zone === one.zone) === place,
  )
}

function randomThreat(bare: Mission, random: Chance): MissionThreat {
  const fits = THREATS.filter(
    ({ id, kind }) => bare.ship !== 'duckling' || kind === 'external' || DUCKLING_INTERNAL.includes(id),
  )
  const { id, kind } = anyOf(fits, random)
  const turn = Math.min(whole(1, bare.turns, random), whole(1, bare.turns, random), whole(1, bare.turns, random))
  return kind === 'external' ? { id, turn, zone: anyOf(zonesOf(bare), random) } : { id, turn }
}

type Extras = Pick<Mission, 'damageTiles' | 'initialDamage' | 'rockets' | 'squads'>

function randomExtras(bare: Mission, random: Chance): Extras {
  const zones = zonesOf(bare)
  const { tiles, squads } = shipOf(bare)
  const carried = isOneIn(5, random) ? zonesWith(zones, () => some(whole(0, 2, random), tiles, random)) : undefined
  const rest = (zone: Zone) => tiles.filter((tile) => carried?.[zone]?.includes(tile) !== true)
  const arranged = isOneIn(2, random)
    ? zonesWith(zones, (zone) => some(whole(0, 6, random), rest(zone), random))
    : undefined
  return {
    ...(carried && { initialDamage: carried }),
    ...(arranged && { damageTiles: arranged }),
    ...(isOneIn(8, random) && { rockets: whole(0, 4, random) }),
    ...(isOneIn(10, random) && { squads: some(whole(0, squads.length, random), squads, random) }),
  }
}

const zonesWith = (
  zones: readonly Zone[],
  tiles: (zone: Zone) => readonly Tile[],
): { readonly [zone in Zone]?: readonly Tile[] } => Object.fromEntries(zones.map((zone) => [zone, tiles(zone)]))

function randomCrew(frame: Mission, size: number, random: Chance): readonly MissionCrew[] {
  const focus = isOneIn(3, random) ? undefined : anyOf(frame.threats, random)
  const keeper = isOneIn(8, random) ? -1 : whole(0, size - 1, random)
  return NAMES.slice(0, size).map((name, place) => ({
    name,
    actions: withDoubles(frame, randomPlan(frame, { isKeeper: place === keeper, focus }, random), random),
  }))
}

/** `solo`: once a phase and nothing heroic (SA-11.2, SA-R39); `any`: anybody, any slot. */
function withDoubles(frame: Mission, plan: readonly Slot[], random: Chance): readonly Slot[] {
  const doubled = (slot: Slot): Slot => (typeof slot === 'string' ? [slot, randomCard(frame, random)] : slot)
  if (frame.rules?.doubleActions === 'any') return plan.map((slot) => (isOneIn(8, random) ? doubled(slot) : slot))
  if (frame.rules?.doubleActions !== 'solo') return plan
  const places = [1, 2, 3].map((phase) => anyOf(turnsOfPhase(frame, phase), random))
  const second = anyOf(['A', 'B', 'C', 'bots', 'red', 'blue', 'lift'] as const, random)
  return plan.map((slot, place) =>
    typeof slot === 'string' && places.includes(place + 1) && isGrey(slot) ? [slot, second] : slot,
  )
}

const turnsOfPhase = ({ turns }: Mission, phase: number): readonly (number | undefined)[] => [
  undefined,
  ...Array.from({ length: turns }, (_, place) => place + 1).filter((turn) => phaseOf(turn) === phase),
]

const isGrey = (card: Card): boolean => !card.startsWith('hero-') && !card.startsWith('go:')

/** Of slots with one card, one for each member and turn. */
function randomTrips(mission: Mission, random: Chance): readonly Trip[] {
  const cards = mission.crew.flatMap(({ name, actions }) =>
    actions.flatMap((slot, place) => (typeof slot === 'string' ? [{ name, turn: place + 1 }] : [])),
  )
  return some(whole(1, 3, random), cards, random).map((where) => ({ ...where, action: randomCard(mission, random) }))
}
