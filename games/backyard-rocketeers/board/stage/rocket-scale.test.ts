import { expect, it } from 'vitest'
import { rocketScale } from './rocket-scale.ts'

it('fits the room, and is nothing where there is none', () => {
  expect(rocketScale({ width: 1000, height: 108 })).toBe(0.5)
  expect(rocketScale({ width: 390, height: -4 })).toBe(0)
})
