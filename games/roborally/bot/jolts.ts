import { HEADINGS } from '../rules/heading.ts'
import { placeOf } from '../rules/square.ts'
import { type Drive, driven, type Pose, squareOf, stepped, WRECK } from './drive.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

/**
 * How many pushes would wreck this program: one square in any direction, before any register, where a rival may have
 * come near by then.
 */
export function joltsThatWreck(o: Outlook, start: Pose, moves: readonly number[]): number {
  const { drive } = o.route
  let [pose, wrecks] = [start, 0]
  for (let register = 0; register < moves.length && pose !== WRECK; register++) {
    if (isNearRival(o, pose, weights.joltReach + register)) wrecks += wrecksAt(drive, pose, moves, register)
    pose = driven(drive, pose, moves[register] ?? 0, register)
  }
  return wrecks
}

function wrecksAt(drive: Drive, pose: Pose, moves: readonly number[], register: number): number {
  let wrecks = 0
  for (const direction of HEADINGS) {
    let now = stepped(drive.factory, pose, direction)
    if (now === pose) continue
    for (let later = register; later < moves.length && now !== WRECK; later++)
      now = driven(drive, now, moves[later] ?? 0, later)
    if (now === WRECK) wrecks++
  }
  return wrecks
}

const isNearRival = (o: Outlook, pose: Pose, reach: number): boolean => toRival(o, pose) <= reach

/** Squares to the nearest rival as it stands now. */
function toRival({ view, seat, route }: Outlook, pose: Pose): number {
  const { factory } = route.drive
  const [column, row] = placeOf(factory, squareOf(pose))
  let least = Number.POSITIVE_INFINITY
  for (const robot of view.robots) {
    if (robot.seat === seat || robot.status !== 'active') continue
    const [x, y] = placeOf(factory, robot.at)
    least = Math.min(least, Math.abs(x - column) + Math.abs(y - row))
  }
  return least
}

/** One beside where a rival stands now, and less with every square away; 0 for a wreck and far off. */
export const companyAt = (o: Outlook, end: Pose): number =>
  end === WRECK ? 0 : Math.max(0, 1 - (toRival(o, end) - 1) / weights.companyReach)
