import { fastChance } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { discoveries } from './discoveries.ts'
import { compareMeans, estimateMean, type Moments } from './mean.ts'
import { twoSided } from './normal.ts'
import { chanceOfShare, compareShares, estimateShare, type Share } from './share.ts'

const random = fastChance('lab')
const SIDES = 1_000_000
const happens = (chance: number): boolean => random.below(SIDES, 'lab') < chance * SIDES
const times = <X>(count: number, one: () => X): X[] => Array.from({ length: count }, one)

const sample = (chance: number, of: number): Share => ({
  count: times(of, () => happens(chance)).filter(Boolean).length,
  of,
})
const dice = (count: number, extra = 0): Moments => {
  const rolls = times(count, () => 1 + extra + random.below(6, 'lab'))
  return {
    count,
    sum: rolls.reduce((sum, roll) => sum + roll, 0),
    squares: rolls.reduce((sum, roll) => sum + roll * roll, 0),
  }
}

const TRIALS = 2000
/** The seed is fixed. Two thousand trials of a true 95 % come out between these in all but one of ten thousand. */
const [LEAST, MOST] = [0.93, 0.97]

/** How often an interval of many samples held what is true. */
const coverage = (truth: number, intervalOf: () => readonly [number, number]): number =>
  times(TRIALS, intervalOf).filter(([low, high]) => low <= truth && truth <= high).length / TRIALS

describe('95 % intervals hold the truth about 95 times of 100', () => {
  it.each([
    [0.5, 100],
    [0.25, 200],
    [0.1, 60],
    [0.9, 60],
  ])('of a share of %d, seen %d times', (truth, of) => {
    const held = coverage(truth, () => estimateShare(sample(truth, of)).interval)
    expect(held).toBeGreaterThan(LEAST)
    expect(held).toBeLessThan(MOST)
  })

  it.each([
    [0.25, 0.3, 200, 200],
    [0.5, 0.5, 60, 200],
    [0.1, 0.15, 100, 100],
  ])('of the difference between %d and %d, seen %d and %d times', (one, other, first, second) => {
    const held = coverage(other - one, () => compareShares(sample(one, first), sample(other, second)).interval)
    expect(held).toBeGreaterThan(LEAST)
    expect(held).toBeLessThan(MOST)
  })

  it.each([10, 100])('of the mean of %d dice', (count) => {
    const held = coverage(3.5, () => estimateMean(dice(count)).interval)
    expect(held).toBeGreaterThan(LEAST)
    expect(held).toBeLessThan(MOST)
  })

  it('of the difference between dice and dice with one more', () => {
    const held = coverage(1, () => compareMeans(dice(20), dice(60, 1)).interval)
    expect(held).toBeGreaterThan(LEAST)
    expect(held).toBeLessThan(MOST)
  })
})

describe('tests find nothing in 19 of 20 cases where there is nothing', () => {
  const falseAlarms = (chance: () => number) => times(TRIALS, chance).filter((one) => one < 0.05).length / TRIALS

  it.each([
    ['between shares', () => compareShares(sample(0.25, 200), sample(0.25, 300)).chance],
    ['between means', () => compareMeans(dice(15), dice(40)).chance],
    ['from an expected share', () => chanceOfShare(sample(0.25, 400), 0.25)],
  ])('%s', (_what, chance) => {
    const share = falseAlarms(chance)
    expect(share).toBeGreaterThan(0.03)
    expect(share).toBeLessThan(0.07)
  })

  it('and in 95 of 100 whole tables of 20 comparisons', () => {
    const isQuiet = () =>
      !discoveries(times(20, () => compareShares(sample(0.3, 100), sample(0.3, 100)).chance)).includes(true)
    expect(times(500, isQuiet).filter(Boolean).length / 500).toBeGreaterThan(0.92)
  })
})

describe('correction for many comparisons', () => {
  it('marks what stands out among others, and never by one rare value alone', () => {
    expect(discoveries([0.001, 0.9, 0.02, 0.4])).toEqual([true, false, true, false])
    expect(discoveries([0.04, ...Array.from({ length: 19 }, () => 0.5)])).not.toContain(true)
    expect(discoveries([])).toEqual([])
  })

  it('finds a real difference among nothing', () => {
    const found = times(100, () =>
      discoveries([
        compareShares(sample(0.3, 400), sample(0.45, 400)).chance,
        ...times(9, () => compareShares(sample(0.3, 100), sample(0.3, 100)).chance),
      ]),
    )
    expect(found.filter(([real]) => real).length).toBeGreaterThan(90)
  })
})

describe('known values', () => {
  it('of the normal distribution', () => {
    expect(twoSided(0)).toBeCloseTo(1, 6)
    expect(twoSided(1.959964)).toBeCloseTo(0.05, 6)
    expect(twoSided(-3.290527)).toBeCloseTo(0.001, 7)
    expect(twoSided(6) / 1.973175e-9).toBeCloseTo(1, 5)
  })

  it('of Newcombe, 56 of 70 and 48 of 80', () => {
    const { value, interval } = compareShares({ count: 48, of: 80 }, { count: 56, of: 70 })
    expect(value).toBeCloseTo(0.2, 10)
    expect(interval[0]).toBeCloseTo(0.0524, 4)
    expect(interval[1]).toBeCloseTo(0.3339, 4)
  })

  it('say nothing where nothing was counted', () => {
    const none = { count: 0, of: 0 }
    expect(estimateShare(none)).toEqual({ value: 0, interval: [0, 1] })
    expect(compareShares(none, { count: 1, of: 2 })).toEqual({ value: 0, interval: [-1, 1], chance: 1 })
    expect(chanceOfShare(none, 0.5)).toBe(1)
    const one = { count: 1, sum: 4, squares: 16 }
    expect(compareMeans(one, one).chance).toBe(1)
    const same = { count: 9, sum: 9, squares: 9 }
    expect(compareMeans(same, same)).toEqual({ value: 0, interval: [0, 0], chance: 1 })
  })
})
