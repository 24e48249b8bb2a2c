import type { ReactNode } from 'react'
import type { DeckName } from '../../rules/cards.ts'
import styles from './art.module.css'
import { AIM, CUBE, INK, WARN } from './palette.ts'

interface SymbolProps {
  /** In pixels; symbols are square. */
  readonly size?: number
}

interface BoxProps extends SymbolProps {
  readonly box?: number
  readonly children: ReactNode
}

const Symbol20 = ({ size = 17, box = 20, children }: BoxProps) => (
  <svg className={styles.symbol} width={size} height={size} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
    {children}
  </svg>
)

export const CubeSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <path
      d="M10 1.5L18 5.8V14.2L10 18.5L2 14.2V5.8Z"
      fill={CUBE.left}
      stroke={INK.line}
      strokeWidth={1.2}
      strokeLinejoin="round"
    />
    <path d="M10 1.5L18 5.8L10 10L2 5.8Z" fill={CUBE.top} />
    <path d="M10 10L18 5.8V14.2L10 18.5Z" fill={CUBE.right} />
    <path d="M2 5.8L10 10L18 5.8M10 10V18.5" fill="none" stroke={INK.line} />
  </Symbol20>
)

export const CardsSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <rect
      x={2}
      y={4}
      width={10}
      height={14}
      rx={2}
      fill={INK.paperShade}
      stroke={INK.line}
      transform="rotate(-8 7 11)"
    />
    <rect x={7} y={3} width={10} height={14} rx={2} fill={INK.paper} stroke={INK.line} transform="rotate(6 12 10)" />
  </Symbol20>
)

export const PowerSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <path
      d="M10 1L12.4 6.6L18 4.6L15 9.6L19 13L13.5 13.2L13 19L10 14.8L6.5 19L6.6 13.2L1 13L5 9.6L2 4.6L7.6 6.6Z"
      fill={INK.fire}
      stroke={INK.line}
      strokeLinejoin="round"
    />
  </Symbol20>
)

export const AimSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <g stroke={AIM} strokeWidth={2.2}>
      <circle cx={10} cy={10} r={6.2} fill="none" />
      <path d="M10 .8V6M10 14V19.2M.8 10H6M14 10H19.2" />
    </g>
    <circle cx={10} cy={10} r={1.6} fill={AIM} />
  </Symbol20>
)

export const CalibrationSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <path d="M3 15L13 5L16 8L6 18H3Z" fill="var(--ink-mid)" stroke={INK.line} />
    <path d="M13.5 2L18 6.5" stroke="var(--ink-mid)" strokeWidth={2.4} strokeLinecap="round" />
  </Symbol20>
)

export const SabotageSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <g stroke={INK.rose} strokeLinecap="round">
      <path d="M3 17L12 8" strokeWidth={3} />
      <path d="M4 4L8 8M4 8L8 4" strokeWidth={1.8} />
    </g>
    <path d="M11 3A5 5 0 0 1 17 9L14 8.6L11.4 6Z" fill={INK.rose} />
  </Symbol20>
)

const SEAL_PATH =
  'M10 1L12 3L15 2.3L15.8 5.2L18.7 6L18 9L20 11L17.7 13L18 16L15 16.4L13.5 19L10.7 17.8L8 19.2L6.2 16.8L3 16.7L3 13.7L.6 11.7L2.3 9.2L1.6 6.2L4.5 5.3L5.5 2.4L8.3 3.1Z'

/** Diplomatic Pressure. */
export const SealSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <path d={SEAL_PATH} fill={INK.white} opacity={0.95} />
    <path d="M6.5 10.5H13.5M6.5 7.8H13.5M6.5 13.2H11" stroke={INK.seal} strokeWidth={1.6} />
  </Symbol20>
)

export const EmbargoSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <path d="M6 8.5L10 6.4L14 8.5V12.8L10 14.9L6 12.8Z" fill={INK.rose} stroke={INK.line} strokeLinejoin="round" />
    <circle cx={10} cy={10} r={7.8} fill="none" stroke={INK.harm} strokeWidth={2.2} />
    <path d="M4.6 4.6L15.4 15.4" stroke={INK.harm} strokeWidth={2.2} />
  </Symbol20>
)

/** A die that may be rolled again. */
export const RerollSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <rect x={2} y={2} width={16} height={16} rx={3.5} fill={INK.paper} stroke={INK.line} />
    <g fill={INK.print}>
      <circle cx={6.5} cy={6.5} r={1.7} />
      <circle cx={10} cy={10} r={1.7} />
      <circle cx={13.5} cy={13.5} r={1.7} />
    </g>
  </Symbol20>
)
export const FlameSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <path
      d="M10 1C12 5 16 7 16 12.5A6 6 0 0 1 4 12.5C4 10 5.5 8 7 7C7 9 8 10 9 10C10 7 9 4 10 1Z"
      fill="currentColor"
    />
  </Symbol20>
)

export const TradeSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <path
      d="M3 7H15L11.5 3.5M17 13H5L8.5 16.5"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Symbol20>
)

export const WarnSymbol = ({ size }: SymbolProps) => (
  <Symbol20 {...sized(size)}>
    <path d="M10 2L19 17.5H1Z" fill={WARN.fill} stroke={WARN.edge} strokeWidth={1.2} strokeLinejoin="round" />
    <path d="M10 8V12.5" stroke={INK.white} strokeWidth={2} strokeLinecap="round" />
    <circle cx={10} cy={15} r={1.1} fill={INK.white} />
  </Symbol20>
)
export const DeckSymbol = ({ deck, size = 16 }: SymbolProps & { readonly deck: DeckName }) => (
  <Symbol20 size={size}>
    <DeckMark deck={deck} />
  </Symbol20>
)

/** Wrench, eye or hexes, in a 20 by 20 box and the current colour. */
export function DeckMark({ deck }: { readonly deck: DeckName }) {
  if (deck === 'engineering') return <path d={WRENCH} fill="currentColor" />
  if (deck === 'economic')
    return (
      <path
        d={HEXES}
        fill="currentColor"
        fillOpacity={0.35}
        stroke="currentColor"
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
    )
  return (
    <>
      <path d={EYE} fill="none" stroke="currentColor" strokeWidth={1.9} />
      <circle cx={10} cy={10.2} r={3.4} fill="currentColor" />
    </>
  )
}

const WRENCH =
  'M13.8 2.2A4.8 4.8 0 0 0 8.6 8.3L2.3 14.6A2.15 2.15 0 0 0 5.4 17.7L11.7 11.4A4.8 4.8 0 0 0 17.8 6.2L14.9 9L11.8 8.2L11 5.1Z'
const EYE = 'M1 10.5C4 5.5 7 4 10 4S16 5.5 19 10.5C16 15 13 16.3 10 16.3S4 15 1 10.5Z'
const HEXES =
  'M10 9.5L15 12.2V16.8L10 19.4L5 16.8V12.2ZM5.5 1.5L10 4V8.5L5.5 11L1 8.5V4ZM14.5 1.5L19 4V8.5L14.5 11L10 8.5V4Z'

/** A missing size leaves the default alone. */
const sized = (size: number | undefined): SymbolProps => (size === undefined ? {} : { size })
