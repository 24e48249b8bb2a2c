import type { PartOf } from '@starboard/lab'
import { Mistake } from '../ending.ts'

const MOST_PARTS = 100_000

/** `2/8`: the second of eight parts. */
export function shardFrom(text: string): PartOf {
  const [, number, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number)
  if (number !== undefined && of !== undefined && number >= 1 && number <= of && of <= MOST_PARTS) return { number, of }
  throw new Mistake(`--shard is written 2/8, the second of eight parts; ${JSON.stringify(text)} is not.`)
}
