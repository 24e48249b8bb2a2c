import type { Interval } from '@starboard/kernel'

/** From where to where a drawing reaches, and what is written below it. */
export interface Axis {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
}

const MOST_TICKS = 4
const STEPS = [1, 2, 5] as const

/** Round numbers around all of these. */
export function axisAround(values: readonly number[]): Axis {
  const known = values.filter(Number.isFinite)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  if (known.length === 0) return { from: 0, to: 1, ticks: [0, 1] }
  const step = stepFor(high - low || Math.abs(high) || 1)
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step)
  return { from: first * step, to: Math.max(last, first + 1) * step, ticks }
}

function stepFor(range: number): number {
  const size = 10 ** Math.floor(Math.log10(range / MOST_TICKS))
  const steps = [...STEPS, 10].map((one) => one * size)
  return steps.find((step) => range / step <= MOST_TICKS) ?? size * 10
}

/** A margin keeps what lies at an end whole. */
const MARGIN = 4

/** Where a value lies, in percent of the width; what is outside stays at the edge. */
export function placeOn({ from, to }: Axis, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return Math.round((MARGIN + share * (100 - 2 * MARGIN)) * 100) / 100
}

export const placesOn = (axis: Axis, [low, high]: Interval): Interval => [placeOn(axis, low), placeOn(axis, high)]
