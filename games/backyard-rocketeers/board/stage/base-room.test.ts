import { describe, expect, test } from 'vitest'
import { drawnHigh } from './base-room.ts'

const desk = { width: 560, height: 312, isSmall: false, isShared: true }

describe('what stands in the sand', () => {
  test('is drawn large while there is room, and smaller the more there is', () => {
    const heights = [1, 4, 6, 9, 14, 20].map((things) => drawnHigh({ ...desk, things }))
    expect(heights[0]).toBe(92)
    expect(heights.toSorted((one, other) => other - one)).toEqual(heights)
    expect(new Set(heights).size).toBeGreaterThan(3)
  })

  test('has room for its tape in every row', () => {
    for (const things of [1, 5, 6, 11, 12]) {
      const [high, across] = [drawnHigh({ ...desk, things }), 560 - 0.21 * 560 - 12]
      const rows = Math.ceil(things / Math.floor(across / 92))
      expect(rows * (high + 22)).toBeLessThanOrEqual(312 - 98 - 44)
    }
  })

  test('is never too small to be told from another', () => {
    expect(drawnHigh({ width: 380, height: 200, isSmall: true, isShared: true, things: 40 })).toBe(24)
  })
})
