import styles from './art.module.css'
import { middleOf } from './comet-light.ts'
import { FACET, HOLE, INK } from './palette.ts'
import { SeatShape } from './seat-shape.tsx'
import { type Point, round, type StageName } from './track.ts'

interface Props {
  readonly points: readonly Point[]
  readonly stage: StageName
}

/** Sizes in the comet's own units: a phone shows it at half the scale, and figures stay readable. */
const SIZES = {
  wide: { mark: 20, health: 45.6, rim: 5.8, corner: 10.7, tag: 0.9 },
  phone: { mark: 34, health: 53, rim: 11, corner: 17.6, tag: 1.84 },
} as const

interface FacetMarkProps extends Props {
  readonly text: string
  readonly isPrivate: boolean
  /** The facet under fire: its sight needs room. */
  readonly active: readonly Point[] | undefined
}

/** A question mark, or the strength of a segment that lies open but is not under fire yet. */
export function FacetMark({ points, text, isPrivate, active, stage }: FacetMarkProps) {
  const { x, y } = active === undefined ? middleOf(points) : clearOf(sightBox(active), points)
  const size = SIZES[stage].mark
  return (
    <g transform={`translate(${round(x - 3)} ${round(y)})`}>
      {isPrivate && (
        <circle r={size * 0.78} fill="none" stroke={FACET.mark} strokeWidth={size * 0.11} strokeDasharray="4 3" />
      )}
      <text
        y={size * 0.24}
        className={styles.display}
        fontSize={size}
        fontWeight={700}
        fill={FACET.mark}
        stroke={FACET.markRim}
        strokeOpacity={0.75}
        strokeWidth={3}
        paintOrder="stroke"
        strokeLinejoin="round"
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  )
}

/** The health left, large, in the corners of a sight. */
export function ActiveMark({ points, health, stage }: Props & { readonly health: number }) {
  const { health: size, rim, corner } = SIZES[stage]
  const centre = middleOf(points)
  const d = sight(points, corner)
  const thin = stage === 'phone' ? 2 : 1
  return (
    <>
      <path d={d} fill="none" stroke={INK.line} strokeWidth={4.85 * thin} />
      <path d={d} fill="none" stroke={INK.now} strokeWidth={2.3 * thin} />
      <text
        x={round(centre.x)}
        y={round(centre.y + size * 0.355)}
        className={styles.display}
        fontSize={size}
        fontWeight={800}
        fill={INK.white}
        stroke={INK.line}
        strokeWidth={rim}
        paintOrder="stroke"
        strokeLinejoin="round"
        textAnchor="middle"
      >
        {health}
      </text>
    </>
  )
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function sightBox(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: round(Math.min(...xs) - 3),
    right: round(Math.max(...xs) + 3),
    top: round(Math.min(...ys) - 3),
    bottom: round(Math.max(...ys) + 3),
  }
}

const ROOM = 12

/** The middle of a facet, or a place in it sideways of the box. */
function clearOf({ left, right, top, bottom }: Box, points: readonly Point[]): Point {
  const { x, y } = middleOf(points)
  const own = sightBox(points)
  const isInside = x > left - ROOM && x < right + ROOM && y > top - ROOM && y < bottom + ROOM
  const aside = x - left < right - x ? left - ROOM : right + ROOM + 3
  return isInside && aside > own.left + ROOM && aside < own.right - ROOM ? { x: aside, y } : { x, y }
}

function sight(points: readonly Point[], corner: number): string {
  const { left, right, top, bottom } = sightBox(points)
  return (
    `M${left} ${top + corner}V${top}H${left + corner}M${right - corner} ${top}H${right}V${top + corner}` +
    `M${right} ${bottom - corner}V${bottom}H${right - corner}M${left + corner} ${bottom}H${left}V${bottom - corner}`
  )
}

interface TagProps extends Props {
  readonly strength: number
  readonly seat: number
  /** The shape above the figure instead of beside it. */
  readonly isNarrow: boolean
}

/** Who took the segment, and what it is worth. */
export function DestroyedTag({ points, strength, seat, stage, isNarrow }: TagProps) {
  const { x, y } = middleOf(points)
  const [width, height] = isNarrow ? [21, 29] : [35, 20]
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${SIZES[stage].tag}) translate(${-width / 2} ${-height / 2})`}
    >
      <rect
        width={width}
        height={height}
        rx={4}
        fill={INK.line}
        fillOpacity={0.88}
        stroke={HOLE.tagRim}
        strokeOpacity={0.5}
      />
      <g transform={isNarrow ? 'translate(4.5 2) scale(.6)' : 'translate(3 3) scale(.7)'}>
        <SeatShape seat={seat} />
      </g>
      <text
        x={isNarrow ? 10.5 : 25}
        y={isNarrow ? 25.5 : 14.6}
        textAnchor="middle"
        className={styles.figures}
        fontSize={13}
        fontWeight={600}
        fill={INK.white}
      >
        {strength}
      </text>
    </g>
  )
}
