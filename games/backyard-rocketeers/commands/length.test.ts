import { expect, test } from 'vitest'
import { lengthOf } from './length.ts'

test('a game is measured in turns, rounds and reaction windows, the same for the same seed', () => {
  const cell = { preset: 'quick', seats: 3 } as const
  const measured = lengthOf(cell, { games: 2, seed: 'test' })
  expect(lengthOf(cell, { games: 2, seed: 'test' })).toEqual(measured)
  const { turns, rounds, launched, landed, windows, unfinished } = measured
  expect(turns).toBeGreaterThan(rounds)
  expect(rounds).toBeGreaterThanOrEqual(landed)
  expect(landed).toBeGreaterThanOrEqual(launched)
  expect(windows).toBeGreaterThan(0)
  expect(windows).toBeLessThan(turns)
  expect(unfinished).toBe(0)
})
