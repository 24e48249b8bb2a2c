import { MatchClock } from '@starboard/wire/match-clock'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AroundBoardContext } from '../context.ts'
import { aroundBoard } from '../frame.fixture.tsx'
import { atMatchTime } from './at-match-time.ts'
import { useMatchClock } from './use-match-clock.ts'

let clock: MatchClock

beforeEach(() => {
  vi.useFakeTimers()
  clock = new MatchClock()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
/** As the server's wall, the time of this device will do. */
const tell = (now: number, rate = 1) => act(() => clock.tell({ now, rate, wall: performance.now() }, performance.now()))

describe('an appointment at a match time', () => {
  const run = vi.fn()
  beforeEach(() => run.mockClear())
  const appoint = (atMs: number) => atMatchTime({ clock, atMs, run })

  it('is kept at its very millisecond, once', () => {
    appoint(5000)
    tell(1000)
    pass(3999)
    expect(run).not.toHaveBeenCalled()
    pass(1)
    expect(run).toHaveBeenCalledOnce()
    pass(9999)
    tell(1000)
    expect(run).toHaveBeenCalledOnce()
  })

  it('waits through a pause', () => {
    tell(1000)
    appoint(5000)
    pass(3000)
    tell(4000, 0)
    pass(60_000)
    expect(run).not.toHaveBeenCalled()
    tell(4000)
    pass(999)
    expect(run).not.toHaveBeenCalled()
    pass(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('moves with a correction of the clock, both ways', () => {
    tell(1000)
    appoint(5000)
    tell(3000)
    pass(1999)
    tell(4900)
    pass(99)
    expect(run).not.toHaveBeenCalled()
    pass(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('is kept at once where its time has come already, and not at all once it is called off', () => {
    tell(6000)
    appoint(5000)
    expect(run).toHaveBeenCalledOnce()
    const callOff = appoint(7000)
    callOff()
    pass(5000)
    expect(run).toHaveBeenCalledOnce()
  })

  it('of the week after next does not go off at once', () => {
    tell(0)
    appoint(60 * 86_400_000)
    pass(10)
    expect(run).not.toHaveBeenCalled()
  })
})

let drawn: (number | null)[]
function Board({ everyMs }: { readonly everyMs: number }) {
  drawn.push(useMatchClock(everyMs).now)
  return null
}

describe('the match clock on a board', () => {
  const show = (everyMs: number) => {
    drawn = []
    render(
      <AroundBoardContext value={aroundBoard({ matchClock: clock })}>
        <Board everyMs={everyMs} />
      </AroundBoardContext>,
    )
  }

  it('runs from step to step as often as is asked for', () => {
    show(500)
    expect(drawn).toContain(null)
    tell(1200)
    for (let step = 0; step < 9; step++) pass(100)
    expect(drawn.slice(-3)).toEqual([1200, 1500, 2000])
  })

  it('is drawn four times a second at most, however fast it runs', () => {
    show(200)
    tell(0, 20)
    const before = drawn.length
    for (let step = 0; step < 100; step++) pass(10)
    expect(drawn.slice(before)).toEqual([5000, 10_000, 15_000, 20_000])
  })

  it('runs with every frame where nothing else is asked for', () => {
    show(0)
    tell(0)
    for (let frame = 0; frame < 10; frame++) pass(16)
    expect(new Set(drawn).size).toBeGreaterThan(8)
    expect(drawn.at(-1)).toBeGreaterThan(140)
  })

  it('stands in a pause, and no timer runs meanwhile', () => {
    show(100)
    tell(1000)
    tell(1050, 0)
    expect(vi.getTimerCount()).toBe(0)
    pass(5000)
    expect(drawn.at(-1)).toBe(1050)
  })
})
