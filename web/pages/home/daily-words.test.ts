import { expect, it } from 'vitest'
import { leftToday, playedBy, playedText, todayText } from './daily-words.ts'

const noun = 'race'
const crew = [
  { name: 'Ada', isBot: false },
  { name: 'Vega', isBot: true },
]

it('says who plays, bots aside, and that nobody has yet', () => {
  expect(playedBy({ crew })).toBe('Ada')
  expect(todayText({ noun, finished: 0 })).toBe('Today’s race: nobody has finished it yet')
})

it('says whether mine still counts, and how many there are', () => {
  expect(playedText({ finished: 0, hasBegun: false })).toBe('Your first one counts')
  expect(playedText({ finished: 1, hasBegun: true })).toBe('You have begun it · 1 result in the table')
})

it.each([
  [6 * 3_600_000 + 20 * 60_000, 'new in 6:20 h'],
  [59_999, 'new in 0:00 h'],
])('%d ms before midnight: %s', (ms, text) => expect(leftToday(ms)).toBe(text))
