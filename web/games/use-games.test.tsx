// @vitest-environment happy-dom

import type { GameInfo } from '@starboard/wire/api'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { levelsIn, useGames } from './use-games.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const games = [
  { id: 'one', bots: ['heuristic', 'random'] },
  { id: 'two', bots: ['random', 'reference', 'heuristic', 'search'] },
] as unknown as readonly GameInfo[]

it('knows the levels of each game, and offers for all games only what all of them have', () => {
  expect(levelsIn(games, 'two')).toEqual(['random', 'heuristic', 'search'])
  expect(levelsIn(games, 'one')).toEqual(['random', 'heuristic'])
  expect(levelsIn(games)).toEqual(['random', 'heuristic'])
  expect([levelsIn(null), levelsIn(games, 'three')]).toEqual([
    ['random', 'heuristic'],
    ['random', 'heuristic'],
  ])
})

it('asks again after a while if there was no answer: a lobby needs one', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(async () => Response.json([{ id: 'any', bots: ['random'] }]))
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetch)
  const { result } = renderHook(() => useGames())
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current.games).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(result.current.games).toHaveLength(1)
  expect(fetch).toHaveBeenCalledTimes(2)
})
