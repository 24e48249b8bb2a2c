import { expect, it } from 'vitest'
import { hourOf, sinceWhen } from './words.ts'

const TUESDAY = new Date(2026, 10, 17, 14, 5).getTime()
const HOUR = 60 * 60 * 1000

it.each([
  [0, hourOf(TUESDAY)],
  [9 * HOUR, hourOf(TUESDAY)],
  [10 * HOUR, 'Tuesday'],
  [5 * 24 * HOUR, 'Tuesday'],
  [7 * 24 * HOUR, '17 November'],
])('%i ms later it was since %s', (later, text) => expect(sinceWhen(TUESDAY, TUESDAY + later)).toBe(text))
