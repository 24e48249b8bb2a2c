import type { Catalogue } from '../../rules/catalogue.ts'
import type { Row, Weights } from './weights.ts'

/** What is believed, and how far the fight has come. */
export interface Stage {
  readonly catalogue: Catalogue
  readonly weights: Weights
  /** How many hit points the fight will still last. */
  readonly left: number
}

/** A weight at this stage of the fight. */
export function atStage({ weights: { stages }, left }: Stage, row: Row): number {
  const [s0, s1, s2, s3] = stages
  const [w0, w1, w2, w3] = row
  if (left >= s1) return between(left, [s1, w1], [s0, w0])
  return left >= s2 ? between(left, [s2, w2], [s1, w1]) : between(left, [s3, w3], [s2, w2])
}

type Point = readonly [x: number, y: number]

function between(x: number, [x0, y0]: Point, [x1, y1]: Point): number {
  const share = Math.min(1, Math.max(0, (x - x0) / (x1 - x0)))
  return y0 + share * (y1 - y0)
}
