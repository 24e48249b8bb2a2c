import { atRate, matchTime, wallTime } from '@starboard/driver'
import { choice, int, optionForm } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { changedByTime, longestLimit, pauseAtRate, rateOf, withoutDowntime } from './clock.ts'

const clock = { wall: 10_000, match: 500, rate: 1 }

describe('the clock of a table', () => {
  it('runs with the wall clock in live play', () => {
    expect(matchTime(clock, 12_000)).toBe(2_500)
    expect(wallTime(clock, 2_500)).toBe(12_000)
  })
  it('stands still in a pause and goes on from there', () => {
    const paused = atRate(clock, 0, 11_000)
    expect(matchTime(paused, 99_000)).toBe(1_500)
    expect(wallTime(paused, 2_000)).toBeNull()
    expect(matchTime(atRate(paused, 1, 99_000), 99_100)).toBe(1_600)
  })
  it('turns a two-minute turn into a day', () => {
    const slow = { wall: 0, match: 0, rate: rateOf({ kind: 'slow', days: 1 }, 120) }
    expect(wallTime(slow, 120_000)).toBe(24 * 3600 * 1000)
  })
  it('turns a two-minute turn into thirty seconds', () => {
    expect(wallTime({ wall: 0, match: 0, rate: rateOf({ kind: 'live', seconds: 30 }, 120) }, 120_000)).toBe(30_000)
  })
  it('leaves out the time the server was down', () => {
    expect(matchTime(withoutDowntime(clock, 12_000, 3_600_000), 3_600_100)).toBe(2_600)
    expect(matchTime(withoutDowntime(clock, 9_000, 20_000), 20_000)).toBe(500)
  })
  it('never reaches a moment before the wall clock does', () => {
    const slow = { wall: 7, match: 3, rate: 1 / 720 }
    for (const moment of [4, 50, 12_345]) {
      const wall = wallTime(slow, moment) ?? 0
      expect(matchTime(slow, wall)).toBeGreaterThanOrEqual(moment)
      expect(matchTime(slow, wall - 720)).toBeLessThan(moment)
    }
  })
  it('never cuts short the pause of a window, whenever in its slow milliseconds that opens', () => {
    const limits = [{ kind: 'game' }, ...[1, 2, 14].map((days) => ({ kind: 'slow', days }) as const)] as const
    const live = [5, 7, 60, 3600].map((seconds) => ({ kind: 'live', seconds }) as const)
    for (const time of [...limits, ...live]) {
      const rate = rateOf(time, 60)
      const running = { wall: 1000, match: 0, rate }
      for (let opened = 1000; opened < 50_000; opened += 97) {
        const closes = wallTime(running, matchTime(running, opened) + pauseAtRate(1500, rate)) ?? 0
        expect(closes - opened, JSON.stringify(time)).toBeGreaterThanOrEqual(1500)
      }
    }
    expect(pauseAtRate(0, 1 / 720)).toBe(0)
  })
})

describe('what the time limit of a table makes of the options', () => {
  const about = { label: '', rule: '' }
  const { form, defaults } = optionForm({
    turn: int(30, { min: 10, max: 60 }, { ...about, clock: true }),
    film: int(45, { min: 0, max: 60 }, { ...about, live: true }),
    mode: choice(['everyone', 'off'], 'everyone', { ...about, clockOff: 'off' }),
  })

  it('is nothing in live play', () => {
    expect(changedByTime(form, { kind: 'game' })).toEqual({})
    expect(changedByTime(form, { kind: 'live', seconds: 60 })).toEqual({})
  })
  it('without a limit switches the clocks off', () => {
    expect(changedByTime(form, { kind: 'off' })).toEqual({ mode: 'off' })
  })
  it('at a move a day leaves out the waiting for each other', () => {
    expect(changedByTime(form, { kind: 'slow', days: 1 })).toEqual({ film: 0 })
  })
  it('counts no waiting as the longest limit', () => {
    expect(longestLimit(form, defaults)).toBe(30)
  })
})
