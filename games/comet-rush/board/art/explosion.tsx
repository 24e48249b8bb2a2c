import { useId } from 'react'
import { FLAME, INK } from './palette.ts'
import { round, STAGES, type StageName } from './track.ts'

/** A burst in the comet's own units, around its centre. */
export function Explosion({ share }: { readonly share: number }) {
  const id = useId()
  const reach = 60 + share * 170
  return (
    <g opacity={Math.min(1, 2 - share * 1.2)}>
      <Glow id={id} />
      <circle r={round(reach)} fill={`url(#${id})`} />
      <path d={burst(reach * 0.72, 0.46)} fill={FLAME[1]} opacity={0.9 - share * 0.5} />
      <path d={burst(reach * 0.5, 0.5)} fill={FLAME[2]} opacity={1 - share * 0.4} />
      <path d={burst(reach * 0.3, 0.55)} fill={FLAME[3]} opacity={1 - share * 0.2} />
      <circle r={round(reach * 1.1)} fill="none" stroke={FLAME[3]} strokeWidth={3} opacity={1 - share} />
    </g>
  )
}

/** The flash on the ground when Earth is hit. */
export function ImpactFlash({ share, stage }: { readonly share: number; readonly stage: StageName }) {
  const id = useId()
  const { curve, cometScale } = STAGES[stage]
  const [ground] = curve
  const reach = (80 + share * 420) * cometScale
  return (
    <g transform={`translate(${ground.x} ${ground.y})`}>
      <Glow id={id} />
      <circle r={round(reach)} fill={`url(#${id})`} />
      <ellipse
        rx={round(reach)}
        ry={round(reach * 0.22)}
        fill="none"
        stroke={FLAME[2]}
        strokeWidth={4}
        opacity={1 - share}
      />
      <path d={burst(reach * 0.5, 0.42)} fill={FLAME[1]} opacity={0.85} />
      <path d={burst(reach * 0.34, 0.45)} fill={FLAME[2]} />
      <path d={burst(reach * 0.2, 0.5)} fill={FLAME[3]} stroke={INK.white} strokeWidth={2} />
    </g>
  )
}

const Glow = ({ id }: { readonly id: string }) => (
  <radialGradient id={id}>
    <stop offset={0} stopColor={FLAME[3]} />
    <stop offset={0.35} stopColor={FLAME[2]} stopOpacity={0.8} />
    <stop offset={0.7} stopColor={FLAME[1]} stopOpacity={0.35} />
    <stop offset={1} stopColor={FLAME[0]} stopOpacity={0} />
  </radialGradient>
)

const SPIKES = 14

/** A star of uneven spikes. */
export function burst(radius: number, depth: number): string {
  const points = Array.from({ length: SPIKES * 2 }, (_, i) => {
    const angle = (Math.PI * i) / SPIKES + 0.2
    const reach = i % 2 === 0 ? radius * (0.78 + 0.3 * Math.abs(Math.sin(i * 1.7))) : radius * depth
    return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`
  })
  return `M${points.join('L')}Z`
}
