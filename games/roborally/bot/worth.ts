import { MOST_DAMAGE } from '../rules/damage.ts'
import type { Options } from '../rules/options.ts'
import { REGISTERS } from '../rules/state.ts'
import { driven, type Pose, squareOf, WRECK } from './drive.ts'
import { STAND } from './moves.ts'
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
  const way = wayFrom(route, end.pose, end.next)
  return worthOnTheWay(end.next, way, repaired(route, repairs, end))
}

/** The shorter the way and the smaller the damage, the more. */
export const worthOnTheWay = (next: number, way: number, damage: number): number =>
  weights.touch * next - way - damageCost(damage, way)

/** What it is worth if the robot may also rest, where its damage would cost more than the turn. */
export function bestWorthOf(route: Route, repairs: Repairs, end: End): number {
  const running = worthOf(route, repairs, end)
  return isWorthARest(end) ? Math.max(running, worthWhenDown(route, end)) : running
}

const isWorthARest = ({ pose, damage }: End): boolean => pose !== WRECK && damage >= LEAST_FOR_A_REST

/** From so much damage on a rest may be worth its turn, where the race is long. */
export const LEAST_FOR_A_REST = weights.damageShare.findIndex((share) => share * weights.longRace > weights.turnDown)

/** The same if it powers down for the turn to come: it stands there, and the board does with it what it likes. */
export function worthWhenDown(route: Route, end: End): number {
  if (end.next > route.last) return weights.win
  if (end.pose === WRECK) return worthOfWreck(route, end)
  let [pose, hits] = [end.pose, 0]
  for (let register = 0; register < REGISTERS.length && pose !== WRECK; register++) {
    pose = driven(route.drive, pose, STAND, register)
    if (pose !== WRECK) hits += route.drive.hits[squareOf(pose)] ?? 0
  }
  if (pose === WRECK || hits > MOST_DAMAGE)
    return worthOfWreck(route, { ...end, lives: end.lives - 1 }) - weights.turnDown
  const way = wayFrom(route, pose, end.next)
  return weights.touch * end.next - weights.turnDown - way - damageCost(hits, way)
}

export function worthOfWreck(route: Route, { next, lives, archive }: Omit<End, 'pose' | 'damage'>): number {
  let way = wayFrom(route, 4 * archive, next)
  for (let heading = 1; heading < 4; heading++) way = Math.min(way, wayFrom(route, 4 * archive + heading, next))
  const life = lives <= 0 ? weights.lastLife : weights.life / lives
  return weights.touch * next - way - damageCost(DAMAGE_ON_REENTRY, way) - weights.life - life
}

export const damageCost = (damage: number, way: number): number =>
  (weights.damageShare[damage] ?? 1) * Math.min(way, weights.longRace)

/** RR-10.2, 10.3: the larger effect counts. */
export function repaired({ drive: { factory } }: Route, repairs: Repairs, { pose, damage }: End): number {
  if (damage === 0) return 0
  const square = squareOf(pose)
  const onSite = factory.isRepair[square] === 1 ? REPAIRS[repairs.repair] : 0
  const onCheckpoint = (factory.checkpoint[square] ?? 0) > 0 ? REPAIRS[repairs.checkpointRepairs] : 0
  return Math.max(0, damage - Math.max(onSite, onCheckpoint))
}

/** Wherever the turn may end. */
export const leastDamage = ({ repair, checkpointRepairs }: Repairs, damage: number): number =>
  Math.max(0, damage - Math.max(REPAIRS[repair], REPAIRS[checkpointRepairs]))

const REPAIRS = { none: 0, one: 1, all: MOST_DAMAGE } as const
