import { memo, type ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import { TARP } from './extras.paths.ts'
import { INK } from './palette.ts'
import { FLAME } from './parts.paths.ts'
import { type Damage, GAPS, type RocketParts, rocketMarks } from './rocket-parts.ts'

interface RocketDrawingProps {
  readonly parts: RocketParts
  readonly damage?: Damage
  /** Its engine burns. */
  readonly isFlying?: boolean
  /** Under a sheet: whoever looks sees no part of it. */
  readonly isHidden?: boolean
  /** Required parts that are not there are outlined. */
  readonly hasGaps?: boolean
  /** The width of its lines, before it is scaled. */
  readonly line?: number
}

/** A rocket put together from its parts, upright around 0,0, 192 wide and from -176 to 148 high, for inside an `<svg>`; its flame reaches 76 further. */
export const RocketDrawing = memo(
  ({ parts, damage = 'none', isFlying, isHidden, hasGaps, line = 2.6 }: RocketDrawingProps): ReactElement =>
    isHidden ? (
      <Drawing marks={TARP} line={line} />
    ) : (
      <>
        {isFlying && <Drawing marks={FLAME} line={line} />}
        {hasGaps && <Gaps parts={parts} />}
        <Drawing marks={rocketMarks(parts, damage)} line={line} />
      </>
    ),
)
RocketDrawing.displayName = 'RocketDrawing'

const GAP_KINDS = ['stabilizer-fins', 'thruster', 'fuselage', 'nose-cone'] as const

const Gaps = ({ parts }: { readonly parts: RocketParts }) =>
  GAP_KINDS.filter((kind) => parts[kind] === undefined).map((kind) => (
    <path
      key={kind}
      d={GAPS[kind]}
      fill={INK.tape}
      fillOpacity={0.08}
      stroke={INK.tape}
      strokeWidth={2.4}
      strokeDasharray="7 6"
      data-gap={kind}
    />
  ))
