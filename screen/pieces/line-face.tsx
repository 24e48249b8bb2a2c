import type { ReactElement } from 'react'

interface LineFaceProps {
  readonly size: number
  /** Strokes in a box of 32 by 32, around a head in its middle. */
  readonly strokes: readonly string[]
  readonly ground: string
  readonly skin: string
  readonly ink: string
}

const HEAD = 'M8 18a8 9 0 0 1 16 0a8 9 0 0 1-16 0Z'

/** A face of a few strokes that is told from others by its strokes alone. */
export const LineFace = ({ size, strokes, ground, skin, ink }: LineFaceProps): ReactElement => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill={ground} />
    <g stroke={ink} strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d={HEAD} fill={skin} />
      <path d={strokes.join('')} />
    </g>
  </svg>
)
