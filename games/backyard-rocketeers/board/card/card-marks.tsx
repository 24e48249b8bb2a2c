import type { ReactElement } from 'react'

export type CardKind = 'component' | 'sabotage' | 'ability' | 'enhancement'
export type Level = 1 | 2 | 3

/** A nut, a bomb, a star, a plus. */
const KIND_PATHS: Readonly<Record<CardKind, string>> = {
  component: 'M4 1h6l3 6-3 6H4L1 7ZM7 4.400A2.600 2.600 0 1 0 7 9.600A2.600 2.600 0 1 0 7 4.400Z',
  sabotage:
    'M10 1h3v2h-1.800L9.600 4.600A4.800 4.800 0 1 1 8.400 3.400ZM2 8.500h1.600A2.400 2.400 0 0 1 6 6V4.400A4 4 0 0 0 2 8.500Z',
  ability: 'M7 .5L8.900 5 13.600 5.400 10 8.500 11.100 13.200 7 10.700 2.900 13.200 4 8.500.400 5.400 5.100 5Z',
  enhancement: 'M5 1h4v4h4v4H9v4H5V9H1V5h4Z',
}

interface MarkProps {
  readonly size?: number
}

/** Its colour is that of the text around it, like that of all marks here. */
export const KindMark = ({ kind, size = 12 }: MarkProps & { readonly kind: CardKind }): ReactElement => (
  <svg viewBox="0 0 14 14" width={size} height={size} fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={KIND_PATHS[kind]} />
  </svg>
)

/** A shed, a star, a ringed planet. */
const LEVEL_PATHS: Readonly<Record<Level, string>> = {
  1: 'M7 1L13.500 6.500H12V13H8.500V9H5.500v4H2V6.500H.500Z',
  2: 'M7 0L8.600 5.400 14 7 8.600 8.600 7 14 5.400 8.600 0 7 5.400 5.400Z',
  3: 'M7 2.500A4.500 4.500 0 0 1 11.400 6C13.500 5.200 14 5.800 13.600 6.600C13 8 9 9.800 5.500 10.400C2.500 11 .300 10.800.400 9.800C.500 9 1.500 8.500 2.700 8A4.500 4.500 0 0 1 7 2.500ZM4.500 11.800Q8 11.300 10.700 9.800A4.500 4.500 0 0 1 4.500 11.800Z',
}

/** Where a card is played: on Earth, in space, on Mars. */
export const LevelMark = ({ level, size = 11 }: MarkProps & { readonly level: Level }): ReactElement => (
  <svg viewBox="0 0 14 14" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d={LEVEL_PATHS[level]} />
  </svg>
)

/** An eye, crossed out: it may lie face down. */
export const CovertMark = ({ size = 14 }: MarkProps): ReactElement => (
  <svg
    viewBox="0 0 16 16"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    aria-hidden="true"
  >
    <path d="M1 8q7-9 14 0q-7 9-14 0ZM2.500 14L13.500 2" strokeLinecap="round" />
    <circle cx={8} cy={8} r={1.6} fill="currentColor" stroke="none" />
  </svg>
)

/** How good a part is: one, two or three filled squares of three. */
export const TierMark = ({ tier }: { readonly tier: 1 | 2 | 3 }): ReactElement => (
  <svg viewBox="0 0 23 8" width={20} height={7} stroke="currentColor" strokeWidth={1.2} aria-hidden="true">
    {[1, 2, 3].map((step) => (
      <rect key={step} x={step * 8 - 7.4} y={0.6} width={6} height={6} fill={step <= tier ? 'currentColor' : 'none'} />
    ))}
  </svg>
)

/** Behind the strength of a part. */
export const ShieldMark = ({ size = 16 }: MarkProps): ReactElement => (
  <svg viewBox="0 0 14 16" width={(size * 14) / 16} height={size} aria-hidden="true">
    <path d="M0 0h14v9q0 4.500-7 7q-7-2.500-7-7Z" fill="var(--paper-0)" />
  </svg>
)
