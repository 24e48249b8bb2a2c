import { fastChance } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { both, type Counters, NONE, parseCounters, printCounters, standingOf, WINDOW, withCounter } from './counters.ts'

const of = (...counters: readonly number[]): Counters => counters.reduce(withCounter, NONE)

describe('the counters of a session', () => {
  it('know what is done, and that what was passed over is not', () => {
    const done = of(1, 2, 5)
    expect([1, 2, 3, 4, 5, 6].map((counter) => standingOf(done, counter))).toEqual([
      'done',
      'done',
      'new',
      'new',
      'done',
      'new',
    ])
    expect(standingOf(withCounter(done, 3), 3)).toBe('done')
  })

  it('remember one by one as many as the window is wide, and take nothing that is older', () => {
    const done = of(1, 2, 2 + WINDOW)
    expect([1, 2, 3].map((counter) => standingOf(done, counter))).toEqual(['too old', 'done', 'new'])
    expect(standingOf(withCounter(done, 1), 1)).toBe('too old')
    expect(standingOf(of(999_999_999), 1)).toBe('too old')
  })

  it('are short where everything is done, and never long', () => {
    expect(printCounters(NONE)).toBe('0')
    expect(printCounters(of(1, 2, 3))).toBe('3')
    expect(printCounters(of(...Array.from({ length: 5000 }, (_, index) => index + 1)))).toBe('5000')
    expect(printCounters(of(1, 2, 5))).toBe('5:19')
    expect(printCounters(of(999_999_999 - WINDOW, 999_999_999))).toHaveLength(27)
  })

  it('are the same after they were kept, and in any order, and together (seeded)', () => {
    const random = fastChance('counters')
    for (let round = 0; round < 200; round++) {
      const [mine, yours] = [1, 2].map(() => Array.from({ length: 20 }, () => 1 + random.below(60, 'counter')))
      const together = both(of(...(mine ?? [])), parseCounters(printCounters(of(...(yours ?? [])))))
      const all = new Set([...(mine ?? []), ...(yours ?? [])])
      for (let counter = 1; counter <= 60; counter++)
        expect(standingOf(together, counter)).toBe(all.has(counter) ? 'done' : 'new')
    }
  })

  it('of a text that is none are none', () => {
    for (const text of ['', 'x', '5:', '5:xyz', '-1', '1e9']) expect(parseCounters(text)).toEqual(NONE)
  })
})
