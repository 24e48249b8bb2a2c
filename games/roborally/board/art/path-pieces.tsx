import { seatColour, seatOutline } from '@starboard/screen/pieces/seat-shape.tsx'
import type { Heading } from '../../rules/heading.ts'
import styles from './art.module.css'
import { TILE } from './course-box.ts'
import { DECORATION } from './decoration.ts'
import { INK } from './palette.ts'
import { Piece, type Placed, type Point } from './piece.tsx'
import css from './pieces.module.css'

interface PathLineProps {
  readonly points: readonly Point[]
  readonly seat: number
  /** card: the robot drives. belt: it is carried. maybe: it would, if nothing changes. */
  readonly kind?: 'card' | 'belt' | 'maybe'
  readonly hasHead?: boolean
}

/** Where a robot goes, in its owner's colour. */
export function PathLine({ points, seat, kind = 'card', hasHead = false }: PathLineProps) {
  const d = `M${points.map((point) => point.join(' ')).join('L')}`
  const head = hasHead ? headOf(points) : ''
  return (
    <g style={{ color: seatColour(seat) }} {...DECORATION}>
      <path d={d + head} className={css.pathBed} data-kind={kind} />
      <path d={d} className={css.path} data-kind={kind} />
      <path d={head} className={css.path} />
    </g>
  )
}

function headOf(points: readonly Point[]): string {
  const [last, before] = [points.at(-1), points.at(-2)]
  if (last === undefined || before === undefined) return ''
  const length = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1
  const [dx, dy] = [((last[0] - before[0]) / length) * 7, ((last[1] - before[1]) / length) * 7]
  return `M${last[0] - dx - dy} ${last[1] - dy + dx}L${last[0]} ${last[1]}L${last[0] - dx + dy} ${last[1] - dy - dx}`
}

interface PathTagProps extends Placed {
  /** The register after which the robot stands here. */
  readonly register: number
  readonly seat: number
  /** Another robot may prevent it: shown with a question mark. */
  readonly isDoubtful?: boolean
}

/** The number of a register on the previewed way. */
export const PathTag = ({ at, register, seat, isDoubtful = false }: PathTagProps) => (
  <Piece at={at}>
    <g className={styles.figure} style={{ color: seatColour(seat) }}>
      {isDoubtful ? (
        <rect x={-20} y={-15} width={40} height={30} rx={15} className={css.tagDoubtful} />
      ) : (
        <circle r={15} className={css.tag} />
      )}
      <text y={1} className={css.tagText} data-doubtful={isDoubtful || undefined}>
        {isDoubtful ? `${register}?` : register}
      </text>
    </g>
  </Piece>
)

interface NoteProps extends Placed {
  readonly text: string
}

/** A short warning above a square, such as `laser +1`. */
export function HarmNote({ at, text }: NoteProps) {
  const half = 9 + text.length * 4.9
  return (
    <Piece at={at}>
      <g transform="translate(0 -29)">
        <g className={styles.figure}>
          <path d={`M${-half}-37H${half}V-9H8L0 0L-8-9H${-half}Z`} className={css.note} />
          <text y={-22} className={css.noteText}>
            {text}
          </text>
        </g>
      </g>
    </Piece>
  )
}

interface ArchiveMarkerProps extends Placed {
  readonly seat: number
  /** Which of the archives on this square it is, from 0: they stand side by side. */
  readonly place?: number
}

/** Where a robot comes back, in a corner of the square: colour and shape changed round, so that it is not taken for the robot. */
export function ArchiveMarker({ at, seat, place = 0 }: ArchiveMarkerProps) {
  const [x, y] = CORNERS[place % CORNERS.length] ?? [0, 0]
  return (
    <Piece at={at}>
      <g transform={`translate(${x} ${y})`}>
        <circle r={12} fill={INK.line} />
        <circle r={10.5} fill={seatColour(seat)} stroke={INK.white} strokeWidth={1.2} strokeOpacity={0.7} />
        <path d={seatOutline(seat)} fill={INK.line} transform="scale(.72)" />
      </g>
    </Piece>
  )
}

const CORNERS: readonly Point[] = [
  [-20, 20],
  [-20, -20],
  [20, 20],
  [20, -20],
  [-20, 0],
  [0, 20],
  [20, 0],
  [0, -20],
]

/** A square that may be chosen; green is the light that says so. */
export const OpenSquare = ({ at, isPicked = false }: Placed & { readonly isPicked?: boolean }) => (
  <Piece at={at}>
    <rect x={-29} y={-29} width={58} height={58} rx={7} className={css.open} data-picked={isPicked || undefined} />
  </Piece>
)

interface OpenHeadingProps extends Placed {
  readonly heading: Heading
  readonly isPicked?: boolean
}

/** A heading that may be chosen, on the side of the square it looks to. */
export const OpenHeading = ({ at, heading, isPicked = false }: OpenHeadingProps) => (
  <Piece at={at} heading={heading}>
    <path d="M0-48L15-28H6V-20H-6V-28H-15Z" className={css.openHeading} data-picked={isPicked || undefined} />
  </Piece>
)

/** Everything but what matters steps back. */
export const Dim = ({ width, height }: { readonly width: number; readonly height: number }) => (
  <rect width={width * TILE} height={height * TILE} className={css.dim} {...DIMMED} />
)

const DIMMED = { 'aria-hidden': true } as const
