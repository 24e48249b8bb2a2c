import { describe, expect, test } from 'vitest'
import { scriptedChance } from './scripted.ts'

const bag = { sun: 2, moon: 0, star: 1 }

test('luck comes in the order written: dice by pips, numbers as they are, cards by name', () => {
  const luck = scriptedChance([6, 2, 'star'])
  expect([luck.d6(), luck.below(3, 'start'), luck.draw('sky', bag)]).toEqual([6, 2, 'star'])
  luck.finish()
  expect(luck.streams()).toEqual({ dice: 1, start: 1, sky: 1 })
})

test('a card may come out of a row as well', () => {
  expect(scriptedChance(['star']).draw('sky', ['star', 'sun', 'sun'])).toBe('star')
  expect(() => scriptedChance(['moon']).draw('sky', ['star', 'sun', 'sun'])).toThrow(
    'a card of “sky” was asked for, but "moon" was next; there are 1 × star, 2 × sun.',
  )
})

test('a card that is taken leaves its row', () => {
  const row = ['star', 'sun', 'sun']
  expect(scriptedChance(['sun']).take('sky', row)).toBe('sun')
  expect(row).toEqual(['star', 'sun'])
  expect(() => scriptedChance(['moon']).take('sky', row)).toThrow('a card of “sky” was asked for, but "moon" was next')
})

test('new luck replaces what was loaded before', () => {
  const luck = scriptedChance([1])
  luck.load([5])
  expect(luck.d6()).toBe(5)
  luck.finish()
})

describe('what does not fit fails with what was asked and what was next', () => {
  test.each<[string, () => unknown, string]>([
    ['no die left', () => scriptedChance().d6(), 'No luck is left: a die was asked for and nothing is scripted.'],
    [
      'no card left',
      () => scriptedChance().draw('sky', bag),
      'No luck is left: a card of “sky” was asked for and nothing is scripted.',
    ],
    ['a die of seven', () => scriptedChance([7]).d6(), 'a die was asked for (1 to 6), but 7 was next.'],
    ['a card for a die', () => scriptedChance(['sun']).d6(), 'a die was asked for (1 to 6), but "sun" was next.'],
    [
      'a number too large',
      () => scriptedChance([4]).below(4, 'start'),
      'a number below 4 of “start” was asked for (0 to 3), but 4 was next.',
    ],
    [
      'a card that is used up',
      () => scriptedChance(['moon']).draw('sky', bag),
      'a card of “sky” was asked for, but "moon" was next; there are 2 × sun, 1 × star.',
    ],
    [
      'a number for a card',
      () => scriptedChance([3]).draw('sky', { sun: 0 }),
      'a card of “sky” was asked for, but 3 was next; there are no cards.',
    ],
    ['luck left over', () => scriptedChance([3, 'sun']).finish(), 'Luck is left over: 3, "sun" was never asked for.'],
  ])('%s', (_what, run, text) => {
    expect(run).toThrow(text)
  })
})
