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

function isNearRival({ view, seat, route }: Outlook, pose: Pose, reach: number): boolean {
  const { factory } = route.drive
  const [column, row] = placeOf(factory, squareOf(pose))
  return view.robots.some((robot) => {
    if (robot.seat === seat || robot.status !== 'active') return false
    const [x, y] = placeOf(factory, robot.at)
    return Math.abs(x - column) + Math.abs(y - row) <= reach
  })
}
