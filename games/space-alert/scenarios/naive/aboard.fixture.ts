import type { Card, Place, Station } from './mission.fixture.ts'
import {
  changeSquad,
  changeThreat,
  hasActiveSquad,
  hpOf,
  inOrder,
  inTurn,
  isThere,
  knockOut,
  note,
  placesOf,
  squadOf,
  type Threat,
  threatAt,
  type World,
} from './world.fixture.ts'

/** Repairing and fighting what is on the ship. */

/** SA-4.6: the malfunction of this letter in this station, the lowest T first. */
export const malfunctionAt = (world: World, station: Station, letter: 'A' | 'B' | 'C'): Threat | undefined =>
  malfunctionsOf(world, station, letter).find(isThere)

/** SA-4.7: one that has survived leaves a dead system behind. */
export const isDead = (world: World, station: Station, letter: 'A' | 'B' | 'C'): boolean =>
  malfunctionsOf(world, station, letter).some(({ status }) => status === 'survived')

const malfunctionsOf = (world: World, station: Station, letter: 'A' | 'B' | 'C'): readonly Threat[] =>
  inOrder(world.threats).filter(
    ({ printed, stations }) =>
      printed.subkind === 'malfunction' && printed.fixedBy === letter && stations.includes(station),
  )

/** SA-7.1: 1 for each action, heroic A or B 2. SA-7.5: the first repairs of a turn may have no effect. */
export function repair(
  world: World,
  { index, printed, repairedFrom }: Threat,
  station: Station,
  points: number,
): World {
  const isReached = repairedFrom.length >= (printed.inaccessibility ?? 0)
  const tried = note(changeThreat(world, index, { repairedFrom: [...repairedFrom, station] }), 'repaired')
  return isReached ? hurt(tried, index, points) : tried
}

/** SA-7.4: at the end of step 2, more for repairing it from all its stations in one turn. */
export const bonusRepairs = (world: World): World =>
  inTurn(world, inOrder(world.threats).filter(isThere), (now, { index, printed, stations, repairedFrom }) => {
    const isFromAll = stations.every((station) => repairedFrom.some((one) => one === station))
    return printed.allStationsBonus === undefined || !isFromAll
      ? now
      : note(hurt(now, index, printed.allStationsBonus), 'bonus repair')
  })

/** It loses hit points; at 0 it is destroyed, and what is printed for that happens (`onDestroyed`). */
export function hurt(world: World, index: number, points: number, attacker?: string): World {
  const { damage, printed } = threatAt(world, index)
  const hit = changeThreat(world, index, { damage: damage + points })
  if (hpOf(threatAt(hit, index)) > 0) return hit
  const gone = changeThreat(hit, index, { status: 'destroyed' })
  if (printed.onDestroyed === 'ko-lower-lateral') {
    const caught = gone.crew.filter(({ at }) => at === 'red-lower' || at === 'blue-lower')
    return inTurn(note(gone, 'ko-lower-lateral'), caught, (now, { name }) => knockOut(now, name))
  }
  if (printed.onDestroyed === 'ko-attacker' && attacker !== undefined)
    return knockOut(note(gone, 'ko-attacker'), attacker)
  return gone
}

/** SA-5.20: an active squad attacks the intruder with the lowest T in the same station for 1. */
export function fight(world: World, name: string, at: Place, card: Card): World {
  const intruder = inOrder(world.threats).find(
    (threat) => isThere(threat) && threat.printed.fixedBy === 'battlebots' && placesOf(threat).includes(at),
  )
  if (intruder === undefined || !hasActiveSquad(world, name)) return world
  const fought = note(strike(world, intruder, name, at), 'fought')
  return card === 'bots' && answers(intruder) ? note(disableSquadOf(fought, name), 'fire returned') : fought
}

function strike(world: World, { index, printed, tokens, stations }: Threat, name: string, at: Place): World {
  // SA-7.6: a token of slime has hit points of its own; without a token left it is destroyed.
  if (printed.slime) {
    const left = tokens.flatMap((token) =>
      token.station !== at ? [token] : token.hp > 1 ? [{ ...token, hp: token.hp - 1 }] : [],
    )
    return changeThreat(world, index, { tokens: left, status: left.length === 0 ? 'destroyed' : 'remaining' })
  }
  // SA-7.11: Contamination loses the token of this station and a hit point.
  const cleaned = printed.tokenPerStation
    ? changeThreat(world, index, { stations: stations.filter((station) => station !== at) })
    : world
  return hurt(cleaned, index, 1, name)
}

/** SA-5.21: it returns fire also when this attack destroyed it. The Alien does once it has grown. */
const answers = ({ printed, flags }: Threat): boolean => printed.returnsFire === true || flags.includes('grown')

function disableSquadOf(world: World, name: string): World {
  const squad = squadOf(world, name)
  return squad === undefined ? world : changeSquad(world, squad, { isActive: false })
}
