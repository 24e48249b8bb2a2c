import { expect } from 'vitest'
import { type Course, hasWall } from '../../rules/course/course.ts'
import { parseCourse } from '../../rules/course/parse.ts'
import { neighbour } from '../../rules/course/reach.ts'
import { factoryOf } from '../../rules/factory/compile.ts'
import { HEADINGS, type Heading, NORTH, turned, WEST } from '../../rules/heading.ts'
import { placeOf, type Square, squareAt } from '../../rules/square.ts'
import { COURSES } from './index.ts'
import type { CourseName } from './names.ts'

export const courseNamed = (name: CourseName): Course => {
  const parsed = parseCourse(COURSES.find((one) => one.name === name)?.text ?? '', 'course')
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults))
  return parsed.course
}

export const squaresWith = (course: Course, wanted: (square: Square) => boolean): Square[] =>
  course.tiles.flatMap((_, square) => (wanted(square) ? [square] : []))

export const ground = (course: Course, kind: string): Square[] =>
  squaresWith(course, (square) => course.tiles[square]?.ground.kind === kind)

export const belts = (course: Course, isExpress: boolean): Square[] =>
  squaresWith(course, (square) => {
    const is = course.tiles[square]?.ground
    return is?.kind === 'belt' && is.isExpress === isExpress
  })

export const gears = (course: Course): string[] =>
  course.tiles.flatMap((tile) => (tile.ground.kind === 'gear' ? [tile.ground.turn] : [])).sort()

export const lasers = (course: Course) => factoryOf(course).lasers
export const beams = (course: Course): number[] => lasers(course).map((laser) => laser.beams)

export const pushers = (course: Course) =>
  course.tiles.flatMap(({ pusher }, square) => (pusher === undefined ? [] : [{ square, ...pusher }]))

export const flag = (course: Course, number: number): Square => factoryOf(course).checkpoints[number - 1] ?? -1
export const at = (course: Course, x: number, y: number): Square => squareAt(course, x, y)
export const place = (course: Course, square: Square) => placeOf(course, square)

/** Each counts once, whichever squares it stands between. */
export const wallEdges = (course: Course): number =>
  squaresWith(course, () => true).reduce(
    (sum, square) =>
      sum +
      HEADINGS.filter(
        (side) =>
          hasWall(course, square, side) &&
          (side === NORTH || side === WEST || neighbour(course, square, side) === null),
      ).length,
    0,
  )

/** "About" means within a fifth. */
export const isAbout = (count: number, wanted: number): void => {
  expect(count).toBeGreaterThanOrEqual(wanted * 0.8)
  expect(count).toBeLessThanOrEqual(wanted * 1.2)
}

/** Where a belt leads from here on, square by square, until it ends or comes round. */
export function lane(course: Course, start: Square): Square[] {
  const squares = [start]
  for (;;) {
    const last = squares.at(-1) ?? start
    const is = course.tiles[last]?.ground
    if (is?.kind !== 'belt') return squares
    const next = neighbour(course, last, is.to)
    if (next === null || squares.includes(next)) return next === start ? [...squares, start] : squares
    squares.push(next)
  }
}

export const headingAt = (course: Course, square: Square): Heading | undefined => {
  const is = course.tiles[square]?.ground
  return is?.kind === 'belt' ? is.to : undefined
}

/** Quarter turns to the right along a lane, and that each of them is drawn as a curve. */
export function turns(course: Course, squares: readonly Square[]): readonly number[] {
  return squares.slice(1).flatMap((square, place) => {
    const [from, to] = [headingAt(course, squares[place] ?? -1), headingAt(course, square)]
    if (from === undefined || to === undefined || from === to) return []
    expect(course.tiles[square]?.ground).toMatchObject({ curves: expect.arrayContaining([turned(from, 2)]) })
    return [(to - from + 4) % 4]
  })
}

/** Belt squares that another belt joins from the side, through a curve. */
export const merges = (course: Course): Square[] =>
  squaresWith(course, (square) => {
    const to = headingAt(course, square)
    if (to === undefined) return false
    const feeds = HEADINGS.filter((side) => {
      const beside = neighbour(course, square, side)
      return beside !== null && headingAt(course, beside) === turned(side, 2)
    })
    const is = course.tiles[square]?.ground
    return feeds.length > 1 && is?.kind === 'belt' && feeds.some((side) => is.curves.includes(side))
  })

/** The squares that a closed lane surrounds. */
export function islandOf(course: Course, ring: readonly Square[]): Set<Square> {
  const inside = (square: Square): boolean =>
    HEADINGS.every((side) => {
      for (let next = neighbour(course, square, side); next !== null; next = neighbour(course, next, side))
        if (ring.includes(next)) return true
      return false
    })
  return new Set(squaresWith(course, (square) => !ring.includes(square) && inside(square)))
}

/** The square itself for every open side towards one of these. */
export const sidesTo = (course: Course, square: Square, others: readonly Square[]): Square[] =>
  HEADINGS.filter(
    (side) => others.includes(neighbour(course, square, side) ?? -1) && !hasWall(course, square, side),
  ).map(() => square)

export const cornerOf = (course: Course, square: Square): string => {
  const [x, y] = place(course, square)
  return (y < course.height / 3 ? 'N' : y > (course.height * 2) / 3 ? 'S' : '') + (x < 3 ? 'W' : x > 8 ? 'E' : '')
}

/** An opening of one square in a line of walls. */
export const isDoor = (course: Course, square: Square): boolean =>
  HEADINGS.some((side) => {
    if (hasWall(course, square, side)) return false
    if (ground(course, 'pit').includes(neighbour(course, square, side) ?? -1)) return false
    const flanks = [turned(side, 1), turned(side, 3)].map((across) => neighbour(course, square, across))
    return flanks.every((flank, place) =>
      flank === null || hasWall(course, square, turned(side, place === 0 ? 1 : 3))
        ? true
        : hasWall(course, flank, side),
    )
  })
