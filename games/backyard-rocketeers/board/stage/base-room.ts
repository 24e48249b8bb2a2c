import type { Size } from './use-size.ts'

/** From the largest drawing that looks well to the smallest that can be told from another, in pixels. */
const HEIGHTS = [92, 80, 70, 60, 52, 44, 36, 30, 24, 20, 16] as const
const SMALLEST = 16
/** A strip of tape is no shorter, whatever is written on it. */
export const LEAST_WIDE = 60
/** A drawing is less wide than high. */
const SHAPE = 100 / 112

interface Measures {
  /** The gauges above, with what keeps them apart. */
  readonly gauges: number
  /** A letter on the tape, and the tape before and after it. */
  readonly letter: number
  readonly ends: number
  /** The tape below a drawing, with the gap to the next row; and the gap beside it. */
  readonly tape: number
  readonly gap: number
}

const DESK: Measures = { gauges: 98, letter: 6.8, ends: 16, tape: 24, gap: 8 }
const SMALL: Measures = { gauges: 54, letter: 6.5, ends: 10, tape: 18, gap: 4 }

const ROCKET_SHARE = 0.21
const ROCKET_LEAST = 84
const EDGE = 12
/** The line that says how far others are. */
const OTHERS = 44

interface Base extends Size {
  readonly isSmall: boolean
  readonly isShared: boolean
  /** What stands on the tape of each thing. */
  readonly names: readonly string[]
}

/** How high each thing may be drawn so that all of them find a place beside the rocket. */
export function drawnHigh({ width, height, isSmall, isShared, names }: Base): number {
  const { gauges, letter, ends, tape, gap } = isSmall ? SMALL : DESK
  const across = width - Math.max(ROCKET_LEAST, width * ROCKET_SHARE) - EDGE
  const down = height - gauges - (isShared ? OTHERS : 0)
  const fits = (high: number): boolean => {
    const widths = names.map((name) => Math.max(LEAST_WIDE, high * SHAPE, name.length * letter + ends) + gap)
    return rowsOf(widths, across) * (high + tape) <= down
  }
  return HEIGHTS.find(fits) ?? SMALLEST
}

/** As many as it takes if each row is filled before the next one begins. */
function rowsOf(widths: readonly number[], across: number): number {
  let [rows, left] = [0, 0]
  for (const width of widths) {
    if (width > left || rows === 0) [rows, left] = [rows + 1, across]
    left -= width
  }
  return rows
}
