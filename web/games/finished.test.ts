import { afterEach, expect, it, vi } from 'vitest'
import { finishedIn, hasFinished, noteFinished } from './finished.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('remembers of which games a match was finished here', () => {
  noteFinished('one')
  noteFinished('two')
  noteFinished('one')
  expect([hasFinished('one'), hasFinished('two'), hasFinished('three')]).toEqual([true, true, false])
  expect(JSON.parse(localStorage.getItem('starboard.finished') ?? '')).toEqual(['one', 'two'])
})

it.each(['no JSON', 'null', '{}', '7'])('begins anew where something else lies: %s', (lying) => {
  localStorage.setItem('starboard.finished', lying)
  expect(hasFinished('one')).toBe(false)
  noteFinished('one')
  expect(hasFinished('one')).toBe(true)
})

it('does without a browser that keeps anything', () => {
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: full, setItem: full, clear: () => undefined })
  noteFinished('one')
  expect(hasFinished('one')).toBe(false)
})

it('counts a match that is over and in which I had a seat', () => {
  type State = Parameters<typeof finishedIn>[0]
  const state = (seat: number | null, outcome: object | null) =>
    ({ table: { game: 'one', you: { seat } }, shown: { outcome } }) as unknown as State
  expect(finishedIn(state(0, { places: [1] }))).toBe('one')
  expect(finishedIn(state(0, null))).toBeNull()
  expect(finishedIn(state(null, { places: [1] }))).toBeNull()
  expect(finishedIn({ table: null, shown: null })).toBeNull()
})
