import { type Course, type CourseHead, PLAIN } from '../../rules/course/course.ts'
import { EAST, type Heading, NORTH, SOUTH, WEST } from '../../rules/heading.ts'
import { squareAt } from '../../rules/square.ts'
import { tileAt, withTile } from './tiles.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

const HEAD: CourseHead = { name: 'New course', players: { least: 2, most: 4 } }
const DOCKS = 4

/** A bare floor with docks along the south side and two checkpoints far from them: playable from the first moment. */
export function blankCourse({ width, height }: Size): Course {
  const bare: Course = {
    head: HEAD,
    width,
    height,
    tiles: Array.from({ length: width * height }, () => PLAIN),
    walls: Array.from({ length: width * height }, (_, square) => rimWalls({ width, height }, square)),
  }
  const docks = Array.from({ length: DOCKS }, (_, dock) => Math.floor(((dock + 0.5) * width) / DOCKS))
  const docked = docks.reduce(
    (course, x, dock) => withMark(course, squareAt(course, x, height - 1), { dock: { number: dock + 1 } }),
    bare,
  )
  const first = squareAt(docked, width - 2, 1)
  return withMark(
    withMark(docked, first, { checkpoint: 1 }),
    squareAt(docked, 1, Math.max(0, Math.floor(height / 3))),
    {
      checkpoint: 2,
    },
  )
}

const withMark = (course: Course, square: number, mark: { dock: { number: number } } | { checkpoint: number }) =>
  withTile(course, square, { ...tileAt(course, square), ...mark })

/** RR-13.7: walls all around keep robots on the board. */
function rimWalls({ width, height }: Size, square: number): number {
  const [x, y] = [square % width, Math.floor(square / width)]
  const sides: readonly Heading[] = [
    ...(y === 0 ? [NORTH] : []),
    ...(x === width - 1 ? [EAST] : []),
    ...(y === height - 1 ? [SOUTH] : []),
    ...(x === 0 ? [WEST] : []),
  ]
  return sides.reduce<number>((bits, side) => bits | (1 << side), 0)
}
