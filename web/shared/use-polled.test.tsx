import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePolled } from './use-polled.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

it('asks at once, every 15 seconds, and when the page is looked at again', async () => {
  const load = vi.fn(async () => 'list')
  const { result } = renderHook(() => usePolled(load))
  await settle()
  expect(result.current.value).toBe('list')
  await settle(15_000)
  expect(load).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(load).toHaveBeenCalledTimes(3)
})

it('does not ask while nobody looks', async () => {
  const load = vi.fn(async () => 'list')
  renderHook(() => usePolled(load))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await settle(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps what it had when an answer fails', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('list').mockRejectedValue(new Error('away'))
  const { result } = renderHook(() => usePolled(load))
  await settle()
  await settle(15_000)
  expect(result.current).toMatchObject({ value: 'list', problem: { message: 'away' } })
})
