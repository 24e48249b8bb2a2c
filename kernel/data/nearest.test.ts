import { expect, test } from 'vitest'
import { nearestTo } from './nearest.ts'

const known = ['meteor', 'comet', 'solar-wind', 'meteor-shower', 'asteroid']

test.each([
  ['metor', 'meteor'],
  ['Commet', 'comet'],
  ['solar', 'solar-wind'],
  ['astroid', 'asteroid'],
  ['meteor-shwer', 'meteor-shower'],
])('who writes %s most likely means %s', (word, meant) => {
  expect(nearestTo(word, known)[0]).toBe(meant)
})

test('three are told, of a word of any length', () => {
  expect(nearestTo('x'.repeat(100_000), known)).toHaveLength(3)
  expect(nearestTo('', ['one'])).toEqual(['one'])
})
