import type { Point } from './track.ts'

/** How a facet of the comet catches the light: sun from the upper left, fire from below. */
interface Bevel {
  readonly d: string
  readonly fill: string
}

export interface LitFacet {
  readonly outline: string
  readonly face: string
  readonly bevels: readonly Bevel[]
  /** Thin triangles on the face: the first two gleam, the last one is in the dusk. */
  readonly facets: readonly string[]
  /** The edges that shine. */
  readonly shine: string
  readonly centre: Point
}

/** Colour of a bevel by the direction it faces, in degrees; 0 is right, 90 is down. */
const RAMP: readonly (readonly [angle: number, colour: readonly [number, number, number]])[] = [
  [-180, [0x9c, 0xaf, 0xb7]],
  [-162, [0x92, 0xb0, 0xc1]],
  [-131, [0xbc, 0xe4, 0xf2]],
  [-113, [0xc1, 0xe9, 0xf6]],
  [-90, [0xb2, 0xdb, 0xeb]],
  [-74, [0x83, 0xaf, 0xc9]],
  [-54, [0x60, 0x8f, 0xb0]],
  [-12, [0x2c, 0x57, 0x7d]],
  [17, [0x1a, 0x45, 0x6f]],
  [42, [0x20, 0x4a, 0x73]],
  [72, [0x30, 0x4d, 0x6e]],
  [91, [0x53, 0x5a, 0x67]],
  [135, [0x7f, 0x66, 0x5d]],
  [180, [0x9c, 0xaf, 0xb7]],
]

const BRIGHT = [0xcd, 0xf4, 0xff] as const

/** How far the four triangles of a bevel turn towards the light. */
const TURNS = [0, 0.16, 0.18, 0.3] as const

export function lightFacet(points: readonly Point[]): LitFacet {
  const centre = middleOf(points)
  const inner = points.map((point) => between(point, centre, insetOf(points, point, centre)))
  const edges = points.map((from, i) => edgeOf(points, inner, i, from))
  return {
    outline: closed(points),
    face: closed(inner),
    bevels: edges.flatMap(bevelsOf),
    facets: [0.28, 0.62, 0.02].map((share) => faceTriangle(inner, centre, share)),
    shine: edges
      .filter(({ angle }) => angle < -62)
      .map(({ from, to }) => open([from, to]))
      .join(''),
    centre,
  }
}

interface Edge {
  readonly from: Point
  readonly to: Point
  readonly innerFrom: Point
  readonly innerTo: Point
  /** The direction it faces. */
  readonly angle: number
}

function edgeOf(points: readonly Point[], inner: readonly Point[], i: number, from: Point): Edge {
  const next = (i + 1) % points.length
  const to = points[next] ?? from
  const angle = (Math.atan2(from.x - to.x, to.y - from.y) * 180) / Math.PI
  return { from, to, innerFrom: inner[i] ?? from, innerTo: inner[next] ?? to, angle }
}

function bevelsOf({ from, to, innerFrom, innerTo, angle }: Edge): Bevel[] {
  const fold = between(between(from, to, 0.46), between(innerFrom, innerTo, 0.54), 0.55)
  const triangles = [
    [from, to, fold],
    [from, fold, innerFrom],
    [to, fold, innerTo],
    [fold, innerFrom, innerTo],
  ]
  return triangles.map((triangle, turn) => ({ d: closed(triangle), fill: lit(angle, TURNS[turn] ?? 0) }))
}

function lit(angle: number, turn: number): string {
  const colour = rampAt(angle)
  const share = turn * (0.2 + (colour[1] ?? 0) / 255)
  const [red, green, blue] = colour.map((value, i) => Math.round(value + ((BRIGHT[i] ?? 0) - value) * share))
  return `rgb(${red} ${green} ${blue})`
}

function rampAt(angle: number): readonly number[] {
  const after = RAMP.findIndex(([at]) => at >= angle)
  const [above, below] = [RAMP[Math.max(after, 1)], RAMP[Math.max(after, 1) - 1]]
  if (above === undefined || below === undefined) return BRIGHT
  const share = (angle - below[0]) / (above[0] - below[0])
  return above[1].map((value, i) => (below[1][i] ?? 0) + (value - (below[1][i] ?? 0)) * share)
}

/** A corner moves in by about the same length on facets of every size. */
const insetOf = (points: readonly Point[], corner: Point, centre: Point): number => {
  const reach = Math.hypot(corner.x - centre.x, corner.y - centre.y)
  const uneven = 0.9 + 0.2 * Math.sin(corner.x * 0.7 + corner.y * 1.3 + points.length)
  return Math.min(0.62, (17 * uneven) / Math.max(reach, 1))
}

function faceTriangle(inner: readonly Point[], centre: Point, share: number): string {
  const i = Math.floor(share * inner.length)
  const [from, to] = [inner[i] ?? centre, inner[(i + 1) % inner.length] ?? centre]
  return closed([from, to, centre])
}

/** The centre of the area. */
export function middleOf(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0]
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] ?? from
    const part = from.x * to.y - to.x * from.y
    area += part
    x += (from.x + to.x) * part
    y += (from.y + to.y) * part
  })
  return { x: x / (3 * area), y: y / (3 * area) }
}

export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

const open = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

export const closed = (points: readonly Point[]): string => `${open(points)}Z`
