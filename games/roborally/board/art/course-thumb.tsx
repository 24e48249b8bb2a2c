import { memo } from 'react'
import { type Course, type Ground, hasWall } from '../../rules/course/course.ts'
import { HEADINGS } from '../../rules/heading.ts'
import styles from './art.module.css'
import { centreOf, edgeOf, fromEast, type Spot, spotsOf, TILE } from './course-box.ts'
import { BELT, BELT_BED, CHECKPOINT, DOCK, FLOOR, FRAME, GEAR, INK, REPAIR } from './palette.ts'

/** A course in a few paths and without text, filling its box: for lists. */
export const CourseThumb = memo(({ course }: { readonly course: Course }) => {
  const width = course.width * TILE
  const height = course.height * TILE
  const spots = spotsOf(course)
  return (
    <svg
      className={styles.thumb}
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      aria-hidden="true"
    >
      <rect x={-EDGE} y={-EDGE} width={width + 2 * EDGE} height={height + 2 * EDGE} rx={18} fill={FRAME.top} />
      <rect width={width} height={height} fill={FLOOR.plate} />
      <path d={seams(course)} stroke={FLOOR.dark} strokeWidth={2} opacity={0.6} />
      {LAYERS.map(({ name, isOn, mark, ...paint }) => (
        <path
          key={name}
          fill="none"
          d={spots
            .filter(isOn)
            .map((spot) => moved(course, spot, mark))
            .join('')}
          {...paint}
        />
      ))}
      <path d={walls(course)} stroke={INK.line} strokeWidth={13} strokeLinecap="round" />
      <path d={walls(course)} stroke={INK.safety} strokeWidth={8} strokeLinecap="round" />
    </svg>
  )
})
CourseThumb.displayName = 'CourseThumb'

const EDGE = 12

interface Layer {
  readonly name: string
  readonly isOn: (spot: Spot) => boolean
  /** Lines of relative steps around the middle of a square, for a belt to the east. */
  readonly mark: readonly Line[]
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
}
type Line = readonly (readonly [x: number, y: number])[]

const isBelt = (isExpress: boolean) => (spot: Spot) =>
  spot.ground.kind === 'belt' && spot.ground.isExpress === isExpress
const isGround = (kind: Ground['kind']) => (spot: Spot) => spot.ground.kind === kind

const box = (half: number): readonly Line[] => [
  [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ],
]
const ring = (radius: number): readonly Line[] => [
  Array.from({ length: 13 }, (_, place) => [
    Math.round(radius * Math.cos((place * Math.PI) / 6)),
    Math.round(radius * Math.sin((place * Math.PI) / 6)),
  ]),
]
const chevron = (x: number): Line => [
  [x - 6, -11],
  [x + 6, 0],
  [x - 6, 11],
]

const LAYERS: readonly Layer[] = [
  {
    name: 'docks',
    isOn: ({ dock }) => dock !== undefined,
    mark: box(22),
    fill: DOCK.ground,
    stroke: DOCK.mark,
    strokeWidth: 4,
  },
  { name: 'belts', isOn: isBelt(false), mark: box(24), fill: BELT.normal.rubber },
  { name: 'express belts', isOn: isBelt(true), mark: box(24), fill: BELT.express.slat },
  { name: 'arrows', isOn: isBelt(false), mark: [chevron(0)], stroke: BELT.normal.mark, strokeWidth: 6 },
  {
    name: 'express arrows',
    isOn: isBelt(true),
    mark: [chevron(-8), chevron(8)],
    stroke: BELT.express.mark,
    strokeWidth: 6,
  },
  { name: 'pits', isOn: isGround('pit'), mark: box(20), fill: INK.black, stroke: INK.hazard, strokeWidth: 6 },
  {
    name: 'gears',
    isOn: isGround('gear'),
    mark: ring(17),
    fill: BELT_BED,
    stroke: GEAR.clockwise.metal,
    strokeWidth: 8,
  },
  { name: 'repairs', isOn: isGround('repair'), mark: ring(17), fill: REPAIR.disc, stroke: REPAIR.ring, strokeWidth: 7 },
  {
    name: 'checkpoints',
    isOn: ({ checkpoint }) => checkpoint !== undefined,
    mark: ring(17),
    fill: CHECKPOINT.next,
    stroke: INK.safety,
    strokeWidth: 9,
  },
]

/** A mark on a square; belts turn it to where they go. */
function moved(course: Course, { square, ground }: Spot, mark: readonly Line[]): string {
  const [x, y] = centreOf(course, square)
  const quarters = ground.kind === 'belt' ? fromEast(ground.to) / 90 : 0
  return mark
    .map(
      (line) =>
        `M${line
          .map((point) =>
            quarterTurned(point, quarters)
              .map((n, axis) => n + (axis === 0 ? x : y))
              .join(' '),
          )
          .join('L')}`,
    )
    .join('')
}

const quarterTurned = ([x, y]: readonly [number, number], quarters: number): readonly [number, number] =>
  quarters === 0 ? [x, y] : quarterTurned([-y, x], quarters - 1)

const seams = ({ width, height }: Course): string =>
  [
    ...Array.from({ length: width - 1 }, (_, x) => `M${(x + 1) * TILE} 0v${height * TILE}`),
    ...Array.from({ length: height - 1 }, (_, y) => `M0 ${(y + 1) * TILE}h${width * TILE}`),
  ].join('')

const walls = (course: Course): string =>
  course.tiles
    .flatMap((_, square) =>
      HEADINGS.filter((side) => hasWall(course, square, side)).map((side) => edgeOf(course, square, side)),
    )
    .map(({ x, y, isUpright }) => `M${x * TILE} ${y * TILE}${isUpright ? 'v' : 'h'}${TILE}`)
    .join('')
