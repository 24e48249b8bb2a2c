import type { ReactElement } from 'react'
import css from './art.module.css'
import { PLANETS, SHEETS, SOWN } from './palette.ts'
import { starsIn } from './stars.ts'

/** How wide a zone is, in km. */
export const ZONE_KM = 10

interface StripSize {
  readonly width: number
  readonly height: number
  /** Where a flight begins, in km from Mars. */
  readonly farthest?: number
}

interface SpaceZonesProps extends StripSize {
  /** Zones that are within reach, counted from Mars. */
  readonly lit?: readonly number[]
}

/** Room at both ends for the planets, as a part of the height. */
const LIMB = 0.5

/** Where on the strip so many km from Mars are: Earth is left, Mars is right. */
export const xAtKm = ({ width, height, farthest = 180 }: StripSize, km: number): number => {
  const margin = height * LIMB
  // A box that is not laid out yet has no width.
  return margin + (1 - km / farthest) * Math.max(0, width - 2 * margin)
}

/** The strip of space between Earth and Mars, in zones of 10 km. */
export function SpaceZones({ lit = [], ...size }: SpaceZonesProps): ReactElement {
  const { width, height, farthest = 180 } = size
  const marks = Array.from({ length: farthest / ZONE_KM + 1 }, (_, place) => place * ZONE_KM)
  const axis = height - 24
  return (
    <>
      <rect width={width} height={height} fill={SHEETS.space[0]} />
      {lit.map((zone) => (
        <Zone key={zone} zone={zone} size={size} />
      ))}
      <path d={starsIn(width, height - 30)} stroke={SOWN.star} strokeWidth={1.8} strokeLinecap="round" opacity={0.6} />
      {marks.map((km) => (
        <Mark key={km} km={km} x={xAtKm(size, km)} axis={axis} />
      ))}
      <path d={`M${xAtKm(size, farthest)} ${axis}H${xAtKm(size, 0)}`} stroke={SOWN.star} strokeWidth={1.5} />
      <Planets width={width} height={height} />
    </>
  )
}

const Zone = ({ zone, size }: { readonly zone: number; readonly size: StripSize }) => {
  const left = xAtKm(size, (zone + 1) * ZONE_KM)
  const right = xAtKm(size, zone * ZONE_KM)
  return <rect x={left} width={right - left} height={size.height - 24} fill={SOWN.star} opacity={0.22} />
}

/** Every other mark is lettered: 20, 40, 60. */
const Mark = ({ km, x, axis }: { readonly km: number; readonly x: number; readonly axis: number }) => {
  const isNamed = km % (2 * ZONE_KM) === 0
  return (
    <>
      <path
        d={`M${x} ${isNamed ? 8 : 16}V${axis + (isNamed ? 6 : 0)}`}
        stroke={SOWN.star}
        strokeOpacity={isNamed ? 0.5 : 0.3}
        {...(!isNamed && { strokeDasharray: '2 4' })}
      />
      {isNamed && (
        <text x={x} y={axis + 18} textAnchor="middle" className={css.figures} fill={SOWN.star}>
          {km}
        </text>
      )}
    </>
  )
}

/** Paper cut-outs at both ends, partly off the strip. */
const Planets = ({ width, height }: Pick<StripSize, 'width' | 'height'>) => (
  <>
    <g transform={`translate(${-height * 0.18} ${height / 2}) scale(${height / 128})`}>
      <circle r={77} fill={SOWN.edge} />
      <circle r={74} fill={PLANETS.earth} />
      <path d="M22-46q18 6 26 20t12 10q2 12-12 14t-14 16q-8 6-22 0ZM26 30q16-8 24 2t-8 20l-16 2Z" fill={PLANETS.land} />
    </g>
    <g transform={`translate(${width + height * 0.18} ${height / 2}) scale(${height / 128})`}>
      <circle r={77} fill={SOWN.edge} />
      <circle r={74} fill={PLANETS.mars} />
      <path d="M-24-40q-18 4-24 18t-14 14q8 6 16 0t20 2ZM-26 16q-16 0-22 10t2 18q8 4 20 0Z" fill={PLANETS.craters} />
    </g>
  </>
)
