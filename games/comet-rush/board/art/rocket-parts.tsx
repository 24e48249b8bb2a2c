import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import { INK, STEEL } from './palette.ts'
import { fix, type RocketShape } from './rocket-shape.ts'

export const OUTLINE = { stroke: INK.line, strokeWidth: 1.7, strokeLinejoin: 'round' } as const

export const Engine = ({ shape: { bell, half } }: { readonly shape: RocketShape }) => (
  <>
    <path d={bell} fill={STEEL.bell} {...OUTLINE} />
    <path d={`M${fix(-half * 0.5)} -7L${fix(-half * 0.62)} -1`} stroke={STEEL.shine} strokeWidth={1.4} />
  </>
)

export const Fins = ({ shape: { fin } }: { readonly shape: RocketShape }) => (
  <>
    <path d={fin} transform="scale(-1 1)" fill={INK.fire} {...OUTLINE} />
    <path d={fin} fill={INK.fireDeep} {...OUTLINE} />
  </>
)

interface BandProps {
  readonly shape: RocketShape
  readonly seat: number
  readonly y: number
  readonly height: number
}

export function Band({ shape: { half, shoulder }, seat, y, height }: BandProps) {
  const reach = y < -shoulder / 2 ? half * 0.9 : half + 0.6
  return (
    <path
      d={`M${fix(-reach)} ${fix(y)}H${fix(reach)}V${fix(y + height)}H${fix(-reach)}Z`}
      fill={seatColour(seat)}
      stroke={INK.line}
      strokeWidth={1.2}
    />
  )
}
