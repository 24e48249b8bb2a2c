import { MatchClock } from '@starboard/wire/match-clock'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AroundBoardContext } from '../context.ts'
import { aroundBoard } from '../frame.fixture.tsx'
import { type Countdown, printLeft, useCountdown } from './countdown.ts'

let matchClock: MatchClock
let countdown: Countdown | null

beforeEach(() => {
  vi.useFakeTimers()
  matchClock = new MatchClock()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Counting() {
  countdown = useCountdown(90_000)
  return null
}

const tell = (now: number, rate: number) =>
  act(() => matchClock.tell({ now, rate, wall: performance.now() }, performance.now()))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
function count(now: number, rate: number): void {
  tell(now, rate)
  render(
    <AroundBoardContext value={aroundBoard({ matchClock })}>
      <Counting />
    </AroundBoardContext>,
  )
}

describe('what is left until a deadline', () => {
  it('shrinks with the time since the clock was told', () => {
    count(30_000, 1)
    expect(countdown).toMatchObject({ leftMs: 60_000, left: 1, isUrgent: false })
    pass(15_000)
    expect(countdown).toMatchObject({ leftMs: 45_000, left: 0.75, isPaused: false })
  })

  it('is counted in real time where the match clock runs faster', () => {
    count(30_000, 2)
    pass(10_000)
    expect(countdown?.leftMs).toBe(20_000)
  })

  it('stands still while the match is paused', () => {
    count(30_000, 1)
    pass(1000)
    tell(31_000, 0)
    pass(99_000)
    expect(countdown).toMatchObject({ leftMs: 59_000, isPaused: true, isUrgent: false })
    tell(31_000, 1)
    pass(50_000)
    expect(countdown).toMatchObject({ leftMs: 9000, isUrgent: true })
  })
})

describe('time in figures', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [9_400, '0:10'],
    [78_000, '1:18'],
    [3_599_000, '59:59'],
    [7_500_000, '2 h 05 min'],
    [277_200_000, '3 d 5 h'],
  ])('%i ms are %s', (ms, text) => {
    expect(printLeft(ms)).toBe(text)
  })
})
