import type { ReactElement } from 'react'

/** Colour and shape of each seat in words, in the order they are dealt: "blue circle". */
export const SEAT_SHAPES = [
  'blue circle',
  'orange triangle',
  'pink diamond',
  'violet hexagon',
  'yellow star',
  'coral cross',
  'silver crescent',
  'bronze square',
] as const

interface SeatShapeProps {
  readonly seat: number
  /** filled: someone sits there. hollow: they are away. dashed: the seat is free. */
  readonly variant?: 'filled' | 'hollow' | 'dashed'
  readonly size?: number
  /** A bot wears a small cog. */
  readonly isBot?: boolean
  /** A name for screen readers; without it the shape is decoration. */
  readonly title?: string
}

/** A seat as every screen marks it. The cog stands on `--seat-ground`, the colour of the panel below it. */
export function SeatShape({ seat, variant = 'filled', size = 15, isBot = false, title }: SeatShapeProps): ReactElement {
  const colour = seatColour(seat)
  const width = isBot ? 33 : 22
  return (
    <svg
      width={(size * width) / 22}
      height={size}
      viewBox={`-11 -11 ${width} 22`}
      overflow="visible"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <path d={seatOutline(seat)} strokeLinejoin="round" {...paint(variant, colour)} />
      {isBot && <BotCog />}
    </svg>
  )
}

const OUTLINES = [
  'M-8.2 0a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0',
  'M0-9L9 7.4H-9Z',
  'M0-9.8L8.6 0L0 9.8L-8.6 0Z',
  'M0-9L7.8-4.5V4.5L0 9L-7.8 4.5V-4.5Z',
  'M0-9L2.3-3.2L8.6-2.8L3.7 1.2L5.3 7.3L0 3.9L-5.3 7.3L-3.7 1.2L-8.6-2.8L-2.3-3.2Z',
  'M-3.2-9H3.2V-3.2H9V3.2H3.2V9H-3.2V3.2H-9V-3.2H-3.2Z',
  'M5-8.1A9 9 0 1 0 5 8.1A8.6 8.6 0 0 1 5-8.1Z',
  'M-6.1-7.6H6.1A1.5 1.5 0 0 1 7.6-6.1V6.1A1.5 1.5 0 0 1 6.1 7.6H-6.1A1.5 1.5 0 0 1-7.6 6.1V-6.1A1.5 1.5 0 0 1-6.1-7.6Z',
]

export const seatColour = (seat: number): string => `var(--seat-${(seat % OUTLINES.length) + 1})`

/** The bare shape around 0,0, about 18 wide: for drawings that hold it among other things. */
export const seatOutline = (seat: number): string => OUTLINES[seat % OUTLINES.length] ?? ''

function paint(variant: 'filled' | 'hollow' | 'dashed', colour: string) {
  if (variant === 'filled') return { fill: colour }
  return { fill: 'none', stroke: colour, strokeWidth: 2, ...(variant === 'dashed' && { strokeDasharray: '3 2.4' }) }
}

const COG =
  'M-1.7-6.4L-1.5-9.4H1.5L1.7-6.4 3.3-5.7 5.6-7.7 7.7-5.6 5.7-3.3 6.4-1.7 9.4-1.5V1.5L6.4 1.7 5.7 3.3 7.7 5.6 5.6 7.7 3.3 5.7 1.7 6.4 1.5 9.4H-1.5L-1.7 6.4-3.3 5.7-5.6 7.7-7.7 5.6-5.7 3.3-6.4 1.7-9.4 1.5V-1.5L-6.4-1.7-5.7-3.3-7.7-5.6-5.6-7.7-3.3-5.7ZM-2.8 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0Z'

function BotCog(): ReactElement {
  return (
    <g transform="translate(12.5 6) scale(.85)">
      <circle r="10.6" fill="var(--seat-ground, var(--night-1))" />
      <path d={COG} fill="var(--ink-mid)" fillRule="evenodd" />
    </g>
  )
}
