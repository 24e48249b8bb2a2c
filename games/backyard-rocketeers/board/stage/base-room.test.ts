import { describe, expect, test } from 'vitest'
import { drawnHigh } from './base-room.ts'

const desk = { width: 560, height: 312, isSmall: false, isShared: true }
const things = (count: number, name = '+10 %') => Array.from({ length: count }, () => name)

describe('what stands in the sand', () => {
  test('is drawn large while there is room, and smaller the more there is', () => {
    const heights = [1, 4, 6, 9, 14, 20].map((count) => drawnHigh({ ...desk, names: things(count) }))
    expect(heights[0]).toBe(92)
    expect(heights.toSorted((one, other) => other - one)).toEqual(heights)
    expect(new Set(heights).size).toBeGreaterThan(3)
  })

  test('is smaller where long words take the room, where others have landed too, and on a phone', () => {
    const usual = drawnHigh({ ...desk, names: things(7) })
    expect(drawnHigh({ ...desk, names: things(7, '9 km on 2–6, with wheels') })).toBeLessThan(usual)
    expect(drawnHigh({ ...desk, names: things(7), isShared: false })).toBeGreaterThan(usual)
    expect(drawnHigh({ width: 380, height: 216, isSmall: true, isShared: true, names: things(7) })).toBeLessThan(usual)
  })

  test('is never too small to be told from another', () => {
    expect(drawnHigh({ ...desk, names: things(60) })).toBe(16)
  })
})
