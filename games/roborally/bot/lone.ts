import { MOST_DAMAGE } from '../rules/damage.ts'
import { driven, type Pose, squareOf, WRECK } from './drive.ts'
import { at } from './numbers.ts'
import type { Task } from './search.ts'

/** How a program ends if nobody else acts. */
export interface LoneEnd {
  /** WRECK: in a pit, over the edge or shot to pieces before the race was won. */
  readonly pose: Pose
  readonly next: number
  /** Damage on the way. */
  readonly hits: number
}

export function loneEnd({ route, start }: Pick<Task, 'route' | 'start'>, moves: readonly number[]): LoneEnd {
  const { drive, last } = route
  let { pose, next } = start
  let hits = 0
  for (const [register, move] of moves.entries()) {
    pose = driven(drive, pose, move, register)
    hits += pose === WRECK ? 0 : at(drive.hits, squareOf(pose))
    if (start.damage + hits > MOST_DAMAGE) pose = WRECK
    if (pose === WRECK) break
    if (at(drive.factory.checkpoint, squareOf(pose)) === next) next++
    if (next > last) break
  }
  return { pose, next, hits }
}
