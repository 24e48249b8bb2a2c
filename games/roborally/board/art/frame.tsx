import { type Course, hasWall } from '../../rules/course/course.ts'
import { EAST, NORTH, SOUTH, WEST } from '../../rules/heading.ts'
import styles from './art.module.css'
import { CELL, edgeOf, outerSides, RIM, type Side, STRIP } from './course-box.ts'
import { FRAME, INK } from './palette.ts'

interface Props {
  readonly course: Course
  readonly id: (name: string) => string
}

/** Stripes around pits and where pushers sweep. */
export const StripeDefs = ({ id }: Pick<Props, 'id'>) => (
  <>
    <pattern id={id('hazard')} width={14} height={14} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0H14V14H0Z" fill={INK.hazard} />
      <path d="M0 0H7V14H0Z" fill={INK.soot} />
    </pattern>
    <pattern id={id('sweep')} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0H3.4V8H0Z" fill={INK.soot} opacity={0.55} />
    </pattern>
  </>
)

export const FrameDefs = ({ id }: Pick<Props, 'id'>) => (
  <>
    <pattern id={id('edge')} width={22} height={22} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0H22V22H0Z" fill={INK.safety} />
      <path d="M0 0H11V22H0Z" fill={INK.soot} />
    </pattern>
    <linearGradient id={id('frame')} x1={0} y1={0} x2={0} y2={1}>
      <stop offset={0} stopColor={FRAME.top} />
      <stop offset={1} stopColor={FRAME.bottom} />
    </linearGradient>
    <radialGradient id={id('lamp')} cx=".42" cy=".36" r=".8">
      <stop offset={0} stopColor={INK.white} stopOpacity={0.16} />
      <stop offset={0.55} stopColor={INK.white} stopOpacity={0} />
      <stop offset={1} stopColor={FRAME.under} stopOpacity={0.34} />
    </radialGradient>
  </>
)

/** The plate the course lies on; around the floor stripes where it can be driven off (RR-13.7), curb where a wall stands. */
export function Frame({ course, id }: Props) {
  const width = course.width * CELL
  const height = course.height * CELL
  const across = width + RIM.wide + RIM.narrow
  const down = height + RIM.wide + RIM.narrow
  const [walled, open] = [true, false].map((isWalled) =>
    outerSides(course)
      .filter(({ square, side }) => hasWall(course, square, side) === isWalled)
      .map((side) => strip(course, side))
      .join(''),
  )
  return (
    <>
      <rect x={-RIM.wide} y={-RIM.wide + 13} width={across} height={down} rx={14} fill={FRAME.under} />
      <rect
        x={-RIM.wide + 1}
        y={-RIM.wide + 1}
        width={across - 2}
        height={down - 2}
        rx={14}
        fill={`url(#${id('frame')})`}
        stroke={INK.line}
        strokeWidth={2}
      />
      <path
        d={`M${3 - RIM.wide} ${18 - RIM.wide}q0-15 15-15H${width + RIM.narrow - 14}`}
        fill="none"
        stroke={FRAME.edge}
        strokeWidth={2.5}
      />
      <rect
        x={-STRIP - 3}
        y={-STRIP - 3}
        width={width + 2 * STRIP + 6}
        height={height + 2 * STRIP + 6}
        rx={3}
        fill={INK.line}
      />
      <path d={open} fill={`url(#${id('edge')})`} />
      <path d={walled} fill={FRAME.curb} stroke={FRAME.curbLight} strokeWidth={1} />
    </>
  )
}

/** One outer side's piece; beside a corner it fills the corner too. */
function strip(course: Course, { square, side }: Side): string {
  const { x, y } = edgeOf(course, square, side)
  const [left, top] = [x * CELL, y * CELL]
  if (side === NORTH) return bar(course, { left, top: -STRIP - 2 })
  if (side === SOUTH) return bar(course, { left, top: top + 2 })
  const edge = side === WEST ? -STRIP - 2 : left + (side === EAST ? 2 : 0)
  return `M${edge} ${top}h${STRIP}v${CELL}h${-STRIP}z`
}

function bar({ width }: Course, { left, top }: { readonly left: number; readonly top: number }): string {
  const before = left === 0 ? STRIP + 2 : 0
  const after = left === (width - 1) * CELL ? STRIP + 2 : 0
  return `M${left - before} ${top}h${CELL + before + after}v${STRIP}h${-CELL - before - after}z`
}

/** Columns along the top, rows along the left, as `[x, y]` counts them. */
export const Coordinates = ({ course: { width, height } }: Pick<Props, 'course'>) => (
  <g className={styles.coordinates} fill={FRAME.text}>
    {countTo(width).map((x) => (
      <text key={x} x={(x + 0.5) * CELL} y={-RIM.wide + 16}>
        {x}
      </text>
    ))}
    {countTo(height).map((y) => (
      <text key={y} x={-RIM.wide + 15} y={(y + 0.5) * CELL}>
        {y}
      </text>
    ))}
  </g>
)

const countTo = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place)
