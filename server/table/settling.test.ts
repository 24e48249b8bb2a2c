import { onShelf } from '@starboard/games'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { thinkHere } from '../bot-seats/think.ts'
import { daySeedBy } from '../daily/day.ts'
import { PACE } from '../fixtures/lab.fixture.ts'
import { keyedBy } from '../guests/keyed.ts'
import { createMetrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import { Tables } from './tables.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LONG_MS = 60_000

it('while a server leaves out the time it was down, nothing else reads or writes tables, however long it takes', async () => {
  const calls: string[] = []
  let found = (_due: readonly []) => {}
  const store = {
    beat: async () => void calls.push('beat'),
    tables: {
      listDue: () => {
        calls.push('due')
        return new Promise((resolve) => {
          found = resolve
        })
      },
    },
  } as unknown as Store
  const tables = new Tables({
    store,
    bots: thinkHere,
    pace: PACE,
    log: { info() {}, warn() {}, error() {} },
    metrics: createMetrics(),
    now: Date.now,
    wall: Date.now,
    stops: () => 0,
    startedAt: Date.now(),
    lastBeat: Date.now() - LONG_MS,
    keyed: keyedBy('a secret'),
    daySeed: daySeedBy('a secret'),
    gameNamed: onShelf,
  })
  const settled = tables.open()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(calls).toEqual(['due'])
  found([])
  await settled
  expect(calls).toEqual(['due', 'beat'])
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(new Set(calls.slice(2))).toEqual(new Set(['due', 'beat']))
  await tables.stop()
})
