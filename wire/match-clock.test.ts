import { describe, expect, it, vi } from 'vitest'
import { LARGEST_SLEW_MS, MatchClock } from './match-clock.ts'

/** One device beside the server: its own clock began at another time, and its line takes a while each way. */
interface Device {
  readonly startedAt: number
  readonly upMs: number
  readonly downMs: number
}

const NOON = 1_800_000_000_000

/** The match began at noon on the server's wall. */
function watching({ startedAt, upMs, downMs }: Device) {
  const clock = new MatchClock()
  const local = (wall: number) => wall - startedAt
  return {
    clock,
    local,
    /** A ping that leaves at this time of day; jitter is extra time on the way back. */
    ping(at: number, jitter = 0) {
      clock.hear({ sentAt: local(at), wall: at + upMs, receivedAt: local(at + upMs + downMs + jitter) })
    },
    tell(wall: number, { now = wall - NOON, rate = 1, jitter = 0 } = {}) {
      clock.tell({ now, rate, wall }, local(wall + downMs + jitter))
    },
    shownAt: (wall: number) => clock.matchTime(local(wall)),
  }
}

const symmetric = (ms: number, startedAt: number) => watching({ startedAt, upMs: ms, downMs: ms })

describe('the match clock of a device', () => {
  it('knows nothing before it is told', () => {
    const clock = new MatchClock()
    expect([clock.matchTime(5), clock.localTimeOf(5), clock.rate]).toEqual([null, null, 0])
    expect(clock.sinceReached(0, 5)).toBe(Number.NEGATIVE_INFINITY)
  })

  it.each([
    [20, 80, 150],
    [150, 20, 80],
  ])('three pages at %i, %i and %i ms come to a moment at the same time of day', (...latencies) => {
    const pages = latencies.map((ms, index) => ({
      startedAt: NOON - 1e6 * index - 7,
      page: symmetric(ms, NOON - 1e6 * index - 7),
    }))
    for (const { page } of pages) {
      page.tell(NOON + 1000)
      for (const jitter of [310, 0, 45]) page.ping(NOON + 2000 + jitter, jitter)
    }
    const due = pages.map(({ startedAt, page }) => (page.clock.localTimeOf(30_200) ?? 0) + startedAt)
    expect(due).toEqual([NOON + 30_200, NOON + 30_200, NOON + 30_200])
  })

  it('is where the server is as soon as it hears that the server’s time stood still', () => {
    const page = symmetric(20, NOON)
    page.tell(NOON + 1000)
    for (const at of [1000, 2000, 3000]) page.ping(NOON + at)
    // Stopped for an hour at three seconds: since then its time is an hour behind that of this device.
    const later = 3_600_000
    page.clock.tell({ now: 4000, rate: 1, wall: NOON + 4000, stops: 1 }, 4000 + later + 20)
    expect(page.clock.matchTime(4000 + later + 20)).toBe(4000)
    const [sentAt, receivedAt] = [5000 + later, 5040 + later]
    page.clock.hear({ sentAt, wall: NOON + 5020, receivedAt })
    expect(page.clock.localTimeOf(10_000)).toBe(10_000 + later)
    page.clock.tell({ now: 6000, rate: 1, wall: NOON + 6000, stops: 1 }, 6000 + later + 90)
    expect(page.clock.localTimeOf(10_000)).toBe(10_000 + later)
  })

  it('is wrong by half of what one way takes longer than the other, and no more', () => {
    const page = watching({ startedAt: NOON, upMs: 20, downMs: 80 })
    page.tell(NOON + 1000)
    page.ping(NOON + 2000)
    expect(page.clock.localTimeOf(30_000)).toBe(30_030)
  })

  it('believes the quickest answer, until it is too old', () => {
    const page = symmetric(20, NOON)
    page.tell(NOON)
    page.ping(NOON + 1000)
    page.ping(NOON + 2000, 400)
    expect(page.clock.localTimeOf(30_000)).toBe(30_000)
    page.ping(NOON + 200_000, 60)
    expect(page.clock.localTimeOf(300_000)).toBe(300_030)
  })

  it('never puts what it was told into the future', () => {
    const page = watching({ startedAt: NOON, upMs: 0, downMs: 200 })
    page.ping(NOON)
    page.clock.tell({ now: 1000, rate: 1, wall: NOON + 1000 }, 1005)
    expect(page.clock.localTimeOf(1000)).toBe(1005)
  })

  it('makes up for a small error smoothly, and never runs back', () => {
    const page = symmetric(80, NOON)
    page.tell(NOON)
    page.ping(NOON + 100)
    const times = Array.from({ length: 400 }, (_, step) => page.shownAt(NOON + 300 + 10 * step) ?? 0)
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(times[0]).toBeCloseTo(300 - 76, 0)
    for (const step of steps) expect(step).toBeGreaterThan(8.9)
    for (const step of steps) expect(step).toBeLessThan(11.1)
    expect(times.at(-1)).toBe(300 + 3990)
    page.tell(NOON + 5000, { now: 4900 })
    const slowed = Array.from({ length: 200 }, (_, step) => page.shownAt(NOON + 5080 + 10 * step) ?? 0)
    expect(slowed[0]).toBeCloseTo(5080, 5)
    for (const [index, time] of slowed.slice(1).entries()) expect(time).toBeGreaterThan(slowed[index] ?? 0)
    expect(slowed.at(-1)).toBe(5080 + 1990 - 100)
  })

  it('corrects a large error at once', () => {
    const page = symmetric(0, NOON)
    page.tell(NOON)
    page.tell(NOON + 1000, { now: 1000 + LARGEST_SLEW_MS + 1 })
    expect(page.shownAt(NOON + 1000)).toBe(1000 + LARGEST_SLEW_MS + 1)
  })

  it('stands exactly where the pause stopped it, on every page, and goes on from there', () => {
    const pages = [20, 80, 150].map((ms) => symmetric(ms, NOON - ms))
    for (const page of pages) {
      page.tell(NOON)
      page.ping(NOON + 100)
      page.tell(NOON + 5000, { rate: 0 })
      expect(page.shownAt(NOON + 5500)).toBe(5000)
      expect(page.shownAt(NOON + 99_000)).toBe(5000)
      expect(page.clock.localTimeOf(5200)).toBeNull()
      expect(page.clock.sinceReached(4900, page.local(NOON + 9000))).toBe(100)
      page.tell(NOON + 60_000, { now: 5000 })
      expect(page.clock.localTimeOf(5200)).toBe(page.local(NOON + 60_200))
    }
  })

  it('counts in its own pace where the match runs faster or slower than the wall', () => {
    const page = symmetric(0, NOON)
    page.tell(NOON, { rate: 0.25 })
    expect(page.shownAt(NOON + 4000)).toBe(1000)
    expect(page.clock.localTimeOf(2000)).toBe(8000)
    expect(page.clock.sinceReached(500, 4000)).toBe(2000)
  })

  it('goes by what another connection says, once it has said something', () => {
    const page = symmetric(50, NOON)
    page.tell(NOON)
    page.ping(NOON + 100)
    page.clock.forget()
    expect(page.clock.localTimeOf(10_000)).toBe(10_000)
    page.clock.tell({ now: 20_000, rate: 1, wall: NOON - 5_000_000 }, 20_050)
    expect(page.clock.localTimeOf(20_000)).toBe(20_050)
  })

  it('says so when it was set, until nobody listens', () => {
    const clock = new MatchClock()
    const listener = vi.fn()
    const stop = clock.subscribe(listener)
    clock.tell({ now: 0, rate: 1, wall: NOON }, 0)
    clock.hear({ sentAt: 0, wall: NOON, receivedAt: 2 })
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    clock.tell({ now: 5, rate: 1, wall: NOON + 5 }, 5)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
