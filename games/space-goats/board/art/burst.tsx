import type { ReactElement } from 'react'
import { INK } from './palette.ts'

const SPIKES =
  'M50 2 60 20 78 8 76 28 98 26 84 44 99 56 78 60 86 82 64 72 56 98 46 74 24 90 28 66 4 66 20 50 2 36 24 34 16 12 38 24Z'

const TONES = {
  /** A price. */
  mustard: [INK.mustard, INK.lemon, INK.glow],
  /** A hit. */
  red: [INK.red, INK.flame, INK.lemon],
  /** A block. */
  blue: [INK.blue, INK.sky, INK.white],
  /** A trick. */
  violet: [INK.violet, INK.pink, INK.white],
} as const

interface BurstProps {
  readonly tone?: keyof typeof TONES
  /** An explosion has a white-hot middle; a price needs a plain one. */
  readonly isHot?: boolean
}

/** A zigzag burst with its printed shadow, 104 by 104. */
export const Burst = ({ tone = 'mustard', isHot = false }: BurstProps): ReactElement => {
  const [outer, middle, heart] = TONES[tone]
  return (
    <svg viewBox="-2 -2 106 106" strokeLinejoin="round" aria-hidden="true">
      <path d={SPIKES} fill={INK.line} transform="translate(3 4)" />
      <path d={SPIKES} fill={outer} stroke={INK.line} strokeWidth={4} />
      {isHot && (
        <>
          <path d={SPIKES} fill={middle} transform="rotate(14 50 50) translate(17 17) scale(.66)" />
          <path d={SPIKES} fill={heart} transform="rotate(-8 50 50) translate(31 31) scale(.38)" />
        </>
      )}
    </svg>
  )
}
