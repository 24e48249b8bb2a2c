import { type Belt, type Course, hasWall } from '../../rules/course/course.ts'
import { HEADINGS, type Heading, opposite } from '../../rules/heading.ts'
import { OFF_BOARD, type Square } from '../../rules/square.ts'
import { neighbourOf, tileAt, withGround, withTile } from './tiles.ts'

/** RR-13.8: only the two sides across a belt can be curved. */
export const sidesAcross = ({ to }: Pick<Belt, 'to'>): readonly Heading[] =>
  HEADINGS.filter((side) => side !== to && side !== opposite(to))

const beltAt = (course: Course, square: Square): Belt | null => {
  const { ground } = tileAt(course, square)
  return ground.kind === 'belt' ? ground : null
}

/** A belt beyond this side runs in here, and no wall keeps it out. */
function isFed(course: Course, square: Square, side: Heading): boolean {
  const beyond = neighbourOf(course, square, side)
  return beyond !== OFF_BOARD && beltAt(course, beyond)?.to === opposite(side) && !hasWall(course, square, side)
}

/** Where a square was before an edit; OFF_BOARD if it is new. */
type Was = (square: Square) => Square

/**
 * Belts curve by themselves: a side of a belt is curved from the moment another belt feeds it, until none does. What a
 * hand has set otherwise stays until the feeding of that very side changes, or the belt itself is laid anew.
 */
export function withCurves(before: Course, after: Course, was: Was = (square) => square): Course {
  if (before === after) return after
  let course = after
  for (const square of after.tiles.keys()) {
    const belt = beltAt(after, square)
    if (belt === null) continue
    const old = was(square) === OFF_BOARD ? null : beltAt(before, was(square))
    const curves = sidesAcross(belt).filter((side) => {
      const feeds = isFed(after, square, side)
      const isSettled = old?.to === belt.to && isFed(before, was(square), side) === feeds
      return isSettled ? belt.curves.includes(side) : feeds
    })
    if (!isSame(curves, belt.curves)) course = withBelt(course, square, { ...belt, curves })
  }
  return course
}

const isSame = (one: readonly Heading[], other: readonly Heading[]): boolean =>
  one.length === other.length && one.every((side, place) => side === other[place])

const withBelt = (course: Course, square: Square, belt: Belt): Course =>
  withTile(course, square, withGround(tileAt(course, square), belt))

/** By hand: a side entry that is or is not to turn robots. */
export function toggleCurve(course: Course, square: Square, side: Heading): Course {
  const belt = beltAt(course, square)
  if (belt === null || !sidesAcross(belt).includes(side)) return course
  const isCurved = belt.curves.includes(side)
  const curves = sidesAcross(belt).filter((other) => (other === side ? !isCurved : belt.curves.includes(other)))
  return withBelt(course, square, { ...belt, curves })
}
