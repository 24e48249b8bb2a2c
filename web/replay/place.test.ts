import { describe, expect, test } from 'vitest'
import { hashOfIndex, indexOfHash, indexOfText } from './place.ts'

describe('the moment in an address', () => {
  test.each([
    ['#1', 0],
    ['#42', 41],
    ['#176', 175],
    ['#177', 175],
    ['#0', 0],
    ['', null],
    ['#', null],
    ['#CR-4.4', null],
    ['#-3', null],
    ['#4.5', null],
    ['#99999999999', null],
  ])('%s', (hash, index) => {
    expect(indexOfHash(hash, 176)).toBe(index)
  })

  test('is written the way it is read', () => {
    for (const index of [0, 41, 175]) expect(indexOfHash(hashOfIndex(index), 176)).toBe(index)
  })
})

test('a typed number jumps there, anything else nowhere', () => {
  expect([' 12 ', '500', '0'].map((text) => indexOfText(text, 176))).toEqual([11, 175, 0])
  expect(['', 'x', '1e3', '-4', '1 2'].map((text) => indexOfText(text, 176))).toEqual([null, null, null, null, null])
})
