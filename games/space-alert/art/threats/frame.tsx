import type { ReactElement } from 'react'
import { BACKDROP, INK } from '../palette.ts'
import type { Nature } from './nature.ts'

/** Rounded for common ones, cut corners for serious ones: told apart without colour. */
const OUTLINE: Readonly<Record<Nature['level'], string>> = {
  common: 'M-14-26H14A12 12 0 0 1 26-14V14A12 12 0 0 1 14 26H-14A12 12 0 0 1-26 14V-14A12 12 0 0 1-14-26Z',
  serious: 'M-13-26H13L26-13V13L13 26H-13L-26 13V-13Z',
}

/** Serious ones have studs where the corners were. */
const STUDS = 'M-28-28H-20.500L-28-20.500ZM28-28H20.500L28-20.500ZM-28 28H-20.500L-28 20.500ZM28 28H20.500L28 20.500Z'

const STARS = 'M-18-17h.1M9-21h.1M19-6h.1M-20 5h.1M17 17h.1M-8 21h.1M-3-19h.1M21 8h.1M-21-6h.1'
const PLATES = 'M-26 18H26M-9-26V18M9-26V18'

/** Behind the picture: the sky for what comes from outside, a wall and a floor for what is inside. */
export const FrameGround = ({ kind, level }: Nature): ReactElement => (
  <>
    <path d={OUTLINE[level]} fill={BACKDROP[kind]} />
    {kind === 'external' ? (
      <path d={STARS} stroke={BACKDROP.star} strokeOpacity={0.6} strokeWidth={1.3} strokeLinecap="round" />
    ) : (
      <path d={PLATES} stroke={INK.line} strokeOpacity={0.45} strokeWidth={1.2} fill="none" />
    )}
  </>
)

/** White cards have a plain band, yellow ones the stripes of a warning tape. */
export const FrameBand = ({ level, colour }: Nature): ReactElement => (
  <g fill="none" strokeLinejoin="round">
    <path d={OUTLINE[level]} stroke={INK.line} strokeWidth={5} />
    <path d={OUTLINE[level]} stroke={colour === 'yellow' ? INK.lemon : INK.white} strokeWidth={2.8} />
    {colour === 'yellow' && <path d={OUTLINE[level]} stroke={INK.line} strokeWidth={2.8} strokeDasharray="4 4" />}
    {level === 'serious' && <path d={STUDS} fill={INK.alarm} stroke={INK.line} strokeWidth={1} />}
  </g>
)
