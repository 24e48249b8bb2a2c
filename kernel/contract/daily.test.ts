import { expect, test } from 'vitest'
import { isDay } from './daily.ts'

test.each(['2026-11-17', '2024-02-29', '2000-02-29', '2026-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-04-31',
  '26-1-1',
  '2026-11-17T',
  '',
])('%j is none', (text) => {
  expect(isDay(text)).toBe(false)
})
