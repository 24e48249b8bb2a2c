import { type ReactNode, useId } from 'react'
import styles from './art.module.css'
import { BURNING, SKY } from './palette.ts'
import { WIDE_CLOUDS, WIDE_LANDS, WIDE_LIGHTS, WIDE_STARS } from './space.paths.ts'
import { DotLayer } from './space.tsx'

const SCENE = { width: 640, height: 360 } as const

interface FrameProps {
  /** The sky from top to bottom. */
  readonly sky: readonly [top: string, middle: string, bottom: string]
  readonly children: ReactNode
}

/** A wide picture for a dialog, 640 by 360, filling its box. */
export function SceneFrame({ sky, children }: FrameProps) {
  const id = useId()
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <linearGradient id={id} x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor={sky[0]} />
        <stop offset={0.6} stopColor={sky[1]} />
        <stop offset={1} stopColor={sky[2]} />
      </linearGradient>
      <rect x={-200} y={-200} width={1040} height={760} fill={`url(#${id})`} />
      <DotLayer dots={WIDE_STARS} />
      {children}
    </svg>
  )
}

/** Earth as it is seen from the stage, moved so that its highest point is at `top`. */
export function EarthLimb({ top, isBurning = false }: { readonly top: number; readonly isBurning?: boolean }) {
  const id = useId()
  const sea = isBurning ? BURNING.sea : SKY.sea
  const land = isBurning ? BURNING.land : SKY.land
  return (
    <g transform={`translate(-80 ${top - 418})`}>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={0} y1={415} x2={0} y2={520}>
        <stop offset={0} stopColor={sea[0]} />
        <stop offset={0.4} stopColor={sea[1]} />
        <stop offset={1} stopColor={sea[2]} />
      </linearGradient>
      <circle cx={400} cy={2030} r={1638} fill={isBurning ? BURNING.air[0] : SKY.air[0]} opacity={0.12} />
      <circle cx={400} cy={2030} r={1622} fill={isBurning ? BURNING.air[1] : SKY.air[1]} opacity={0.2} />
      <circle
        cx={400}
        cy={2030}
        r={1612}
        fill={`url(#${id})`}
        stroke={isBurning ? BURNING.limb : SKY.limb}
        strokeWidth={2}
      />
      {WIDE_LANDS.map((d) => (
        <path key={d} d={d} fill={land} stroke={SKY.coast} strokeWidth={1.4} strokeLinejoin="round" />
      ))}
      {!isBurning && <DotLayer dots={WIDE_LIGHTS} />}
      <path d={WIDE_CLOUDS} fill={isBurning ? BURNING.cloud : SKY.cloud} opacity={0.3} />
    </g>
  )
}
