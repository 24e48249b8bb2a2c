import type { Size } from './use-size.ts'

/** From the largest drawing that looks well to the smallest that can be told from another, in pixels. */
const HEIGHTS = [92, 80, 70, 60, 52, 44, 36, 30, 24] as const

interface Measures {
  /** The gauges above, with what keeps them apart. */
  readonly gauges: number
  /** A strip of tape with the longest words on it, and the gap beside it. */
  readonly column: number
  /** The tape below a drawing, and the gap to the next row. */
  readonly tape: number
}

const DESK: Measures = { gauges: 98, column: 92, tape: 22 }
const SMALL: Measures = { gauges: 60, column: 80, tape: 18 }

const ROCKET_SHARE = 0.21
const ROCKET_LEAST = 84
const EDGE = 12
/** The line that says how far others are. */
const OTHERS = 44

interface Base extends Size {
  readonly isSmall: boolean
  readonly isShared: boolean
  readonly things: number
}

/** How high each thing may be drawn so that all of them find a place beside the rocket. */
export function drawnHigh({ width, height, isSmall, isShared, things }: Base): number {
  const { gauges, column, tape } = isSmall ? SMALL : DESK
  const across = width - Math.max(ROCKET_LEAST, width * ROCKET_SHARE) - EDGE
  const down = height - gauges - (isShared ? OTHERS : 0)
  const rows = Math.ceil(things / Math.max(1, Math.floor(across / column)))
  return HEIGHTS.find((high) => rows * (high + tape) <= down) ?? HEIGHTS[HEIGHTS.length - 1] ?? 0
}
