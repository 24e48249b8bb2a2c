import * as z from 'zod/mini'
import { nearestTo } from '../data/nearest.ts'
import type { Chance } from '../luck/chance.ts'
import { type About, type CountKey, numberFrom, type Option, STREAM } from './option.ts'

export type Counts<K extends string> = { readonly [key in K]?: number }

interface CountRange {
  readonly min: number
  readonly max: number
}

/**
 * How many there are of some of many things, such as the cards of a deck: written meteor=2,comet=0. Whatever is not named
 * is as printed, and only what differs from that is kept.
 */
export const counts = <const K extends string>(
  keys: Readonly<Record<K, CountKey>>,
  { min, max }: CountRange,
  about: About,
): Option<Counts<K>> => {
  const known = Object.keys(keys) as K[]
  const count = z.int().check(z.gte(min), z.lte(max))
  const isCounted = ([key, value]: [string, unknown]) => Object.hasOwn(keys, key) && z.safeParse(count, value).success
  return {
    kind: 'counts',
    about,
    initial: {},
    min,
    max,
    values: known,
    keys,
    schema: z.custom<Counts<K>>((value) => isRecord(value) && Object.entries(value).every(isCounted)),
    range: `a whole number from ${min} to ${max} for each of ${known[0]}, …, the others as printed`,
    wrong(value) {
      const stranger = isRecord(value) ? Object.keys(value).find((key) => !Object.hasOwn(keys, key)) : undefined
      return stranger === undefined ? null : unknownKey(stranger, known)
    },
    tidy: (value) => entriesOf(known, (key) => (value[key] === keys[key].printed ? undefined : value[key])),
    fromText: countsFrom,
    sample: (random) => entriesOf(known, (key) => sampled(keys[key], { min, max }, random)),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MOST_SHOWN = 40

const unknownKey = (key: string, known: readonly string[]): string =>
  `does not know ${JSON.stringify(key.slice(0, MOST_SHOWN))}; the nearest are ${nearestTo(key, known).join(', ')}`

/** In the order of the keys, so that equal counts are equal as text. */
const entriesOf = <K extends string>(known: readonly K[], countOf: (key: K) => number | undefined): Counts<K> =>
  Object.fromEntries(
    known.flatMap((key) => {
      const count = countOf(key)
      return count === undefined ? [] : [[key, count]]
    }),
  ) as Counts<K>

/** Undefined where something is no key=number, or is there twice. */
function countsFrom(text: string): Readonly<Record<string, number>> | undefined {
  const pairs = text === '' ? [] : text.split(',').map(pairOf)
  const isClear = new Set(pairs.map(([key]) => key)).size === pairs.length
  return isClear && pairs.every(isPair) ? Object.fromEntries(pairs.filter(isPair)) : undefined
}

function pairOf(text: string): readonly [string, number | undefined] {
  const [key = '', count = '', ...more] = text.split('=').map((part) => part.trim())
  return [key, more.length === 0 ? numberFrom(count) : undefined]
}

const isPair = (pair: readonly [string, number | undefined]): pair is readonly [string, number] => pair[1] !== undefined

/** One in this many is another number than printed. */
const ONE_IN = 5

function sampled({ printed }: CountKey, { min, max }: CountRange, random: Chance): number | undefined {
  if (random.below(ONE_IN, STREAM) > 0) return undefined
  const count = min + random.below(max - min + 1, STREAM)
  return count === printed ? undefined : count
}
