import { type Course, hasWall, PLAIN } from '../../rules/course/course.ts'
import { EAST, type Heading, NORTH, opposite, SOUTH, WEST } from '../../rules/heading.ts'
import { isPlaceOn, OFF_BOARD, placeOf, type Square, squareAt } from '../../rules/square.ts'
import { withCurves } from './curves.ts'
import { numbersOf } from './numbers.ts'
import { has, PART_NAMES, unnumbered } from './room.ts'
import { type Edit, edited, neighbourOf, SIZES, tileAt, withWall } from './tiles.ts'

/** How far the old squares move when a row or column is added at a side. */
const SHIFTS: Readonly<Record<Heading, readonly [number, number]>> = {
  [NORTH]: [0, 1],
  [EAST]: [0, 0],
  [SOUTH]: [0, 0],
  [WEST]: [1, 0],
}

const isUpright = (side: Heading): boolean => side === NORTH || side === SOUTH

/** One more row or column at a side. The walls of the old edge move out; those that something hangs on stay too. */
export function grow(course: Course, side: Heading): Edit {
  const { width, height } = course
  if ((isUpright(side) ? height : width) >= SIZES.most)
    return edited(course, `A course has at most ${SIZES.most} rows and columns (RR-13.10).`)
  const [dx, dy] = SHIFTS[side]
  const size = isUpright(side) ? { width, height: height + 1 } : { width: width + 1, height }
  return edited(rimMovedOut(reframed(course, { ...size, by: [dx, dy] }), side))
}

/** One row or column less at a side. What lay there goes; its outer walls stay around the rest. */
export function shrink(course: Course, side: Heading): Edit {
  const { width, height } = course
  if ((isUpright(side) ? height : width) <= SIZES.least)
    return edited(course, `A course has at least ${SIZES.least} rows and columns (RR-13.10).`)
  const [dx, dy] = SHIFTS[side]
  const size = isUpright(side) ? { width, height: height - 1 } : { width: width - 1, height }
  const rim = rimOf(course, side)
  const pulledIn = rim.reduce(
    (walled, square) => (hasWall(course, square, side) ? withWall(walled, square, opposite(side), true) : walled),
    course,
  )
  const lost = (['checkpoint', 'dock'] as const).flatMap((kind) =>
    rim.some((square) => has(tileAt(course, square), kind)) ? [PART_NAMES[kind]] : [],
  )
  const unmarked = rim.reduce(
    (rest, square) => unnumbered(unnumbered(rest, square, 'checkpoint'), square, 'dock'),
    pulledIn,
  )
  const smaller = reframed(unmarked, { ...size, by: [-dx, -dy] }, course)
  return lost.length === 0
    ? edited(smaller)
    : edited(smaller, `A ${lost.join(' and a ')} went with it; ${leftOver(smaller)}.`)
}

const leftOver = (course: Course): string =>
  `${numbersOf(course, 'checkpoint').length} checkpoints and ${numbersOf(course, 'dock').length} docks are left`

const rimOf = (course: Course, side: Heading): readonly Square[] =>
  [...course.tiles.keys()].filter((square) => neighbourOf(course, square, side) === OFF_BOARD)

interface Reframe extends Pick<Course, 'width' | 'height'> {
  readonly by: readonly [dx: number, dy: number]
}

/** Belts curve by what changed since `before`, which is of the same size as `course`. */
function reframed(course: Course, { by: [dx, dy], ...size }: Reframe, before = course): Course {
  const was = (square: Square): Square => {
    const [x, y] = placeOf(size, square)
    return isPlaceOn(course, [x - dx, y - dy]) ? squareAt(course, x - dx, y - dy) : OFF_BOARD
  }
  const squares = Array.from({ length: size.width * size.height }, (_, square) => was(square))
  const framed: Course = {
    ...course,
    ...size,
    tiles: squares.map((square) => (square === OFF_BOARD ? PLAIN : tileAt(course, square))),
    walls: squares.map((square) => course.walls[square] ?? 0),
  }
  return withCurves(before, framed, was)
}

/** The squares that were at the edge share their outer walls with new neighbours now. */
function rimMovedOut(course: Course, side: Heading): Course {
  return rimOf(course, side).reduce((moved, outer) => {
    const inner = neighbourOf(course, outer, opposite(side))
    if (!hasWall(course, inner, side)) return moved
    const { pusher, lasers } = tileAt(course, inner)
    const isHeld = [pusher, ...lasers].some((hanging) => hanging?.to === opposite(side))
    const walled = withWall(moved, outer, side, true)
    // The new square knows nothing of this wall yet: it is taken away and, where it is needed, put up for both.
    return withWall(withWall(walled, inner, side, false), inner, side, isHeld)
  }, course)
}
