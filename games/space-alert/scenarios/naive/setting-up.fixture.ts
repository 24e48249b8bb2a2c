import type { Mission, MissionThreat, Zone } from './mission.fixture.ts'
import { found, type System, shipOf, threatNamed, trajectoryNumbered } from './printed.fixture.ts'
import {
  changeThreat,
  type Energy,
  hasHandicaps,
  inTurn,
  NOTHING_YET,
  note,
  type Threat,
  type World,
} from './world.fixture.ts'

/** SA-3.1: the ship before turn 1, with whatever was carried over. */
export function startOf(mission: Mission): World {
  const ship = shipOf(mission)
  const carried = byZone((zone) => mission.initialDamage?.[zone] ?? [])
  return {
    mission,
    turn: 0,
    crew: mission.crew.map(({ name, actions }) => ({
      name,
      at: ship.start,
      plan: Array.from({ length: mission.turns }, (_, place) => actions[place] ?? null),
      isKnockedOut: false,
    })),
    threats: mission.threats.map(announced),
    shield: startEnergy(mission, 'shield'),
    reactor: startEnergy(mission, 'reactor'),
    fuel: byZone((zone) => ship.reactors[zone]?.fuelCapsules ?? 0),
    rockets: mission.rockets ?? (mission.turns === 12 ? 3 : 2),
    piles: byZone((zone) => pileOf(mission, zone)),
    turned: carried,
    squads: (mission.squads ?? ship.squads).map((stands) => ({ stands, leader: null, isActive: true })),
    confirmations: [],
    maintained: [],
    rocketOnSecondSpace: false,
    thisTurn: NOTHING_YET,
    lostBy: null,
    notes: [],
  }
}

const byZone = <X>(make: (zone: Zone) => X): Readonly<Record<Zone, X>> => ({
  red: make('red'),
  white: make('white'),
  blue: make('blue'),
})

/** SA-10.4: a carried tile of a shield or a reactor costs 1 of its energy too. */
const startEnergy = (mission: Mission, system: System): Energy =>
  byZone((zone) => {
    const printed = shipOf(mission)[system === 'shield' ? 'shields' : 'reactors'][zone]?.start ?? 0
    return mission.initialDamage?.[zone]?.includes(system) ? printed - 1 : printed
  })

/** The tiles that the file names come first, the rest in the default order; carried ones are not in the pile. */
function pileOf(mission: Mission, zone: Zone) {
  const named = mission.damageTiles?.[zone] ?? []
  const carried = mission.initialDamage?.[zone] ?? []
  const rest = shipOf(mission).tiles.filter((tile) => !named.includes(tile) && !carried.includes(tile))
  return [...named, ...rest]
}

function announced({ id, turn, zone }: MissionThreat, index: number): Threat {
  const printed = threatNamed(id)
  return {
    printed,
    turn,
    index,
    zone: zone ?? null,
    status: 'never-appeared',
    space: 0,
    hpMost: printed.hp,
    damage: 0,
    shields: printed.shields ?? 0,
    speed: printed.speed,
    hasCryoshield: printed.cryo === true,
    flags: [],
    marksCrossed: 0,
    stations: [],
    tokens: [],
    repairedFrom: [],
    lostThisStep: 0,
    lostToShots: 0,
  }
}

/** SA-3.3, step 1. */
export function threatsAppear(world: World): World {
  const due = world.threats.filter(({ turn }) => turn === world.turn)
  return inTurn(world, due, (now, threat) => appear(now, threat))
}

function appear(world: World, { printed, index, turn, zone }: Threat): World {
  const { mission, rockets } = world
  const isHandicapped = hasHandicaps(mission)
  const hpMost = printed.hpFromRockets ? rockets : printed.hp
  // SA-11.1c, SA-11.1h: damage from the start, and a lower speed unless it is T+4. Shields are limited where they are read.
  const damage = isHandicapped ? Math.floor(hpMost / 3) : 0
  const slower = isHandicapped && printed.speed >= 3 && turn !== 4 ? 1 : 0
  const stations = printed.stations ?? []
  const there = changeThreat(world, index, {
    status: hpMost === 0 ? 'destroyed' : 'remaining',
    space: trajectoryNumbered(found(mission.tracks[zone ?? 'internal'])).length,
    hpMost,
    damage,
    speed: printed.speed - slower,
    stations,
    tokens: printed.slime
      ? stations.flatMap((station) => (station === 'space' ? [] : [{ station, hp: printed.hp - damage }]))
      : [],
  })
  return note(there, 'appeared')
}
