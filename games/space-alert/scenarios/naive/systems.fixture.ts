import { capacityOf, fillShield, movable } from './hull.fixture.ts'
import type { Station, Zone } from './mission.fixture.ts'
import { DUCKLING_PULSE, found, shipOf, type Weapon } from './printed.fixture.ts'
import {
  changeMember,
  changeSquad,
  hasTile,
  note,
  phaseOf,
  squadOf,
  type World,
  withEnergy,
  zoneOf,
} from './world.fixture.ts'

/** What A, B and C do where nothing is broken (section 3.5). */

/** SA-5.1: the cannon of the station, once a turn. */
export const fire = (world: World, station: Station, { isHeroic }: { readonly isHeroic: boolean }): World =>
  shoot(world, zoneOf(station), damagedWeapon(world, station), isHeroic)

function shoot(world: World, zone: Zone, weapon: Weapon, isHeroic: boolean): World {
  if (world.thisTurn.shots.some((shot) => shot.zone === zone && shot.weapon.kind === weapon.kind)) return world
  // SA-5.2: a heavy or pulse shot costs energy at once. SA-5.3: a battery is back every turn.
  const isPowered = weapon.kind === 'light' || world.reactor[zone] > 0
  if (!isPowered) return world
  const strength = weapon.strength + (isHeroic ? 1 : 0)
  return note(
    {
      ...world,
      reactor: weapon.kind === 'light' ? world.reactor : withEnergy(world.reactor, zone, world.reactor[zone] - 1),
      thisTurn: { ...world.thisTurn, shots: [...world.thisTurn.shots, { zone, weapon: { ...weapon, strength } }] },
    },
    `fired ${weapon.kind}`,
  )
}

/** SA-8.5: a broken cannon is weaker by 1; a broken pulse cannon reaches range 1 only. */
function damagedWeapon(world: World, station: Station): Weapon {
  const weapon = found(shipOf(world.mission).weapons[station])
  const isBroken = hasTile(world, zoneOf(station), station.endsWith('upper') ? 'upper-weapon' : 'lower-weapon')
  if (!isBroken) return weapon
  return weapon.kind === 'pulse' ? { ...weapon, range: 1 } : { ...weapon, strength: weapon.strength - 1 }
}

/** B (SA-5.7 to SA-5.11). */
export function power(world: World, station: Station, { isHeroic }: { readonly isHeroic: boolean }): World {
  const zone = zoneOf(station)
  if (station.endsWith('upper')) {
    const { world: filled, moved } = fillShield(world, zone)
    return isHeroic && moved > 0
      ? { ...filled, shield: withEnergy(filled.shield, zone, filled.shield[zone] + 1) }
      : filled
  }
  const filled = fillReactor(world, zone)
  const gained = filled.reactor[zone] - world.reactor[zone]
  return isHeroic && gained > 0
    ? { ...filled, reactor: withEnergy(filled.reactor, zone, filled.reactor[zone] + 1) }
    : filled
}

function fillReactor(world: World, zone: Zone): World {
  const { reactors, refillLimit } = shipOf(world.mission)
  const capacity = capacityOf(world, 'reactor', zone)
  // SA-5.9, SA-5.29, SA-11.1b: its own capsule is burnt, and it is full unless it was fuller.
  if (world.fuel[zone] > 0)
    return note(
      {
        ...world,
        fuel: withEnergy(world.fuel, zone, world.fuel[zone] - 1),
        reactor: withEnergy(world.reactor, zone, Math.max(capacity, world.reactor[zone])),
      },
      'burnt a capsule',
    )
  // SA-5.8: a lateral reactor takes from the central one. SA-11.1b: on the small ship each takes from the other.
  const giver = giverTo(zone, reactors.white !== undefined)
  if (giver === null) return world
  const moved = movable(capacity - world.reactor[zone], world.reactor[giver], refillLimit)
  const taken = withEnergy(world.reactor, giver, world.reactor[giver] - moved)
  return note({ ...world, reactor: withEnergy(taken, zone, world.reactor[zone] + moved) }, 'refilled')
}

function giverTo(zone: Zone, hasCentre: boolean): Zone | null {
  if (hasCentre) return zone === 'white' ? null : 'white'
  return zone === 'red' ? 'blue' : 'red'
}

/** C, by what the station has (section 2.1, SA-11.0). A heroic C never comes here (SA-R14). */
export function special(world: World, name: string, station: Station): World {
  switch (shipOf(world.mission).c[station]) {
    case 'interceptors':
      return takeOff(world, name)
    case 'computer':
      return maintain(world)
    case 'battlebots':
      return takeSquad(world, name, station)
    case 'visual confirmation':
      return confirm(world)
    case 'rockets':
      return launch(world)
    case 'pulse cannon':
      // SA-11.1g: no tile weakens it.
      return shoot(world, zoneOf(station), DUCKLING_PULSE, false)
    default:
      return world
  }
}

/** SA-5.12 */
function launch(world: World): World {
  if (world.rockets === 0 || world.thisTurn.isRocketLaunched) return world
  return note(
    { ...world, rockets: world.rockets - 1, thisTurn: { ...world.thisTurn, isRocketLaunched: true } },
    'launched',
  )
}

/** SA-5.14, SA-5.15: by the classic rule only the first two turns of a phase will do. */
function maintain(world: World): World {
  const isInTime = computerRule(world) === 'manual' || [1, 2, 4, 5, 8, 9].includes(world.turn)
  return isInTime ? { ...world, maintained: [...world.maintained, phaseOf(world.turn)] } : world
}

/** SA-R3: `auto` is manual in two phases, classic in three. */
export const computerRule = ({ mission }: World): 'classic' | 'manual' =>
  mission.rules?.computer ?? (mission.turns === 12 ? 'classic' : 'manual')

/** SA-5.17 */
export const confirm = (world: World): World => ({ ...world, confirmations: [...world.confirmations, world.turn] })

/** SA-5.19 */
function takeSquad(world: World, name: string, station: Station): World {
  const own = squadOf(world, name)
  if (own !== undefined) return changeSquad(world, own, { isActive: true })
  const standing = world.squads.find(({ stands }) => stands === station)
  return standing === undefined
    ? world
    : note(changeSquad(world, standing, { stands: null, leader: name }), 'squad taken')
}

/** SA-5.22 */
function takeOff(world: World, name: string): World {
  const isFree = world.crew.every(({ at }) => at !== 'space')
  if (!isFree || squadOf(world, name)?.isActive !== true) return world
  return attackFromSpace(changeMember(world, name, { at: 'space' }), name, { isHeroic: false })
}

/** SA-5.27: one attack a turn. */
export function attackFromSpace(world: World, pilot: string, { isHeroic }: { readonly isHeroic: boolean }): World {
  const interceptors = world.thisTurn.interceptors ?? { pilot, isHeroic }
  return note({ ...world, thisTurn: { ...world.thisTurn, interceptors } }, 'flew')
}
