// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useGames } from './use-games.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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
