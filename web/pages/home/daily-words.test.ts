import { expect, it } from 'vitest'
import { bestText, leftToday, playedText } from './daily-words.ts'

const noun = 'race'
const crew = [
  { name: 'Ada', isBot: false },
  { name: 'Vega', isBot: true },
]

it('says who is ahead, bots aside', () => {
  expect(bestText({ noun })).toBe('Today’s race: nobody has finished it yet')
  expect(bestText({ noun, best: { place: 1, isWon: true, points: 17, crew } })).toBe(
    'Today’s race, best so far: Ada, 17 points',
  )
  expect(bestText({ noun, best: { place: 1, isWon: false, points: 3, came: 2, score: '3 wins', crew } })).toBe(
    'Today’s race, best so far: Ada, came 2nd, 3 wins',
  )
})

it('says whether mine still counts, and how many there are', () => {
  expect(playedText({ finished: 0, hasBegun: false })).toBe('Your first one counts')
  expect(playedText({ finished: 1, hasBegun: true })).toBe('You have begun it · 1 result in the table')
})

it.each([
  [6 * 3_600_000 + 20 * 60_000, 'new in 6:20 h'],
  [59_999, 'new in 0:00 h'],
])('%d ms before midnight: %s', (ms, text) => expect(leftToday(ms)).toBe(text))
