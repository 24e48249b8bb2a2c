import { type Course, hasWall } from '../../rules/course/course.ts'
import { EAST, type Heading, NORTH, opposite, SOUTH, WEST } from '../../rules/heading.ts'
import { placeOf, type Square, squareAt } from '../../rules/square.ts'
import { type Brush, groundOf, type ToolName } from './brush.ts'
import { moveNumbered, putLaser, putNumbered, putPusher } from './fixtures.ts'
import { moveTop } from './move.ts'
import { type Numbered, numberOf } from './numbers.ts'
import { erase, flood, paintGround, setWall } from './paint.ts'
import { andThen, type Edit, edited, isPlain, tileAt } from './tiles.ts'

/** Where a finger or a mouse is: a square, and the edge of it that is nearest. */
export interface Spot {
  readonly square: Square
  readonly side: Heading
  /** So near to that edge that it is the edge which is meant. */
  readonly isAtEdge: boolean
}

/** From a press to its end. */
export interface Stroke {
  readonly brush: Brush
  /** The course before it. */
  readonly base: Course
  readonly first: Spot
  readonly last: Square
  /** What it has painted so far. */
  readonly painted: ReadonlySet<Square>
  /** What there is to say about it when it ends. */
  readonly notes: readonly string[]
}

/** One square further. */
interface Drag {
  readonly from: Square
  readonly to: Square
  readonly heading: Heading
}

interface Way {
  /** A drag begins anew from the course before the stroke: what is only dragged over stays as it was. */
  readonly isMove?: true
  press(course: Course, brush: Brush, spot: Spot): Edit
  drag(course: Course, stroke: Stroke, drag: Drag): Edit
}

export interface Drawn {
  readonly stroke: Stroke
  readonly course: Course
}

export function beginStroke(course: Course, brush: Brush, first: Spot): Drawn {
  const edit = WAYS[brush.tool].press(course, brush, first)
  const painted = new Set([first.square])
  return {
    course: edit.course,
    stroke: { brush, base: course, first, last: first.square, painted, notes: edit.notes },
  }
}

/** Square by square to where the pointer is now, however fast it went. */
export function extendStroke(course: Course, stroke: Stroke, to: Square): Drawn {
  const way = WAYS[stroke.brush.tool]
  const path = pathBetween(course, stroke.last, to)
  const { course: drawn, notes } = way.isMove === true ? dragEnd(course, stroke, path) : dragAll(course, stroke, path)
  const painted = new Set([...stroke.painted, ...path.map(({ from }) => from)])
  return { course: drawn, stroke: { ...stroke, last: to, painted, notes } }
}

const dragEnd = (course: Course, stroke: Stroke, path: readonly Drag[]): Edit => {
  const last = path.at(-1)
  return last === undefined ? { course, notes: stroke.notes } : WAYS[stroke.brush.tool].drag(course, stroke, last)
}

const dragAll = (course: Course, stroke: Stroke, path: readonly Drag[]): Edit =>
  path.reduce<Edit & { painted: ReadonlySet<Square> }>(
    ({ painted, ...edit }, drag) => ({
      ...andThen(edit, (before) => WAYS[stroke.brush.tool].drag(before, { ...stroke, painted }, drag)),
      painted: new Set([...painted, drag.from]),
    }),
    { course, notes: stroke.notes, painted: stroke.painted },
  )

function pathBetween(course: Course, from: Square, to: Square): readonly Drag[] {
  const drags: Drag[] = []
  let [[x, y], [toX, toY]] = [placeOf(course, from), placeOf(course, to)]
  while (x !== toX || y !== toY) {
    const isAcross = Math.abs(toX - x) >= Math.abs(toY - y)
    const [nextX, nextY] = isAcross ? [x + Math.sign(toX - x), y] : [x, y + Math.sign(toY - y)]
    const heading = isAcross ? (nextX > x ? EAST : WEST) : nextY > y ? SOUTH : NORTH
    drags.push({ from: squareAt(course, x, y), to: squareAt(course, nextX, nextY), heading })
    ;[x, y] = [nextX, nextY]
  }
  return drags
}

/** All squares of the same kind at once, for tools that paint grounds. */
export function floodFrom(course: Course, brush: Brush, square: Square): Edit | null {
  const ground = groundOf(brush)
  return ground === null ? null : flood(course, square, ground)
}

const stay = (course: Course): Edit => edited(course)

const ground: Way = {
  press: (course, brush, { square }) => paint(course, brush, square),
  drag: (course, { brush }, { to }) => paint(course, brush, to),
}

function paint(course: Course, brush: Pick<Brush, 'tool' | 'heading'>, square: Square): Edit {
  const laid = groundOf(brush)
  return laid === null ? edited(course) : paintGround(course, square, laid)
}

const belt: Way = {
  press: ground.press,
  /** The square behind points here, so that it curves; a belt that was here before is fed, not laid anew. */
  drag(course, { brush, painted }, { from, to, heading }) {
    const laid = paint(course, { tool: brush.tool, heading }, from)
    const isJoined = tileAt(course, to).ground.kind === 'belt' && !painted.has(to)
    return isJoined ? laid : andThen(laid, (before) => paint(before, { tool: brush.tool, heading }, to))
  },
}

const wall: Way = {
  press: (course, _, { square, side }) => setWall(course, square, side, !hasWall(course, square, side)),
  /** All on the line of the first one, and all as the first one: drawn or taken away. */
  drag(course, { base, first: { square, side } }, { to }) {
    const [[x, y], [toX, toY]] = [placeOf(course, square), placeOf(course, to)]
    const here = side === NORTH || side === SOUTH ? squareAt(course, toX, y) : squareAt(course, x, toY)
    return setWall(course, here, side, !hasWall(base, square, side))
  },
}

/** Near an edge it hangs there, whatever way the tool is turned. */
const headingAt = ({ heading }: Pick<Brush, 'heading'>, { side, isAtEdge }: Spot): Heading =>
  isAtEdge ? opposite(side) : heading

const pusher: Way = {
  press: (course, brush, spot) =>
    putPusher(course, spot.square, { to: headingAt(brush, spot), registers: brush.registers }),
  drag: stay,
}

const laser: Way = {
  press: (course, brush, spot) => putLaser(course, spot.square, { to: headingAt(brush, spot), beams: brush.beams }),
  drag: stay,
}

const numbered = (kind: Numbered): Way => ({
  isMove: true,
  press: (course, _, { square }) => putNumbered(course, square, kind),
  drag(_course, { base, first: { square } }, { to }) {
    const hasOne = numberOf(tileAt(base, square), kind) !== undefined
    return hasOne ? moveNumbered(base, kind, square, to) : putNumbered(base, to, kind)
  },
})

/** A press on an empty square takes its walls too; a drag only empties squares. */
const eraser: Way = {
  press: (course, _, { square, side, isAtEdge }) =>
    isAtEdge && hasWall(course, square, side) ? setWall(course, square, side, false) : erase(course, square),
  drag: (course, _, { to }) => (isPlain(tileAt(course, to)) ? edited(course) : erase(course, to)),
}

const WAYS: Readonly<Record<ToolName, Way>> = {
  select: { isMove: true, press: stay, drag: (_, { base, first: { square } }, { to }) => moveTop(base, square, to) },
  belt,
  express: belt,
  'gear-cw': ground,
  'gear-ccw': ground,
  pit: ground,
  repair: ground,
  floor: ground,
  wall,
  pusher,
  laser,
  checkpoint: numbered('checkpoint'),
  dock: numbered('dock'),
  erase: eraser,
}
