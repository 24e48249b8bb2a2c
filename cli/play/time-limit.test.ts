import { expect, it } from 'vitest'
import { leftMs, runningAt, stoppedAt } from './running-clock.ts'
import { countdown, timeLimitOf } from './time-limit.ts'

it('reads time limits', () => {
  expect(['auto', 'game', 'off', '30s', '5m', '1h', '2d'].map(timeLimitOf)).toEqual([
    { kind: 'auto' },
    { kind: 'game' },
    { kind: 'off' },
    { kind: 'live', seconds: 30 },
    { kind: 'live', seconds: 300 },
    { kind: 'live', seconds: 3600 },
    { kind: 'slow', days: 2 },
  ])
})

it('counts down in the unit that helps', () => {
  expect([-1, 1, 59_001, 65 * 60_000, 51 * 3_600_000].map(countdown)).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '1:05:00',
    '2 d 3 h',
  ])
})

it('knows how long the match clock really takes, and stands still in a pause', () => {
  const clock = runningAt({ now: 10_000, rate: 2 }, 1000)
  expect(leftMs(clock, 30_000, 1000)).toBe(10_000)
  expect(leftMs(clock, 30_000, 4000)).toBe(7000)
  const stopped = stoppedAt(clock, 4000)
  expect(leftMs(stopped, 30_000, 99_000)).toBe(null)
  expect(leftMs({ ...stopped, wall: 99_000, isStopped: false }, 30_000, 99_000)).toBe(7000)
})
