import { useId } from 'react'
import { INK, SKY } from './palette.ts'
import {
  type Dots,
  PHONE_CLOUDS,
  PHONE_LANDS,
  PHONE_LIGHTS,
  PHONE_STARS,
  PHONE_TWINKLES,
  WIDE_CLOUDS,
  WIDE_LANDS,
  WIDE_LIGHTS,
  WIDE_STARS,
  WIDE_TWINKLES,
} from './space.paths.ts'
import { STAGES, type StageName } from './track.ts'

interface Scenery {
  readonly stars: readonly Dots[]
  readonly twinkles: string
  readonly lands: readonly string[]
  readonly lights: readonly Dots[]
  readonly clouds: string
  readonly earth: { readonly x: number; readonly y: number; readonly radius: number }
  readonly shore: readonly [top: number, bottom: number]
  readonly ringStep: number
  readonly glow: readonly [width: number, height: number]
}

const SCENERY: Readonly<Record<StageName, Scenery>> = {
  wide: {
    stars: WIDE_STARS,
    twinkles: WIDE_TWINKLES,
    lands: WIDE_LANDS,
    lights: WIDE_LIGHTS,
    clouds: WIDE_CLOUDS,
    earth: { x: 400, y: 2030, radius: 1612 },
    shore: [415, 500],
    ringStep: 113.7,
    glow: [89, 40],
  },
  phone: {
    stars: PHONE_STARS,
    twinkles: PHONE_TWINKLES,
    lands: PHONE_LANDS,
    lights: PHONE_LIGHTS,
    clouds: PHONE_CLOUDS,
    earth: { x: 200, y: 990, radius: 782 },
    shore: [206, 240],
    ringStep: 57.2,
    glow: [45, 20],
  },
}

/** Night sky above, Earth below. It reaches beyond the stage, so that a stage of another shape is still covered. */
export function Space({ stage = 'wide' }: { readonly stage?: StageName }) {
  const { stars, twinkles } = SCENERY[stage]
  return (
    <g>
      <Sky stage={stage} />
      <DotLayer dots={stars} />
      <path d={twinkles} stroke={SKY.twinkle} strokeWidth={0.9} opacity={0.55} />
      <Earth stage={stage} />
    </g>
  )
}

function Sky({ stage }: { readonly stage: StageName }) {
  const id = useId()
  const { width, height, curve } = STAGES[stage]
  const [impact] = curve
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={0} y1={0} x2={0} y2={height}>
        <stop offset={0} stopColor={SKY.top} />
        <stop offset={0.62} stopColor={SKY.middle} />
        <stop offset={1} stopColor={SKY.horizon} />
      </linearGradient>
      <rect x={-600} y={-500} width={width + 1200} height={height + 500} fill={`url(#${id})`} />
      {[1, 2, 3, 4, 5, 6, 7].map((ring) => (
        <circle
          key={ring}
          cx={impact.x}
          cy={impact.y}
          r={ring * SCENERY[stage].ringStep}
          fill="none"
          stroke={SKY.ring}
          strokeOpacity={0.055}
        />
      ))}
    </>
  )
}

function Earth({ stage }: { readonly stage: StageName }) {
  const id = useId()
  const { earth, shore, lands, lights, clouds } = SCENERY[stage]
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={0} y1={shore[0]} x2={0} y2={shore[1]}>
        <stop offset={0} stopColor={SKY.sea[0]} />
        <stop offset={0.35} stopColor={SKY.sea[1]} />
        <stop offset={1} stopColor={SKY.sea[2]} />
      </linearGradient>
      {SKY.air.map((air, layer) => (
        <circle
          key={air}
          cx={earth.x}
          cy={earth.y}
          r={earth.radius + (AIR[layer] ?? 0)}
          fill={air}
          opacity={AIR_OPACITY[layer]}
        />
      ))}
      <circle cx={earth.x} cy={earth.y} r={earth.radius} fill={`url(#${id})`} stroke={SKY.limb} strokeWidth={2} />
      {lands.map((land, i) => (
        <path
          key={land}
          d={land}
          fill={i === 1 ? SKY.landNear : SKY.land}
          stroke={SKY.coast}
          strokeWidth={1.4}
          strokeLinejoin="round"
        />
      ))}
      <DotLayer dots={lights} />
      <path d={clouds} fill={SKY.cloud} opacity={0.38} />
      <ImpactGlow stage={stage} />
    </>
  )
}

const AIR = [26, 13, 5] as const
const AIR_OPACITY = [0.1, 0.16, 0.3] as const

/** The ground where the comet will come down. */
function ImpactGlow({ stage }: { readonly stage: StageName }) {
  const id = useId()
  const [impact] = STAGES[stage].curve
  const [rx, ry] = SCENERY[stage].glow
  return (
    <>
      <radialGradient id={id}>
        <stop offset={0} stopColor={INK.fire} stopOpacity={0.55} />
        <stop offset={1} stopColor={INK.fire} stopOpacity={0} />
      </radialGradient>
      <ellipse cx={impact.x} cy={impact.y + 6} rx={rx} ry={ry} fill={`url(#${id})`} />
    </>
  )
}

export function DotLayer({ dots }: { readonly dots: readonly Dots[] }) {
  return (
    <g fill="none" strokeLinecap="round">
      {dots.map(({ tone, radius, opacity, d }) => (
        <path key={d} d={d} stroke={SKY[tone]} strokeWidth={radius * 2} opacity={opacity} />
      ))}
    </g>
  )
}
