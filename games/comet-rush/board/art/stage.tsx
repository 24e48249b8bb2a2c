import type { ReactNode } from 'react'
import { Arc, PassedArc } from './arc.tsx'
import type { Odds } from './arc-odds.tsx'
import styles from './art.module.css'
import { Comet, type CometSegment } from './comet.tsx'
import { Space } from './space.tsx'
import { Tail } from './tail.tsx'
import { STAGES, type StageName, type Track } from './track.ts'

interface Props {
  readonly track: Track
  readonly segments: readonly CometSegment[]
  readonly lateFrom: number
  readonly odds?: readonly Odds[]
  readonly stage?: StageName
  readonly exploding?: number
  readonly impact?: number
  /** Drawn above everything else, in the coordinates of the stage. */
  readonly children?: ReactNode
}

/** How the drawing lies in its box. */
export const FITS: Readonly<Record<StageName, string>> = { wide: 'xMidYMax meet', phone: 'xMidYMin meet' }

/** The whole drawing, its layers in the right order. It fits its box; the sky goes on beyond, so the box has to clip. */
export function StageArt({
  track,
  segments,
  lateFrom,
  odds = [],
  stage = 'wide',
  exploding = 0,
  impact = 0,
  children,
}: Props) {
  const { width, height } = STAGES[stage]
  return (
    <svg
      className={styles.stage}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={FITS[stage]}
      aria-hidden="true"
    >
      <Space stage={stage} />
      {exploding < 1 && <Tail track={track} stage={stage} />}
      <PassedArc track={track} stage={stage} />
      <Comet track={track} segments={segments} stage={stage} exploding={exploding} impact={impact} />
      <Arc track={track} lateFrom={lateFrom} odds={odds} stage={stage} />
      {children}
    </svg>
  )
}
