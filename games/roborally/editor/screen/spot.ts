import { type Box, TILE } from '../../board/art/course-box.ts'
import { EAST, type Heading, NORTH, SOUTH, WEST } from '../../rules/heading.ts'
import { type Square, squareAt } from '../../rules/square.ts'
import type { Spot } from '../model/stroke.ts'

interface Sized {
  readonly width: number
  readonly height: number
}

/** So much of a square is taken for its edge; a thumb needs more. */
const EDGE = { fine: 0.2, coarse: 0.28 } as const
/** The outermost edges are met from outside too. */
const OUTSIDE = 0.35

export interface Point {
  readonly x: number
  readonly y: number
}

/** A point of the page in squares from the north-western corner. The drawing fills its frame as far as it fits. */
export function pointIn(frame: DOMRect, box: Box, client: Point): Point {
  const scale = Math.min(frame.width / box.width, frame.height / box.height)
  const left = frame.left + (frame.width - box.width * scale) / 2
  const top = frame.top + (frame.height - box.height * scale) / 2
  return { x: ((client.x - left) / scale + box.x) / TILE, y: ((client.y - top) / scale + box.y) / TILE }
}

/** Null: beside the board. */
export function spotAt(course: Sized, { x, y }: Point, isCoarse = false): Spot | null {
  const isNear = x > -OUTSIDE && y > -OUTSIDE && x < course.width + OUTSIDE && y < course.height + OUTSIDE
  if (!isNear) return null
  const [column, row] = [within(Math.floor(x), course.width), within(Math.floor(y), course.height)]
  const distances: readonly (readonly [Heading, number])[] = [
    [NORTH, y - row],
    [EAST, column + 1 - x],
    [SOUTH, row + 1 - y],
    [WEST, x - column],
  ]
  const [side, distance] = distances.reduce((nearest, one) => (one[1] < nearest[1] ? one : nearest))
  return { square: squareAt(course, column, row), side, isAtEdge: distance < (isCoarse ? EDGE.coarse : EDGE.fine) }
}

/** The nearest square, for a drag that leaves the board. */
export const squareNear = (course: Sized, { x, y }: Point): Square =>
  squareAt(course, within(Math.floor(x), course.width), within(Math.floor(y), course.height))

const within = (value: number, size: number): number => Math.min(Math.max(value, 0), size - 1)
