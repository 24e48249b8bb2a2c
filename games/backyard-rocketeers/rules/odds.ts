import type { Odds } from './view.ts'

/** BR-20.3: exact counting of dice, in whole numbers. */

export const SURE: Odds = { ways: 1, of: 1 }
export const NEVER: Odds = { ways: 0, of: 1 }

const PIPS = 6
/** Beyond this many dice a chance to keep a good one is as good as certain, and its count would not stay exact. */
const MOST_DICE = 12

/** How many rolls of so many dice give each sum; the place is the sum. */
export function sumWays(dice: number): readonly number[] {
  return SUMS[dice] ?? waysOf(dice)
}

function waysOf(dice: number): readonly number[] {
  let ways: number[] = [1]
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(ways.length + PIPS).fill(0)
    for (const [sum, count] of ways.entries())
      for (let pips = 1; pips <= PIPS; pips++) next[sum + pips] = (next[sum + pips] ?? 0) + count
    ways = next
  }
  return ways
}

const SUMS: readonly (readonly number[])[] = [0, 1, 2, 3].map(waysOf)

/** At least this sum. */
export function atLeast(dice: number, sum: number): Odds {
  const ways = sumWays(dice)
  return { ways: ways.reduce((count, one, at) => (at >= sum ? count + one : count), 0), of: PIPS ** dice }
}

/** The best of so many dice is above this. */
export function bestAbove(dice: number, limit: number): Odds {
  const counted = Math.min(dice, MOST_DICE)
  const of = PIPS ** counted
  return { ways: of - limit ** counted, of }
}

/** One die up to this. */
export const upTo = (limit: number): Odds => ({ ways: limit, of: PIPS })

/** None of these dice is at or below its limit. */
export function allAbove(limits: readonly number[]): Odds {
  const rolled = limits.filter((limit) => limit > 0)
  return { ways: rolled.reduce((ways, limit) => ways * (PIPS - limit), 1), of: PIPS ** rolled.length }
}

/** Each of these adds its km unless its die is at or below its limit: the chance of at least so many in all. */
export function kmAtLeast(rovers: readonly { readonly failsOn: number; readonly km: number }[], wanted: number): Odds {
  let ways = new Map<number, number>([[0, 1]])
  let of = 1
  for (const { failsOn, km } of rovers) {
    const next = new Map<number, number>()
    const add = (sum: number, count: number) => next.set(sum, (next.get(sum) ?? 0) + count)
    for (const [sum, count] of ways) {
      if (failsOn > 0) add(sum, count * failsOn)
      add(sum + km, failsOn > 0 ? count * (PIPS - failsOn) : count)
    }
    if (failsOn > 0) of *= PIPS
    ways = next
  }
  let enough = 0
  for (const [sum, count] of ways) if (sum >= wanted) enough += count
  return { ways: enough, of }
}
