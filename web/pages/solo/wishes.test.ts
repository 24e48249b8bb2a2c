import { afterEach, expect, it, vi } from 'vitest'
import { keepWish, keptWish } from './wishes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('hands options over within a tab, the latest only', () => {
  const first = keepWish({ course: 'one' })
  const second = keepWish({ course: 'two\nlines' })
  expect(keptWish(second ?? '')).toEqual({ course: 'two\nlines' })
  expect(keptWish(first ?? '')).toBeNull()
})

it.each(['', 'null', '[]', '{"id":"x"}', '{"id":"x","options":[1]}', 'no JSON'])(
  'has nothing under a number when something else lies there: %s',
  (lying) => {
    sessionStorage.setItem('starboard.solo-wish', lying)
    expect(keptWish('x')).toBeNull()
  },
)

it('says so where nothing can be kept', () => {
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('sessionStorage', { setItem: full })
  expect(keepWish({ course: 'one' })).toBeNull()
})
