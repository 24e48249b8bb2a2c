import type { Course } from '../../rules/course/course.ts'
import { placeOf, type Square, squareAt } from '../../rules/square.ts'

export interface Crop {
  readonly course: Course
  /** Where its first square lies. */
  readonly x: number
  readonly y: number
}

/** A square and those around it, as a course of their own: enough to draw the square as it would look. */
export function cropAround(course: Course, square: Square): Crop {
  const [atX, atY] = placeOf(course, square)
  const [x, y] = [Math.max(0, atX - 1), Math.max(0, atY - 1)]
  const [endX, endY] = [Math.min(course.width, atX + 2), Math.min(course.height, atY + 2)]
  const squares = Array.from({ length: (endX - x) * (endY - y) }, (_, place) =>
    squareAt(course, x + (place % (endX - x)), y + Math.floor(place / (endX - x))),
  )
  return {
    x,
    y,
    course: {
      head: course.head,
      width: endX - x,
      height: endY - y,
      tiles: squares.flatMap((one) => course.tiles[one] ?? []),
      walls: squares.map((one) => course.walls[one] ?? 0),
    },
  }
}
