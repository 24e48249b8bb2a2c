import * as z from 'zod/mini'
import { type About, type Option, STREAM } from './option.ts'

/** A number as it is written, such as 1.25: states hold no fractions, because no two machines must differ in the last digit. */
export type Decimal = `${number}`

interface DecimalRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** A number in steps that need not be whole, such as 0.05. It may be given as a number, and is kept as it is written. */
export const decimal = (initial: number, range: DecimalRange, about: About): Option<Decimal> => {
  const { min, max, step } = range
  return {
    kind: 'decimal',
    about,
    initial: decimalAt(range, stepsTo(range, initial)),
    min,
    max,
    step,
    schema: z.custom<Decimal>((value) => isNumber(value) && isOnStep(range, Number(value))),
    range: `a number from ${min} to ${max} in steps of ${step}`,
    tidy: (value) => decimalAt(range, stepsTo(range, Number(value))),
    fromText: (text) => (isNumber(text) ? text : undefined),
    sample: (random) => decimalAt(range, random.below(stepsTo(range, max) + 1, STREAM)),
  }
}

/** The number that is this many steps above the least. */
export function decimalAt({ min, step }: Pick<DecimalRange, 'min' | 'step'>, steps: number): Decimal {
  const places = Math.max(placesOf(min), placesOf(step))
  return `${Number((min + steps * step).toFixed(places))}`
}

/** How many steps a number is above the least. */
export const stepsTo = ({ min, step }: Pick<DecimalRange, 'min' | 'step'>, value: number): number =>
  Math.round((value - min) / step)

/** As far as a fraction of a machine may miss the one that was meant: 0.1 + 0.2 is 0.3. */
const SLACK = 1e-9

function isOnStep(range: DecimalRange, value: number): boolean {
  const steps = stepsTo(range, value)
  const isNear = Math.abs(value - Number(decimalAt(range, steps))) < SLACK
  return isNear && steps >= 0 && steps <= stepsTo(range, range.max)
}

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,9}(?:\.\d{1,9})?$/.test(value))

const placesOf = (value: number): number => String(value).split('.')[1]?.length ?? 0
