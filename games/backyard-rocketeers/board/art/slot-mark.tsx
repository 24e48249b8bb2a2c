import type { ReactElement } from 'react'
import type { Tier } from './parts.paths.ts'

/** A sign for each place on a rocket, 16 by 16. */
const SLOTS = {
  'nose-cone': 'M8 1.500C4 6 3 10 3 14H13C13 10 12 6 8 1.500Z',
  fuselage: 'M4 2H12V14H4Z',
  'stabilizer-fins': 'M7 2H9V14H7ZM5.500 4L1 14 5.500 11.500ZM10.500 4L15 14 10.500 11.500Z',
  thruster: 'M5 2H11L10 7 14 14H2L6 7Z',
  boosters: 'M3 5L5 1 7 5V14H3ZM9 5L11 1 13 5V14H9Z',
  staging: 'M4 1.500H12V6H4ZM2 7H14V9.500H2ZM4 10.500H12V14.500H4Z',
  'defense-missile':
    'M2 9H14L12 15H4ZM3.500 8V4L4.800 1.500 6 4V8ZM7 8V3L8.200.500 9.400 3V8ZM10.500 8V4L11.800 1.500 13 4V8Z',
  'defense-asteroid':
    'M8 .500C11 .500 12.500 3 12.500 5.500S11 10 9 10.500V15.500H7V10.500C5 10 3.500 8 3.500 5.500S5 .500 8 .500Z',
  'face-down': 'M2 3H7.300V7.300H2ZM8.700 3H14V7.300H8.700ZM2 8.700H7.300V13.500H2ZM8.700 8.700H14V13.500H8.700Z',
} as const
export type SlotKind = keyof typeof SLOTS

interface SlotMarkProps {
  readonly kind: SlotKind
  /** How many of the three squares below it are filled; without it there are none. */
  readonly tier?: Tier | undefined
  /** Nothing is there yet: only dashes. */
  readonly isEmpty?: boolean
  readonly size?: number
}

/** A part on a seat's panel, in the colour of the text around it. */
export const SlotMark = ({ kind, tier, isEmpty = false, size = 16 }: SlotMarkProps): ReactElement => (
  <svg viewBox="0 0 16 22" width={size} height={(size * 22) / 16} fill="none" stroke="currentColor" aria-hidden="true">
    <path
      d={SLOTS[kind]}
      strokeWidth={1.2}
      strokeLinejoin="round"
      {...(isEmpty ? { strokeDasharray: '2 1.6' } : { fill: 'currentColor' })}
    />
    {tier !== undefined &&
      [1, 2, 3].map((step) => (
        <rect
          key={step}
          x={step * 5 - 3.8}
          y={17.5}
          width={3.6}
          height={3.6}
          fill={step <= tier ? 'currentColor' : 'none'}
          strokeWidth={0.9}
        />
      ))}
  </svg>
)
