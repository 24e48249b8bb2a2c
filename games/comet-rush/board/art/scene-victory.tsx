import { facetsOf } from './comet-body.tsx'
import { FacetDrawing } from './comet-facet.tsx'
import { middleOf } from './comet-light.ts'
import { burst, Explosion } from './explosion.tsx'
import { GemShape } from './gem.tsx'
import { DAWN, FACET, FLAME, INK } from './palette.ts'
import { EarthLimb, SceneFrame } from './scene-parts.tsx'
import { SeatShape } from './seat-shape.tsx'
import { round } from './track.ts'

interface Trophy {
  readonly strength: number
  readonly seat: number
}

/** The comet bursts above Earth, and what was won rains down. */
export const VictoryScene = ({ trophies }: { readonly trophies: readonly Trophy[] }) => (
  <SceneFrame sky={DAWN}>
    <Burst />
    <EarthLimb top={288} />
    {trophies.map((trophy, i) => (
      <FallingTrophy key={trophy.strength} trophy={trophy} place={i} count={trophies.length} />
    ))}
  </SceneFrame>
)

const Burst = () => (
  <g transform="translate(320 132)">
    <path d={burst(330, 0.3)} fill={FLAME[2]} opacity={0.1} />
    <path d={burst(240, 0.34)} fill={FLAME[1]} opacity={0.14} />
    <g transform="scale(.8)">
      <Explosion share={0.35} />
    </g>
    {SHARDS.map(({ name, points, transform }) => (
      <g key={name} transform={transform}>
        <FacetDrawing points={points} />
      </g>
    ))}
    <path d={CRUMBS} fill={FACET.face} stroke={INK.line} strokeWidth={1.2} strokeLinejoin="round" />
    <path d={STREAKS} stroke={FLAME[3]} strokeWidth={2} strokeLinecap="round" opacity={0.7} />
  </g>
)

const SHARDS = facetsOf(8).map(({ name, points }, i) => {
  const { x, y } = middleOf(points)
  const spin = `rotate(${i * 37 - 90} ${round(x)} ${round(y)})`
  const away = `translate(${round(x * 0.9)} ${round(y * 0.55)})`
  return { name, points, transform: `${away} ${spin} translate(${round(x * 0.45)} ${round(y * 0.45)}) scale(.55)` }
})

const CRUMBS =
  'M-190 -60l8 -6l6 8l-8 6zM-230 20l6 -5l6 6l-6 6zM-150 84l7 -6l6 8l-8 5zM170 -80l8 -7l7 8l-8 7zM226 -10l6 -5l6 6l-6 6zM196 66l9 -7l6 9l-8 6zM-90 -104l6 -5l5 6l-6 5zM104 96l6 -5l5 6l-6 5zM20 -122l6 -5l5 6l-6 5zM268 40l5 -4l4 5l-5 4zM-274 -34l5 -4l4 5l-5 4z'
const STREAKS = 'M-120 -50L-168 -70M120 -46L160 -62M-136 30L-196 44M140 34L196 48M-30 -92L-44 -122M50 -90L66 -116'

interface FallingProps {
  readonly trophy: Trophy
  readonly place: number
  readonly count: number
}

/** They fall on an arc that is widest in the middle of the row. */
function FallingTrophy({ trophy: { strength, seat }, place, count }: FallingProps) {
  const share = count === 1 ? 0.5 : place / (count - 1)
  const spread = Math.min(560, count * 84)
  const x = 320 + (share - 0.5) * spread
  const y = 226 + 34 * Math.sin(share * Math.PI) + (place % 2) * 22
  return (
    <g transform={`translate(${round(x - 22)} ${round(y)})`}>
      <path d="M14 2L18 -44L22 2M26 4L28 -30L32 4" fill={FACET.gleam} opacity={0.35} />
      <g transform="scale(1.1)">
        <GemShape strength={strength} />
      </g>
      <g transform="translate(30 30) scale(.75)">
        <circle cx={10} cy={10} r={11.5} fill={INK.line} />
        <SeatShape seat={seat} />
      </g>
    </g>
  )
}
