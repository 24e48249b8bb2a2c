import { CometBody, type CometSegment } from './comet-body.tsx'
import { burst } from './explosion.tsx'
import { BURNING, FACET, FLAME, INK } from './palette.ts'
import { EarthLimb, SceneFrame } from './scene-parts.tsx'

const WHOLE: readonly CometSegment[] = Array.from({ length: 8 }, () => ({ kind: 'hidden' }))

/** Where the comet strikes. */
const GROUND = { x: 262, y: 262 } as const

/** The comet has reached Earth. `segments` shows what was left of it. */
export const ImpactScene = ({ segments = WHOLE }: { readonly segments?: readonly CometSegment[] }) => (
  <SceneFrame sky={BURNING.sky}>
    <g opacity={0.9}>
      <path d="M380 128L640 -150L780 -20L430 200Z" fill={FLAME[0]} opacity={0.45} />
      <path d="M390 140L660 -90L740 -30L425 190Z" fill={FLAME[1]} opacity={0.5} />
      <path d="M400 150L680 -60L712 -40L420 182Z" fill={FLAME[2]} opacity={0.5} />
    </g>
    <g transform="translate(362 172) scale(.98)">
      <CometBody segments={segments} heading={138} />
    </g>
    <EarthLimb top={258} isBurning />
    <g transform={`translate(${GROUND.x} ${GROUND.y})`}>
      <g fill="none" stroke={FLAME[2]}>
        <ellipse rx={250} ry={34} cy={8} strokeWidth={3} opacity={0.4} />
        <ellipse rx={180} ry={24} cy={6} strokeWidth={4} opacity={0.7} />
        <ellipse rx={110} ry={15} cy={4} strokeWidth={5} stroke={FLAME[3]} />
      </g>
      <path d={CRACKS} fill="none" stroke={INK.ember} strokeWidth={7} strokeLinejoin="bevel" />
      <path d={CRACKS} fill="none" stroke={INK.emberGlow} strokeWidth={4} />
      <path d={CRACKS} fill="none" stroke={INK.emberHeart} strokeWidth={1.5} />
      <path d={burst(130, 0.4)} fill={FLAME[0]} opacity={0.9} />
      <path d={burst(96, 0.42)} fill={FLAME[1]} />
      <path d={burst(64, 0.46)} fill={FLAME[2]} />
      <path d={burst(36, 0.5)} fill={FLAME[3]} />
      <path d={EJECTA} fill={BURNING.rock} stroke={INK.line} strokeWidth={1.5} strokeLinejoin="round" />
      <path d={ICE} fill={FACET.face} stroke={INK.line} strokeWidth={1.5} strokeLinejoin="round" />
    </g>
  </SceneFrame>
)

const CRACKS =
  'M-20 10L-70 22L-92 40L-150 52L-176 74M10 12L30 44L18 66L44 100M40 8L104 24L128 46L196 58L220 84M-40 14L-60 58L-96 84'
const EJECTA =
  'M-132 -60L-118 -68L-110 -56L-122 -48ZM-92 -112L-82 -120L-72 -110L-84 -100ZM-170 -18L-160 -26L-152 -16L-162 -8ZM-44 -150L-36 -156L-28 -147L-38 -140ZM156 -8L168 -16L176 -4L164 6ZM-206 -74L-198 -80L-192 -72L-200 -66ZM210 -46L220 -54L228 -44L216 -36Z'
const ICE =
  'M-108 -86L-100 -94L-92 -84L-100 -76ZM-60 -118L-54 -126L-46 -116L-54 -110ZM-148 -46L-142 -54L-134 -44L-142 -38ZM186 -28L192 -36L200 -26L192 -20ZM-226 -34L-218 -42L-210 -32L-220 -26Z'
