import { type Course, type Ground, hasWall, PLAIN } from '../../rules/course/course.ts'
import { HEADINGS, type Heading } from '../../rules/heading.ts'
import { OFF_BOARD, type Square } from '../../rules/square.ts'
import { withCurves } from './curves.ts'
import { dropHanging } from './fixtures.ts'
import { makeRoom, unnumbered } from './room.ts'
import { andThen, type Edit, edited, isPlain, neighbourOf, tileAt, withGround, withTile, withWall } from './tiles.ts'

/** Covers a square; RR-13.9: at most one ground, and what cannot stay with it goes. Belts around curve along. */
export function paintGround(course: Course, square: Square, ground: Ground): Edit {
  const laid = isSameBelt(tileAt(course, square).ground, ground) ? keepCurves(course, square, ground) : ground
  const room =
    ground.kind === 'floor' ? edited(course) : makeRoom(course, square, ground.kind === 'pit' ? 'pit' : 'ground')
  return andThen(room, (cleared) =>
    edited(withCurves(course, withTile(cleared, square, withGround(tileAt(cleared, square), laid)))),
  )
}

const isSameBelt = (one: Ground, other: Ground): boolean =>
  one.kind === 'belt' && other.kind === 'belt' && one.to === other.to

/** Painting over a belt that runs the same way leaves its curves as they are. */
function keepCurves(course: Course, square: Square, ground: Ground): Ground {
  const old = tileAt(course, square).ground
  return old.kind === 'belt' && ground.kind === 'belt' ? { ...ground, curves: old.curves } : ground
}

/** Everything of the same kind that can be reached without crossing a wall. */
export function flood(course: Course, from: Square, ground: Ground): Edit {
  const kind = groundKey(tileAt(course, from).ground)
  const found = new Set([from])
  for (const square of found)
    for (const to of HEADINGS) {
      const beyond = neighbourOf(course, square, to)
      if (beyond === OFF_BOARD || hasWall(course, square, to)) continue
      if (groundKey(tileAt(course, beyond).ground) === kind) found.add(beyond)
    }
  return [...found].reduce<Edit>(
    (edit, square) => andThen(edit, (before) => paintGround(before, square, ground)),
    edited(course),
  )
}

/** Curves do not count: a winding belt is one belt. */
const groundKey = (ground: Ground): string => {
  if (ground.kind === 'gear') return `gear ${ground.turn}`
  return ground.kind === 'belt' ? `belt ${ground.isExpress}` : ground.kind
}

/** RR-13.5: a wall on an edge. What hung on a wall that is taken away goes with it. */
export const setWall = (course: Course, square: Square, to: Heading, isWall: boolean): Edit => {
  const hung = isWall ? edited(course) : dropHanging(course, square, to)
  return andThen(hung, (before) => edited(withCurves(course, withWall(before, square, to, isWall))))
}

/** Empties a square; an empty one loses the walls around it. */
export function erase(course: Course, square: Square): Edit {
  if (!isPlain(tileAt(course, square))) return edited(cleared(course, square))
  return HEADINGS.reduce<Edit>(
    (edit, to) => andThen(edit, (before) => setWall(before, square, to, false)),
    edited(course),
  )
}

function cleared(course: Course, square: Square): Course {
  const unmarked = unnumbered(unnumbered(course, square, 'checkpoint'), square, 'dock')
  return withCurves(course, withTile(unmarked, square, PLAIN))
}
