import { cracks, holeRings } from './comet-damage.ts'
import { lightFacet } from './comet-light.ts'
import { FACET, HOLE, INK } from './palette.ts'
import type { Point } from './track.ts'

interface Props {
  readonly points: readonly Point[]
}

/** A block of ice, cut with a bevel. */
export function FacetDrawing({ points }: Props) {
  const { outline, face, bevels, facets, shine, centre } = lightFacet(points)
  const [first, second, dusk] = facets
  return (
    <>
      <path d={outline} fill={FACET.bed} stroke={INK.line} strokeWidth={2.2} strokeLinejoin="round" />
      {bevels.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <path d={face} fill={FACET.face} />
      <path d={first} fill={FACET.gleam} fillOpacity={0.34} />
      <path d={second} fill={FACET.gleam} fillOpacity={0.24} />
      <path d={dusk} fill={FACET.dusk} fillOpacity={0.3} />
      <path d={shine} fill="none" stroke={FACET.edge} strokeWidth={1.5} strokeLinecap="round" opacity={0.9} />
      <Dent x={centre.x + 9} y={centre.y + 12} />
    </>
  )
}

const Dent = ({ x, y }: Point) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} opacity={0.8}>
    <path d="M0 0q4 -3.6 8 0q-4 2 -8 0z" fill={FACET.dent} opacity={0.7} />
    <path d="M0 0q4 3.4 8 0" stroke={FACET.edge} strokeWidth={0.9} fill="none" />
  </g>
)

/** Where a segment was: the fire inside shows. */
export function Hole({ points }: Props) {
  const rings = holeRings(points)
  return (
    <>
      {rings.map((d, ring) => (
        <path key={d} d={d} fill={HOLE.rings[ring]} stroke={ring === 0 ? HOLE.edge : 'none'} strokeWidth={2} />
      ))}
      <path d={rings[0]} fill="none" stroke={HOLE.rim} strokeOpacity={0.75} strokeWidth={1.3} strokeDasharray="4 4" />
    </>
  )
}

export const Cracks = ({ points, damage }: Props & { readonly damage: number }) => (
  <g fill="none">
    {cracks(points, damage).map(({ d, twig }) => (
      <g key={d}>
        <path d={twig} stroke={INK.ember} strokeWidth={3.6} />
        <path d={twig} stroke={INK.fire} strokeWidth={1.8} />
        <path d={d} stroke={INK.ember} strokeWidth={6.2} strokeLinejoin="bevel" />
        <path d={d} stroke={INK.emberGlow} strokeWidth={4} />
        <path d={d} stroke={INK.emberHeart} strokeWidth={1.5} />
      </g>
    ))}
  </g>
)
