import { between, closed, middleOf } from './comet-light.ts'
import type { Point } from './track.ts'

/** The ragged rings of a hole, from its edge to its heart. */
export function holeRings(points: readonly Point[]): readonly string[] {
  const centre = middleOf(points)
  const rim = points.flatMap((point, i) => [point, between(point, points[(i + 1) % points.length] ?? point, 0.5)])
  const heart = between(centre, { x: 0, y: 0 }, 0.18)
  return RING_SHARES.map((share, ring) =>
    ring === 0 ? closed(points) : closed(rim.map(raggedTowards(heart, share, ring))),
  )
}

const RING_SHARES = [0, 0.14, 0.3, 0.5, 0.7, 0.86] as const

const raggedTowards = (heart: Point, share: number, ring: number) => (point: Point, i: number) =>
  between(point, heart, Math.min(0.97, Math.max(0.05, share + 0.09 * wobble(i * 2.3 + ring * 5.1 + point.x))))

/** A crack runs from a corner of the facet to its middle, and a twig leaves it half-way. */
export interface Crack {
  readonly d: string
  readonly twig: string
}

/** The more of the segment is gone, the more cracks there are and the longer they run. */
export function cracks(points: readonly Point[], damage: number): readonly Crack[] {
  if (damage <= 0) return []
  const centre = middleOf(points)
  const count = Math.max(1, Math.ceil(damage * points.length * 1.2))
  const corners = points.map((_, i) => points[(i * 3 + 1) % points.length] ?? centre)
  const unique = [...new Set([...corners, ...points])].slice(0, count)
  return unique.map((corner, i) => crackFrom(corner, centre, Math.min(1, 0.45 + damage * 0.6 - i * 0.03)))
}

function crackFrom(corner: Point, centre: Point, reach: number): Crack {
  const end = between(corner, centre, reach * 0.9)
  const length = Math.hypot(end.x - corner.x, end.y - corner.y)
  const aside = { x: (corner.y - end.y) / (length || 1), y: (end.x - corner.x) / (length || 1) }
  const path = [0, 0.2, 0.42, 0.62, 0.82, 1].map((share, i) => {
    const swing = i === 0 ? 0 : 6.5 * wobble(corner.x + corner.y * 1.7 + i * 2.1)
    const at = between(corner, end, share)
    return { x: at.x + aside.x * swing, y: at.y + aside.y * swing }
  })
  const joint = path[3] ?? end
  const side = wobble(corner.x) > 0 ? 1 : -1
  const tip = { x: joint.x + side * aside.x * 14, y: joint.y + side * aside.y * 14 }
  return { d: line(path), twig: line([joint, tip]) }
}

const line = (points: readonly Point[]) => closed(points).slice(0, -1)

/** Between -1 and 1, always the same for the same seed: a drawing must not flicker. */
const wobble = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}
