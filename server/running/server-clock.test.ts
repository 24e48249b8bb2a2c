import { describe, expect, it } from 'vitest'
import { PULSE_MS, ServerClock, toldClock } from './server-clock.ts'

const NOON = 1_800_000_000_000
const HOUR = 3_600_000

/** A machine whose clocks say what a test wants. */
function machine() {
  const time = { monotonic: 5000, wall: NOON }
  const clock = (lastBeat: number | null = null) =>
    new ServerClock({ monotonic: () => time.monotonic, wall: () => time.wall }, lastBeat)
  const pass = (ms: number) => {
    time.monotonic += ms
    time.wall += ms
  }
  return { time, clock, pass }
}

describe('the server’s clock', () => {
  it('begins at the time of day and goes on as time passes, in whole milliseconds', () => {
    const { clock, pass } = machine()
    const { now, stops } = clock()
    expect(now()).toBe(NOON)
    for (let count = 0; count < 100; count++) {
      pass(999.5)
      now()
    }
    expect([now(), stops()]).toEqual([NOON + 99_950, 0])
  })

  it('does not care what the time of day is set to, but tells it', () => {
    const { time, clock, pass } = machine()
    const { now, wall } = clock()
    for (const jump of [-24 * HOUR, 48 * HOUR, -HOUR]) {
      time.wall += jump
      pass(1000)
      now()
    }
    expect([now(), wall()]).toEqual([NOON + 3000, NOON + 23 * HOUR + 3000])
  })

  it('leaves out the time in which nobody could look at it, but for one pulse', () => {
    const { clock, pass } = machine()
    const { now, stops } = clock()
    pass(8 * HOUR)
    expect([now(), stops()]).toEqual([NOON + PULSE_MS, 1])
    pass(500)
    expect([now(), stops()]).toEqual([NOON + PULSE_MS + 500, 1])
  })

  it('counts a machine that was slow and a machine that was busy', () => {
    const { clock, pass } = machine()
    const { now, stops } = clock()
    pass(2999)
    expect([now(), stops()]).toEqual([NOON + 2999, 0])
  })

  it('knows that the machine slept where sleep stops the monotonic clock as well', () => {
    const { time, clock, pass } = machine()
    const { now, stops } = clock()
    time.wall += HOUR
    pass(20)
    expect([now(), stops()]).toEqual([NOON + 20, 1])
  })

  it('after a restart never goes back behind the last beat, whatever the time of day is', () => {
    expect(
      machine()
        .clock(NOON - HOUR)
        .now(),
    ).toBe(NOON)
    expect(
      machine()
        .clock(NOON + HOUR)
        .now(),
    ).toBe(NOON + HOUR)
  })

  it('is told with how often it stood still, if it did', () => {
    const { clock, pass } = machine()
    const one = clock()
    expect(toldClock(one, { now: 7, rate: 1 })).toEqual({ now: 7, rate: 1, wall: NOON })
    pass(HOUR)
    expect(toldClock(one, { now: 7, rate: 1 })).toEqual({ now: 7, rate: 1, wall: NOON + PULSE_MS, stops: 1 })
  })
})
