import { expect, test } from 'vitest'
import { leftText, scoreText } from './words.ts'

test.each([
  [3_600_000, 'The day ends in 1 h, at 0:00 UTC.'],
  [3_600_000 * 5 + 60_000 * 7 + 59_999, 'The day ends in 5 h 7 min, at 0:00 UTC.'],
  [60_000, 'The day ends in 1 min, at 0:00 UTC.'],
  [59_999, 'The day ends in less than a minute.'],
])('%i ms: %s', (ms, text) => {
  expect(leftText(ms)).toBe(text)
})

test.each([
  [{ isWon: true, points: 1 }, '1 point'],
  [{ isWon: true, points: -5 }, '−5 points'],
  [{ isWon: false, points: 7 }, 'lost'],
  [{ isWon: false, points: 3, came: 2, score: '3 checkpoints' }, 'came 2nd, 3 checkpoints'],
])('%j is told as %s', (line, text) => {
  expect(scoreText(line)).toBe(text)
})
