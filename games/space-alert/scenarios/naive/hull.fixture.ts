import type { Zone } from './mission.fixture.ts'
import { type System, shipOf } from './printed.fixture.ts'
import { changeThreat, hasTile, hpOf, inTurn, isThere, lose, note, type World, withEnergy } from './world.fixture.ts'

/** What the ship can hold, and what breaks. */

/** SA-8.5: the tile of a shield or a reactor takes 1 off its capacity. */
export function capacityOf(world: World, system: System, zone: Zone): number {
  const printed = shipOf(world.mission)[system === 'shield' ? 'shields' : 'reactors'][zone]?.capacity ?? 0
  return printed - (hasTile(world, zone, system) ? 1 : 0)
}

/** SA-8.3, SA-8.4: a tile for each point, one after the other; a point for which there is none destroys the ship. */
export function damageZone(world: World, zone: Zone, points: number, by: string): World {
  const doubled = points * doublingOf(world, zone)
  return inTurn(world, Array.from({ length: doubled }), (now) => turnTile(now, zone, by))
}

function turnTile(world: World, zone: Zone, by: string): World {
  const [tile, ...pile] = world.piles[zone]
  if (tile === undefined) return lose(world, { reason: 'zone', zone, threat: by })
  const turned = {
    ...world,
    piles: { ...world.piles, [zone]: pile },
    turned: { ...world.turned, [zone]: [...world.turned[zone], tile] },
  }
  const spilt = tile === 'shield' || tile === 'reactor' ? spill(turned, tile, zone) : turned
  return note(spilt, `tile ${tile}`)
}

/** SA-8.5: energy above the new capacity is lost. */
const spill = (world: World, system: System, zone: Zone): World => ({
  ...world,
  [system]: withEnergy(world[system], zone, Math.min(world[system][zone], capacityOf(world, system, zone))),
})

/** SA-8.6: doublings multiply. SA-8.8: one Fissure doubles a zone once, whichever of its marks it has crossed. */
function doublingOf(world: World, zone: Zone): number {
  const { mission } = world
  const isCarried = mission.initialDamage?.[zone]?.includes('structure') === true
  const carried = isCarried && (mission.rules?.carriedStructure ?? 'double') === 'double' ? 2 : 1
  const fissures = world.threats.filter(
    (threat) =>
      isThere(threat) &&
      (threat.flags.includes('double-all') || (threat.flags.includes('double-red') && zone === 'red')),
  )
  return carried * 2 ** fissures.length
}

/** Energy moves as far as the receiver has room and the giver has any (SA-5.7, SA-5.8). Above capacity nothing moves (SA-5.11). */
export const movable = (room: number, there: number, limit = Number.POSITIVE_INFINITY): number =>
  Math.max(0, Math.min(room, there, limit))

export function fillShield(world: World, zone: Zone): { readonly world: World; readonly moved: number } {
  const room = capacityOf(world, 'shield', zone) - world.shield[zone]
  const moved = movable(room, world.reactor[zone])
  return {
    moved,
    world: {
      ...world,
      shield: withEnergy(world.shield, zone, world.shield[zone] + moved),
      reactor: withEnergy(world.reactor, zone, world.reactor[zone] - moved),
    },
  }
}

/** A rocket that is lost costs Unstable Warheads a hit point (`hpFromRockets`). */
export function loseRocket(world: World): World {
  if (world.rockets === 0) return world
  const warheads = world.threats.filter((threat) => isThere(threat) && threat.printed.hpFromRockets)
  return inTurn({ ...world, rockets: world.rockets - 1 }, warheads, (now, threat) =>
    changeThreat(now, threat.index, {
      damage: threat.damage + 1,
      status: hpOf(threat) <= 1 ? 'destroyed' : 'remaining',
    }),
  )
}
