import { CometBody, type CometSegment } from './comet-body.tsx'
import { ImpactFlash } from './explosion.tsx'
import { cometAt, round, STAGES, type StageName, type Track } from './track.ts'

export type { CometSegment } from './comet-body.tsx'

interface Props {
  readonly track: Track
  /** In the order in which they are shot off: the destroyed ones first, the nose. */
  readonly segments: readonly CometSegment[]
  readonly stage?: StageName
  /** From 0 to 1: the comet glows through and bursts. */
  readonly exploding?: number
  /** From 0 to 1: the comet strikes Earth. */
  readonly impact?: number
}

/** The comet on its way, its nose on the station of its step. */
export function Comet({ track, segments, stage = 'wide', exploding = 0, impact = 0 }: Props) {
  const { x, y, heading } = cometAt(track, stage)
  return (
    <g>
      <g transform={`translate(${round(x)} ${round(y)}) scale(${STAGES[stage].cometScale})`}>
        <CometBody segments={segments} heading={heading} stage={stage} exploding={exploding} />
      </g>
      {impact > 0 && <ImpactFlash share={impact} stage={stage} />}
    </g>
  )
}
