import { describe, expect, it } from 'vitest'
import { leftUntil, printLeft } from './countdown.ts'

describe('what is left until a deadline', () => {
  it('shrinks with the time since the clock was told', () => {
    expect(leftUntil(90_000, { now: 30_000, rate: 1 }, 0)).toBe(60_000)
    expect(leftUntil(90_000, { now: 30_000, rate: 1 }, 15_000)).toBe(45_000)
  })

  it('is counted in real time where the match clock runs faster', () => {
    expect(leftUntil(90_000, { now: 30_000, rate: 2 }, 10_000)).toBe(20_000)
  })

  it('stands still while the match is paused', () => {
    expect(leftUntil(90_000, { now: 30_000, rate: 0 }, 99_000)).toBe(60_000)
  })
})

describe('time in figures', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [9_400, '0:10'],
    [78_000, '1:18'],
    [3_599_000, '59:59'],
    [7_500_000, '2 h 05 min'],
    [277_200_000, '3 d 5 h'],
  ])('%i ms are %s', (ms, text) => {
    expect(printLeft(ms)).toBe(text)
  })
})
