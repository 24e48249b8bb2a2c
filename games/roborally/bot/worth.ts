import type { Options } from '../rules/options.ts'
import { driven, type Pose, squareOf, WRECK } from './drive.ts'
import { STAND } from './moves.ts'
import { at } from './numbers.ts'
import { type Route, wayFrom } from './route.ts'
import { weights } from './weights.ts'

export type Repairs = Pick<Options, 'repair' | 'checkpointRepairs'>

/** How a turn ended for one robot, before the clean-up. */
export interface End {
  /** WRECK: it was destroyed this turn. */
  readonly pose: Pose
  readonly next: number
  readonly damage: number
  readonly lives: number
  readonly archive: number
}

/** RR-10.6 */
const DAMAGE_ON_REENTRY = 2

/** What the end of a turn is worth, in registers, if the robot goes on running. */
export function worthOf(route: Route, repairs: Repairs, end: End): number {
  if (end.next > route.last) return weights.win
  if (end.pose === WRECK) return worthOfWreck(route, end)
  const damage = repaired(route, repairs, end)
  const way = wayFrom(route, end.pose, end.next)
  return weights.touch * end.next - way - damageCost(damage, way)
}

/** The same if it powers down for the turn to come: it stands there, and the board does with it what it likes. */
export function worthWhenDown(route: Route, end: End): number {
  if (end.next > route.last) return weights.win
  if (end.pose === WRECK) return worthOfWreck(route, end)
  let [pose, hits] = [end.pose, 0]
  for (let register = 0; register < 5 && pose !== WRECK; register++) {
    pose = driven(route.drive, pose, STAND, register)
    if (pose !== WRECK) hits += at(route.drive.hits, squareOf(pose))
  }
  const after: End = { ...end, pose, lives: pose === WRECK ? end.lives - 1 : end.lives }
  if (pose === WRECK || hits >= weights.damageShare.length) return worthOfWreck(route, after) - weights.turnDown
  const way = wayFrom(route, pose, end.next)
  return weights.touch * end.next - weights.turnDown - way - damageCost(hits, way)
}

function worthOfWreck(route: Route, { next, lives, archive }: End): number {
  const pose = 4 * archive
  const way = Math.min(...[0, 1, 2, 3].map((heading) => wayFrom(route, pose + heading, next)))
  const life = lives <= 0 ? weights.lastLife : weights.life / lives
  return weights.touch * next - way - damageCost(DAMAGE_ON_REENTRY, way) - weights.life - life
}

export const damageCost = (damage: number, way: number): number =>
  at(weights.damageShare, damage) * Math.min(way, weights.longRace)

/** RR-10.2, 10.3: the larger effect counts. */
export function repaired({ drive: { factory } }: Route, repairs: Repairs, { pose, damage }: End): number {
  const square = squareOf(pose)
  const amounts = [
    at(factory.isRepair, square) === 1 ? REPAIRS[repairs.repair] : 0,
    at(factory.checkpoint, square) > 0 ? REPAIRS[repairs.checkpointRepairs] : 0,
  ]
  return Math.max(0, damage - Math.max(...amounts))
}

const REPAIRS = { none: 0, one: 1, all: 9 }
