import { expect, test } from 'vitest'
import { choice, clocksOff, int, optionForm, waitsOff } from '../index.ts'

const about = { label: '', rule: '' }
const { form } = optionForm({
  turn: int(30, { min: 0, max: 60 }, { ...about, clock: true }),
  draft: int(30, { min: 10, max: 60, also: [0] }, { ...about, clock: true }),
  answer: int(15, { min: 5, max: 60 }, { ...about, clock: true }),
  film: int(45, { min: 0, max: 60 }, { ...about, live: true }),
  mode: choice(['everyone', 'off'], 'everyone', { ...about, clockOff: 'off' }),
  rounds: int(3, { min: 0, max: 9 }, about),
})

test('without a clock every limit that may be 0 is 0, and what switches the rest off does so', () => {
  expect(clocksOff(form)).toEqual({ turn: 0, draft: 0, mode: 'off' })
})

test('where nobody is there at the same time nobody waits for another', () => {
  expect(waitsOff(form)).toEqual({ film: 0 })
})
