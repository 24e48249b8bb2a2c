import { HEADINGS, type Heading } from '../heading.ts'
import { placeOf, type Square } from '../square.ts'
import { type Course, hasWall } from './course.ts'

/** The square beyond one side; null beyond the edge of the board. */
export function neighbour(course: Pick<Course, 'width' | 'height'>, square: Square, to: Heading): Square | null {
  const [x, y] = placeOf(course, square)
  const [nextX, nextY] = [x + STEP_X[to], y + STEP_Y[to]]
  return nextX < 0 || nextY < 0 || nextX >= course.width || nextY >= course.height ? null : nextY * course.width + nextX
}

const STEP_X = [0, 1, 0, -1] as const
const STEP_Y = [-1, 0, 1, 0] as const

/** RR-13.10: all squares a robot can drive to from here, respecting walls, pits and the edge. */
export function reachableFrom(
  course: Course,
  start: Square,
  closed: ReadonlySet<Square> = new Set(),
): ReadonlySet<Square> {
  const reached = new Set([start])
  for (const square of reached)
    for (const to of HEADINGS) {
      const next = hasWall(course, square, to) ? null : neighbour(course, square, to)
      if (next !== null && !closed.has(next) && course.tiles[next]?.ground.kind !== 'pit') reached.add(next)
    }
  return reached
}
