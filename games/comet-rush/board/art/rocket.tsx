import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import { HULL, INK, STEEL } from './palette.ts'
import { RocketUnderConstruction } from './rocket-building.tsx'
import { GhostRocket } from './rocket-ghost.tsx'
import { Band, Engine, Fins, OUTLINE } from './rocket-parts.tsx'
import { fix, type RocketNumbers, type RocketShape, rocketShape } from './rocket-shape.ts'

export interface RocketProps extends RocketNumbers {
  /** Turns until it is ready. */
  readonly remaining: number
  readonly seat: number
  /** Designed, not built. */
  readonly isGhost?: boolean
}

/** A rocket on the ground at 0, 0. */
export function Rocket({ remaining, seat, isGhost = false, ...numbers }: RocketProps) {
  if (isGhost) return <GhostRocket {...numbers} />
  if (remaining > 0) return <RocketUnderConstruction {...numbers} remaining={remaining} seat={seat} />
  return <FinishedRocket {...numbers} seat={seat} />
}

type Painted = RocketNumbers & { readonly seat: number }

function FinishedRocket({ seat, ...numbers }: Painted) {
  const shape = rocketShape(numbers)
  return (
    <g>
      <Engine shape={shape} />
      {numbers.level === 3 && <Boosters shape={shape} seat={seat} />}
      <Fins shape={shape} />
      <path d={shape.hull} fill={HULL.light} />
      <path d={shape.hullShade} fill={HULL.shade} />
      <path d={shape.hullDeep} fill={HULL.deep} />
      <path
        d={`M${fix(-shape.half * 0.62)} ${5 - shape.shoulder}V-14`}
        stroke={INK.white}
        strokeWidth={2.2}
        strokeLinecap="round"
      />
      <path d={shape.hull} fill="none" {...OUTLINE} />
      <Warhead shape={shape} power={numbers.power} />
      <Band shape={shape} seat={seat} y={1 - shape.shoulder} height={6} />
      <Band shape={shape} seat={seat} y={-25} height={5.5} />
      <Guidance shape={shape} accuracy={numbers.accuracy} />
    </g>
  )
}

const Boosters = ({ shape: { booster, half }, seat }: { readonly shape: RocketShape; readonly seat: number }) => (
  <>
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path d={`M${half + 2.5} -8L${half + 1.5} -2H${half + 7.5}L${half + 6.5} -8Z`} fill={STEEL.bell} {...OUTLINE} />
        <path d={booster} fill={side < 0 ? HULL.light : HULL.shade} {...OUTLINE} />
        <path d={`M${half + 1} -20H${half + 8}`} stroke={seatColour(seat)} strokeWidth={4} />
      </g>
    ))}
  </>
)

/** Beyond a power of 5 the warhead wears a ring for each point more. */
function Warhead({ shape, power }: { readonly shape: RocketShape; readonly power: number }) {
  const { nose, noseShade, half, shoulder, top } = shape
  const rings = Array.from({ length: Math.max(0, power - 5) }, (_, i) => shoulder + (top - shoulder) * (0.22 + i * 0.2))
  return (
    <>
      <path d={nose} fill={HULL.nose} {...OUTLINE} />
      <path d={noseShade} fill={HULL.noseDeep} />
      <path
        d={`M${fix(-half * 0.5)} ${-shoulder - 3}C${fix(-half * 0.5)} ${fix(-shoulder - (top - shoulder) * 0.5)} ${fix(-half * 0.2)} ${10 - top} -1 ${6 - top}`}
        stroke={HULL.noseShine}
        strokeWidth={1.8}
        fill="none"
        strokeLinecap="round"
      />
      {rings.map((height) => {
        const reach = fix(half * 0.86 * (1 - ((height - shoulder) / (top - shoulder)) ** 2) - 0.8)
        return <path key={height} d={`M${-reach} ${fix(-height)}H${reach}`} stroke={INK.line} strokeWidth={2.2} />
      })}
      <path d={nose} fill="none" {...OUTLINE} />
    </>
  )
}

/** One port for each point of accuracy; from 4 on there are steering jets, at 5 an aerial too. */
function Guidance({
  shape: { half, shoulder, top },
  accuracy,
}: {
  readonly shape: RocketShape
  readonly accuracy: number
}) {
  const ports = Array.from({ length: accuracy }, (_, i) => 12 - shoulder + i * 6.2)
  const y = fix(12 - shoulder)
  return (
    <>
      {ports.map((port) => (
        <rect key={port} x={-1.8} y={fix(port)} width={3.6} height={3.2} rx={1} fill={HULL.port} />
      ))}
      {accuracy >= 4 && <path d={`M${-half} ${y}h-5.5v4h5.2M${half} ${y}h5.5v4h-5.2`} fill={STEEL.bell} {...OUTLINE} />}
      {accuracy >= 5 && (
        <path d={`M0 ${-top}v-8M-2.5 ${-top - 5}h5`} stroke={STEEL.truss} strokeWidth={1.5} strokeLinecap="round" />
      )}
    </>
  )
}
