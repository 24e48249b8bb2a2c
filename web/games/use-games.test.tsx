import type { GameLine } from '@starboard/wire/api'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { levelsIn, useGame, useShelf } from './use-games.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const games = [
  { id: 'one', bots: ['heuristic', 'random'] },
  { id: 'two', bots: ['random', 'reference', 'heuristic', 'search'] },
] as unknown as readonly GameLine[]

it('knows the levels of each game, and offers for all games only what all of them have', () => {
  expect(levelsIn(games, 'two')).toEqual(['random', 'heuristic', 'search'])
  expect(levelsIn(games, 'one')).toEqual(['random', 'heuristic'])
  expect(levelsIn(games)).toEqual(['random', 'heuristic'])
  expect([levelsIn(null), levelsIn(games, 'three')]).toEqual([
    ['random', 'heuristic'],
    ['random', 'heuristic'],
  ])
})

/** A server that answers the second time it is asked. */
function answering(body: object) {
  vi.useFakeTimers()
  const fetch = vi.fn(async (_path: string) => Response.json(body))
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetch)
  return () => fetch.mock.calls.map(([path]) => path)
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('asks again after a while if there was no answer', async () => {
  const asked = answering([{ id: 'any', bots: ['random'] }])
  const { result } = renderHook(() => useShelf())
  await wait(100)
  expect(result.current).toBeNull()
  await wait(5000)
  expect(result.current).toHaveLength(1)
  expect(asked()).toEqual(['/api/shelf', '/api/shelf'])
})

it('asks for the form of a game when somebody needs it, and once', async () => {
  const asked = answering({ id: 'any', options: [] })
  const { result, rerender } = renderHook(({ id }: { id: string | undefined }) => useGame(id), {
    initialProps: { id: undefined as string | undefined },
  })
  await wait(5000)
  expect([result.current, asked()]).toEqual([null, []])
  rerender({ id: 'any' })
  await wait(5000)
  expect(result.current).toMatchObject({ id: 'any' })
  renderHook(() => useGame('any'))
  await wait(100)
  expect(asked()).toEqual(['/api/games/any', '/api/games/any'])
})
