import { describe, expect, it } from 'vitest'
import { wilson } from './interval.ts'

describe('the interval of a share', () => {
  it('fits known values', () => {
    expect(wilson(5, 10)).toEqual([0.236593, 0.763407])
    expect(wilson(0, 10)).toEqual([0, 0.277533])
    expect(wilson(10, 10)).toEqual([0.722467, 1])
  })

  it('closes in on the share with the number of games', () => {
    const [low, high] = wilson(100, 400)
    expect([low > 0.2 && low < 0.25, high > 0.25 && high < 0.3]).toEqual([true, true])
  })
})
