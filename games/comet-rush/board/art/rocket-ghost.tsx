import { BLUEPRINT } from './palette.ts'
import { fix, type RocketNumbers, rocketShape } from './rocket-shape.ts'

/** Dashed, as on a drafting table. `isFaint` draws only what would be possible. */
export function GhostRocket({ isFaint = false, ...numbers }: RocketNumbers & { readonly isFaint?: boolean }) {
  const { hull, nose, fin, bell, booster, half, shoulder, top } = rocketShape(numbers)
  const dash = isFaint
    ? { fill: 'none', stroke: BLUEPRINT.line, strokeOpacity: 0.35, strokeWidth: 0.8, strokeDasharray: '1.5 3' }
    : { fill: BLUEPRINT.fill, fillOpacity: 0.09, stroke: BLUEPRINT.line, strokeWidth: 1.3, strokeDasharray: '4 2.4' }
  return (
    <g {...dash} strokeLinejoin="round">
      <path d={fin} transform="scale(-1 1)" />
      <path d={fin} />
      <path d={bell} />
      <path d={hull} />
      <path d={nose} />
      {numbers.level === 3 && (
        <>
          <path d={booster} transform="scale(-1 1)" />
          <path d={booster} />
        </>
      )}
      {!isFaint && (
        <path
          d={`M${-half} ${fix(-shoulder * 0.33)}H${half}M${-half} ${fix(-shoulder * 0.62)}H${half}M0 ${-top - 7}V4`}
          strokeWidth={0.8}
          strokeDasharray="2 3"
          opacity={0.8}
        />
      )}
    </g>
  )
}
