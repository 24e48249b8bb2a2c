import type { Interval } from '@starboard/kernel'
import { twoSided, Z_95 } from './normal.ts'
import type { Difference, Estimate } from './share.ts'

/** Of many whole numbers: how many, their sum and the sum of their squares. */
export interface Moments {
  readonly count: number
  readonly sum: number
  readonly squares: number
}

/** Student's interval of a mean. Below two values there is none. */
export function estimateMean(moments: Moments): Estimate {
  const value = meanOf(moments)
  return { value, interval: around(value, studentsReach(moments.count - 1) * Math.sqrt(errorOf(moments))) }
}

/** The second minus the first, without supposing that both vary alike (Welch). */
export function compareMeans(first: Moments, second: Moments): Difference {
  const value = meanOf(second) - meanOf(first)
  const [error1, error2] = [errorOf(first), errorOf(second)]
  const error = Math.sqrt(error1 + error2)
  if (!Number.isFinite(error)) return { value, interval: [-Infinity, Infinity], chance: 1 }
  if (error === 0) return { value, interval: [value, value], chance: value === 0 ? 1 : 0 }
  const freedom = (error1 + error2) ** 2 / (error1 ** 2 / (first.count - 1) + error2 ** 2 / (second.count - 1))
  return {
    value,
    interval: around(value, studentsReach(freedom) * error),
    chance: twoSided(asNormal(value / error, freedom)),
  }
}

const meanOf = ({ count, sum }: Moments): number => (count === 0 ? 0 : sum / count)

/** The variance of the mean. */
function errorOf({ count, sum, squares }: Moments): number {
  if (count < 2) return Infinity
  return Math.max(0, squares - (sum * sum) / count) / (count - 1) / count
}

const around = (value: number, reach: number): Interval => [value - reach, value + reach]

/** How many standard errors reach over 95 %: Cornish and Fisher's series, good from three degrees of freedom on. */
const studentsReach = (freedom: number): number =>
  Z_95 + (Z_95 ** 3 + Z_95) / (4 * freedom) + (5 * Z_95 ** 5 + 16 * Z_95 ** 3 + 3 * Z_95) / (96 * freedom ** 2)

/** The normal value that is as rare as this one of Student's. */
const asNormal = (t: number, freedom: number): number =>
  (t * (1 - 1 / (4 * freedom))) / Math.sqrt(1 + (t * t) / (2 * freedom))
