import type { Size } from './use-size.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

interface Box extends Spot, Size {}

/** Where it begins, and how long it is. */
type Span = readonly [from: number, length: number]

const TOKEN = { width: 54, height: 24 }
const HEIGHT = 36
const EDGE = 2
/** In widths of a label: as far as one stands from its rocket where nothing nearer is free. */
const FAR = 1.75

/** Where the labels of rockets stand on the strip: beside their rocket, or above, wherever the least is in the way. */
export function tagPlaces(spots: readonly Spot[], strip: Size, width: number): readonly Spot[] {
  const taken: Box[] = spots.map(({ x, y }) => ({ x: x - TOKEN.width / 2, y: y - TOKEN.height / 2, ...TOKEN }))
  const places = new Map<Spot, Box>()
  // Who is near an end has the least choice.
  for (const spot of spots.toSorted((one, other) => aside(other, strip) - aside(one, strip))) {
    const ways = waysOf(spot, strip, width)
    const covered = ways.map((way) => taken.reduce((sum, box) => sum + shared(box, way), 0))
    const chosen = ways[covered.indexOf(Math.min(...covered))] ?? { ...spot, width, height: HEIGHT }
    taken.push(chosen)
    places.set(spot, chosen)
  }
  return spots.map((spot) => places.get(spot) ?? spot)
}

const aside = ({ x }: Spot, strip: Size): number => Math.abs(x - strip.width / 2)

/** Beside it towards the middle, beside it outwards, right above or at a distance, then higher and lower. */
function waysOf({ x, y }: Spot, strip: Size, width: number): readonly Box[] {
  const right = x + TOKEN.width / 2 + EDGE
  const left = x - TOKEN.width / 2 - width - EDGE
  const sides = x > strip.width / 2 ? [left, right] : [right, left]
  const within = (at: number) => Math.max(EDGE, Math.min(strip.width - width - EDGE, at))
  const heights = [y - HEIGHT / 2, EDGE, EDGE + HEIGHT, strip.height - HEIGHT - EDGE]
  return heights.flatMap((top) =>
    [...sides, x - width / 2, x - FAR * width, x + (FAR - 1) * width].map((at) => ({
      x: within(at),
      y: Math.max(EDGE, Math.min(strip.height - HEIGHT - EDGE, top)),
      width,
      height: HEIGHT,
    })),
  )
}

/** How much of each lies over the other. */
const shared = (one: Box, other: Box): number =>
  common([one.x, one.width], [other.x, other.width]) * common([one.y, one.height], [other.y, other.height])

const common = ([one, length]: Span, [other, otherLength]: Span): number =>
  Math.max(0, Math.min(one + length, other + otherLength) - Math.max(one, other))
