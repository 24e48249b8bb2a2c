import { memo, type ReactElement } from 'react'
import type { ThreatId } from '../../rules/vocabulary.ts'
import { Drawing } from '../drawing.tsx'
import { FrameBand, FrameGround } from './frame.tsx'
import { natureOf } from './nature.ts'
import { THREAT_PICTURES } from './pictures.ts'

interface ThreatDrawingProps {
  readonly id: ThreatId
  readonly size?: number
  /** Common or serious, white or yellow, from outside or inside: shown by the frame. */
  readonly hasFrame?: boolean
  /** A name for screen readers; without it the picture is decoration. */
  readonly title?: string
}

/** The picture of a threat card; readable from 28 up. */
export const ThreatDrawing = memo(({ id, size = 48, hasFrame = true, title }: ThreatDrawingProps): ReactElement => {
  const nature = natureOf(id)
  return (
    <svg
      viewBox={hasFrame ? '-29 -29 58 58' : '-24 -24 48 48'}
      width={size}
      height={size}
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {hasFrame && <FrameGround {...nature} />}
      <g {...(hasFrame && nature.level === 'serious' && CUT_CORNERS)}>
        <Drawing marks={THREAT_PICTURES[id]} />
      </g>
      {hasFrame && <FrameBand {...nature} />}
    </svg>
  )
})
ThreatDrawing.displayName = 'ThreatDrawing'

/** There is less room between cut corners. */
const CUT_CORNERS = { transform: 'scale(.93)' } as const

interface ThreatFigureProps {
  readonly id: ThreatId
  /** The middle of it. */
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

/** The same without a frame, for inside an `<svg>`. */
export const ThreatFigure = memo(
  ({ id, x = 0, y = 0, size = 48 }: ThreatFigureProps): ReactElement => (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`}>
      <Drawing marks={THREAT_PICTURES[id]} />
    </g>
  ),
)
ThreatFigure.displayName = 'ThreatFigure'
