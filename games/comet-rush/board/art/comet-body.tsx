import { useId } from 'react'
import { CORE, FACETS, FIRE_DEBRIS, FLAMES, ICE_DEBRIS } from './comet.paths.ts'
import { Cracks, FacetDrawing, Hole } from './comet-facet.tsx'
import { ActiveMark, DestroyedTag, FacetMark } from './comet-marks.tsx'
import { Explosion } from './explosion.tsx'
import { FLAME, HALO, HOLE, INK } from './palette.ts'
import { type Point, round, type StageName } from './track.ts'

export type CometSegment =
  | { readonly kind: 'hidden' }
  /** Face up but not under fire yet; a private one is seen by the viewer alone. */
  | { readonly kind: 'known'; readonly strength: number; readonly isPrivate?: boolean }
  | { readonly kind: 'active'; readonly strength: number; readonly health: number }
  | { readonly kind: 'destroyed'; readonly strength: number; readonly seat: number }

interface Props {
  readonly segments: readonly CometSegment[]
  /** Where it flies, in degrees; 180 is to the left. */
  readonly heading: number
  /** The stage decides how large its figures are; without one it carries none. */
  readonly stage?: StageName
  readonly exploding?: number
}

/** The heading for which the facets were drawn. */
const DRAWN_HEADING = 167.49
/** The flames lean a little away from the path. */
const LEAN = 8

/** The comet around 0, 0, about 120 in radius. */
export function CometBody({ segments, heading, stage, exploding = 0 }: Props) {
  const turn = heading - DRAWN_HEADING
  const placed = place(segments, turn)
  const standing = exploding > 0 ? placed.filter(({ segment }) => segment.kind !== 'destroyed') : placed
  return (
    <>
      <Halo />
      <Flames angle={heading + LEAN} strength={1 - exploding} />
      <CoreGlow turn={turn} />
      {standing.map(({ name, segment, points }) => (
        <g key={name} transform={driftOf(points, exploding)}>
          <Segment segment={segment} facet={points} />
        </g>
      ))}
      <Debris turn={turn} />
      {exploding > 0 && <Explosion share={exploding} />}
      {stage !== undefined && exploding === 0 && <Marks placed={placed} stage={stage} />}
    </>
  )
}

interface Facet {
  readonly name: string
  readonly points: readonly Point[]
}

interface PlacedSegment extends Facet {
  readonly segment: CometSegment
}

const place = (segments: readonly CometSegment[], turn: number): readonly PlacedSegment[] =>
  facetsOf(segments.length).map(({ name, points }, i) => ({
    name,
    points: points.map((point) => turned(point, turn)),
    segment: segments[i] ?? GONE,
  }))

/** More facets than segments: none of the rule sets has that. */
const GONE: CometSegment = { kind: 'hidden' }

/** Player counts from two to six have six to ten segments; any other number takes the nearest drawing. */
export function facetsOf(count: number): readonly Facet[] {
  const drawn = FACETS[Math.min(10, Math.max(6, count))] ?? []
  return drawn.map((flat) => ({
    name: flat.slice(0, 2).join('/'),
    points: Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[i * 2] ?? 0, y: flat[i * 2 + 1] ?? 0 })),
  }))
}

function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) }
}

function driftOf(facet: readonly Point[], exploding: number): string {
  const x = facet.reduce((sum, point) => sum + point.x, 0) / (facet.length || 1)
  const y = facet.reduce((sum, point) => sum + point.y, 0) / (facet.length || 1)
  const reach = exploding * 1.1
  return `translate(${round(x * reach)} ${round(y * reach)}) rotate(${round(exploding * (x - y) * 0.4)} ${round(x)} ${round(y)})`
}

function Segment({ segment, facet }: { readonly segment: CometSegment; readonly facet: readonly Point[] }) {
  if (segment.kind === 'destroyed') return <Hole points={facet} />
  if (segment.kind !== 'active') return <FacetDrawing points={facet} />
  return (
    <>
      <FacetDrawing points={facet} />
      <Cracks points={facet} damage={1 - segment.health / segment.strength} />
    </>
  )
}

interface MarksProps {
  readonly placed: readonly PlacedSegment[]
  readonly stage: StageName
}

/** Figures are never turned. The sight of the active segment lies below the marks of its neighbours. */
function Marks({ placed, stage }: MarksProps) {
  const ordered = LAYERS.flatMap((kind) => placed.filter(({ segment }) => segment.kind === kind))
  const isNarrow = stage === 'phone' && ordered.filter(({ segment }) => segment.kind === 'destroyed').length > 2
  const active = placed.find(({ segment }) => segment.kind === 'active')?.points
  return ordered.map(({ name, segment, points }) => (
    <SegmentMark key={name} segment={segment} facet={points} active={active} stage={stage} isNarrow={isNarrow} />
  ))
}

const LAYERS = ['active', 'hidden', 'known', 'destroyed'] as const

interface MarkProps {
  readonly segment: CometSegment
  readonly facet: readonly Point[]
  readonly stage: StageName
  readonly isNarrow: boolean
  readonly active: readonly Point[] | undefined
}

function SegmentMark({ segment, facet, active, stage, isNarrow }: MarkProps) {
  if (segment.kind === 'active') return <ActiveMark points={facet} health={segment.health} stage={stage} />
  if (segment.kind === 'destroyed') {
    const { strength, seat } = segment
    return <DestroyedTag points={facet} strength={strength} seat={seat} stage={stage} isNarrow={isNarrow} />
  }
  const text = segment.kind === 'hidden' ? '?' : `${segment.strength}`
  const isPrivate = segment.kind === 'known' && segment.isPrivate === true
  return <FacetMark points={facet} text={text} isPrivate={isPrivate} active={active} stage={stage} />
}

function Halo() {
  const id = useId()
  return (
    <>
      <radialGradient id={id}>
        <stop offset={0.4} stopColor={HALO[0]} stopOpacity={0.34} />
        <stop offset={0.7} stopColor={HALO[1]} stopOpacity={0.14} />
        <stop offset={1} stopColor={HALO[1]} stopOpacity={0} />
      </radialGradient>
      <circle r={175} fill={`url(#${id})`} />
    </>
  )
}

const Flames = ({ angle, strength }: { readonly angle: number; readonly strength: number }) => (
  <g transform={`rotate(${round(angle)})`} opacity={strength}>
    {FLAMES.map((d, i) => (
      <path key={d} d={d} fill={FLAME[i]} opacity={i === 0 ? 0.92 : 1} />
    ))}
  </g>
)

function CoreGlow({ turn }: { readonly turn: number }) {
  const id = useId()
  return (
    <>
      <radialGradient id={id}>
        {HOLE.core.map((colour, i) => (
          <stop key={colour} offset={CORE_STOPS[i]} stopColor={colour} />
        ))}
      </radialGradient>
      <polygon
        points={CORE}
        transform={`rotate(${round(turn)})`}
        fill={`url(#${id})`}
        stroke={INK.ember}
        strokeWidth={2}
      />
    </>
  )
}

const CORE_STOPS = [0, 0.35, 0.75, 1] as const

const Debris = ({ turn }: { readonly turn: number }) => (
  <g transform={`rotate(${round(turn)})`} stroke={INK.line}>
    <path d={ICE_DEBRIS} fill={INK.crumb} />
    <path d={FIRE_DEBRIS} fill={INK.fire} />
  </g>
)
