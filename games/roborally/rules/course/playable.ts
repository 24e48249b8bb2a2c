import { factoryOf } from '../factory/compile.ts'
import { HEADINGS } from '../heading.ts'
import type { Square } from '../square.ts'
import type { Placed } from './combine.ts'
import { type Course, hasWall, type Remark } from './course.ts'
import { printCourse } from './print.ts'
import { neighbour } from './reach.ts'
import { readCourse } from './read.ts'
import { inReadingOrder, remark } from './spot.ts'

interface Spotted extends Placed {
  readonly square: Square
}

/** A sentence where the part is doubtful. */
type Doubt = (course: Course, part: Spotted) => string | null

/** RR-13.10: the warnings. A text with faults in its drawing has none; the places are those of the printed text if a course is given. */
export function warningsOf(source: string | Course): readonly Remark[] {
  const { drawn, faults } = readCourse(typeof source === 'string' ? source : printCourse(source), 'scenario')
  if (drawn === null || faults.length > 0) return []
  const { course, placed } = drawn
  return placed
    .flatMap((parts, square) => parts.map((part) => ({ ...part, square })))
    .flatMap((part) => DOUBTS.flatMap((doubt) => warning(part, doubt(course, part))))
    .toSorted(inReadingOrder)
}

const warning = ({ spot }: Spotted, text: string | null): Remark[] =>
  text === null ? [] : [remark(spot, 'RR-13.10', text)]

const checkpointOnBelt: Doubt = ({ tiles }, { part, square }) =>
  part.kind === 'checkpoint' && tiles[square]?.ground.kind === 'belt'
    ? `Checkpoint ${part.number} lies on a belt: robots are carried off it.`
    : null

const beltToNowhere: Doubt = (course, { part, square }) => {
  if (part.kind !== 'ground' || part.ground.kind !== 'belt') return null
  if (hasWall(course, square, part.ground.to)) return 'This belt leads into a wall.'
  return neighbour(course, square, part.ground.to) === null ? 'This belt leads off the board.' : null
}

const dockUnderFire: Doubt = (course, { part, square }) =>
  part.kind === 'dock' && isUnderFire(course, square) ? `Dock ${part.dock.number} lies in the path of a laser.` : null

export const isUnderFire = (course: Course, square: Square): boolean =>
  factoryOf(course).lasers.some(({ path }) => path.includes(square))

const MOST_WALLS = 2

const checkpointWalledIn: Doubt = (course, { part, square }) =>
  part.kind === 'checkpoint' && HEADINGS.filter((heading) => hasWall(course, square, heading)).length > MOST_WALLS
    ? `Checkpoint ${part.number} has walls on three sides.`
    : null

const DOUBTS: readonly Doubt[] = [checkpointOnBelt, beltToNowhere, dockUnderFire, checkpointWalledIn]
