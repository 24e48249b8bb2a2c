import type { Belt, Course } from '../../rules/course/course.ts'
import { hasWall } from '../../rules/course/course.ts'
import { type Heading, LEFT, opposite, RIGHT, turned } from '../../rules/heading.ts'
import type { Square } from '../../rules/square.ts'
import { neighbourOf } from './course-box.ts'

/**
 * Ways by which a belt square is entered, seen along the belt. A side that is marked as curved bends (RR-5.9); another
 * belt that leads in from an unmarked side only butts against it (RR-5.10).
 */
const LANES = ['back', 'leftCurve', 'rightCurve', 'leftButt', 'rightButt'] as const
export type Lane = (typeof LANES)[number]

export interface BeltShape {
  readonly square: Square
  readonly to: Heading
  readonly isExpress: boolean
  readonly lanes: readonly Lane[]
  /** Lanes that begin here: nothing leads in. */
  readonly starts: readonly Lane[]
  /** What it carries leaves the belts. */
  readonly isEnd: boolean
}

type Drawn = Pick<Course, 'width' | 'height' | 'tiles' | 'walls'>

export const beltShapes = (course: Drawn): readonly BeltShape[] =>
  course.tiles.flatMap(({ ground }, square) => (ground.kind === 'belt' ? [shapeOf(course, square, ground)] : []))

function shapeOf(course: Drawn, square: Square, belt: Belt): BeltShape {
  const feeds = (lane: Lane) => isFedFrom(course, square, turned(belt.to, SIDES[lane]))
  const curves = LANES.filter((lane) => lane.endsWith('Curve') && belt.curves.includes(turned(belt.to, SIDES[lane])))
  const butts = LANES.filter((lane) => lane.endsWith('Butt') && feeds(lane) && !curves.includes(curveBeside(lane)))
  const back: readonly Lane[] = curves.length === 0 || feeds('back') ? ['back'] : []
  const lanes = [...back, ...curves, ...butts]
  return {
    square,
    to: belt.to,
    isExpress: belt.isExpress,
    lanes,
    starts: lanes.filter((lane) => !feeds(lane)),
    isEnd: !leadsOnto(course, square, belt.to),
  }
}

/** Quarter turns from the exit to the side a lane comes from. */
export const SIDES: Readonly<Record<Lane, number>> = {
  back: 2,
  leftCurve: LEFT,
  rightCurve: RIGHT,
  leftButt: LEFT,
  rightButt: RIGHT,
}

const curveBeside = (lane: Lane): Lane => (lane === 'leftButt' ? 'leftCurve' : 'rightCurve')

function beltAt({ tiles }: Drawn, square: Square | undefined): Belt | undefined {
  const ground = square === undefined ? undefined : tiles[square]?.ground
  return ground?.kind === 'belt' ? ground : undefined
}

function isFedFrom(course: Drawn, square: Square, side: Heading): boolean {
  if (hasWall(course, square, side)) return false
  return beltAt(course, neighbourOf(course, square, side))?.to === opposite(side)
}

function leadsOnto(course: Drawn, square: Square, to: Heading): boolean {
  if (hasWall(course, square, to)) return false
  const next = beltAt(course, neighbourOf(course, square, to))
  return next !== undefined && next.to !== opposite(to)
}
