import type { ReactElement } from 'react'
import { Drawing } from '../drawing.tsx'
import { ABOARD, INK } from '../palette.ts'
import { BATTERY } from '../pieces/machines.paths.ts'
import { CUBE_STEP, type Point } from './layout.ts'

/** A, B or C on its plate. */
export const LetterPlate = ({ at, letter }: { readonly at: Point; readonly letter: string }): ReactElement => (
  <g transform={`translate(${at.x - 8} ${at.y - 8})`}>
    <rect width={16} height={16} rx={3} y={1.2} fill={ABOARD.shadow} opacity={0.5} />
    <rect width={16} height={16} rx={3} fill={INK.paper} stroke={INK.line} strokeWidth={1.2} />
    <Figures x={8} y={12.6} fill={INK.print}>
      {letter}
    </Figures>
  </g>
)

interface FiguresProps {
  readonly x: number
  readonly y: number
  readonly fill?: string
  readonly children: string | number
}

const Figures = ({ x, y, fill = ABOARD.light, children }: FiguresProps): ReactElement => (
  <text x={x} y={y} fill={fill} fontFamily="var(--font-figures)" fontSize={13} fontWeight={600} textAnchor="middle">
    {children}
  </text>
)

const SOCKET = 'M0-8.400L8.400-4.200V4.200L0 8.400-8.400 4.200V-4.200Z'

/** A shield or a reactor: one socket for each cube it can hold. */
export const EnergyPanel = ({
  first,
  capacity,
}: {
  readonly first: Point
  readonly capacity: number
}): ReactElement => (
  <g transform={`translate(${first.x} ${first.y})`}>
    <rect
      x={-25}
      y={-12}
      width={capacity * CUBE_STEP + 20}
      height={24}
      rx={4}
      fill={INK.night}
      fillOpacity={0.72}
      stroke={ABOARD.edge}
      strokeOpacity={0.45}
    />
    {Array.from({ length: capacity }, (_, place) => place * CUBE_STEP).map((x) => (
      <path
        key={x}
        d={SOCKET}
        transform={`translate(${x} 0)`}
        fill={INK.line}
        fillOpacity={0.7}
        stroke={INK.sky}
        strokeOpacity={0.6}
        strokeWidth={1.4}
        strokeDasharray="2.4 2"
      />
    ))}
  </g>
)

/** From deck to deck. */
export const Gravolift = ({ x }: { readonly x: number }): ReactElement => (
  <g transform={`translate(${x} 0)`}>
    <path
      d="M-14 252H14V438H-14Z"
      fill={ABOARD.shaft}
      fillOpacity={0.72}
      stroke={ABOARD.edge}
      strokeOpacity={0.75}
      strokeWidth={1.6}
    />
    <path d="M-9 252V438M9 252V438" stroke={INK.sky} strokeOpacity={0.35} />
    <path d="M0 320l7 9h-4v10h-6v-10h-4ZM0 378l7-9h-4v-10h-6v10h-4Z" fill={ABOARD.arrow} fillOpacity={0.8} />
    <path d="M-12 429h24l-3 6h-18Z" fill={INK.steel} stroke={INK.line} strokeWidth={1.2} />
  </g>
)

const BREECHES = {
  up: { whole: 'M-20 0H20L13 20H-13Z', shade: 'M0 0H20L13 20H0Z', y: 15 },
  down: { whole: 'M-22 18L-16 0H16L22 18Z', shade: 'M0 0H16L22 18H0Z', y: 14 },
  left: { whole: 'M0 0H34L40 8 34 18H0Z', shade: 'M0 9H40L34 18H0Z', y: 14 },
  right: { whole: 'M0 0H-34L-40 8-34 18H0Z', shade: 'M0 9H-40L-34 18H0Z', y: 14 },
} as const

const FIGURE_AT = { up: 0, down: 0, left: 24, right: -24 } as const

export type BreechSide = keyof typeof BREECHES

interface BreechProps {
  readonly at: Point
  /** Where its barrel leaves the ship. */
  readonly side: BreechSide
  readonly strength: number
}

/** The end of a cannon that is inside, with its strength. */
export const Breech = ({ at, side, strength }: BreechProps): ReactElement => {
  const { whole, shade, y } = BREECHES[side]
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <path d={whole} fill={ABOARD.breech} stroke={INK.line} strokeWidth={1.8} />
      <path d={shade} fill={INK.line} fillOpacity={0.35} />
      <Figures x={FIGURE_AT[side]} y={y}>
        {strength}
      </Figures>
    </g>
  )
}

/** SA-5.3: light cannons have a battery of their own. */
export const Battery = ({ x, y }: Point): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(.94)`}>
    <Drawing marks={BATTERY} />
  </g>
)

/** Where a damage tile will lie. */
export const TileSlot = ({ x, y }: Point): ReactElement => (
  <rect
    x={x - 9}
    y={y - 9}
    width={18}
    height={18}
    rx={3}
    fill={ABOARD.slot}
    stroke={ABOARD.edge}
    strokeOpacity={0.5}
    strokeDasharray="3 2"
  />
)
