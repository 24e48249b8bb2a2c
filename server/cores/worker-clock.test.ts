import { describe, expect, it } from 'vitest'
import { PULSE_MS } from '../running/server-clock.ts'
import { SharedClock } from './shared-clock.ts'
import { WorkerClock } from './worker-clock.ts'

const NOON = 1_000_000

function clocks() {
  const door = { ran: 0, left: 0, count: 0, ahead: () => NOON - door.left, stops: () => door.count, now: () => 0 }
  door.now = () => door.ran + door.ahead()
  const worker = new WorkerClock(door)
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= PULSE_MS) {
      door.ran += Math.min(left, PULSE_MS)
      worker.now()
    }
  }
  return { door, worker, pass }
}

describe('the clock of a worker', () => {
  it('goes with the one at the door', () => {
    const { door, worker, pass } = clocks()
    pass(60_000)
    expect(worker.now()).toBe(door.now())
    expect(worker.gaps()).toBe(0)
  })

  it('leaves out a moment in which this worker alone could do nothing', () => {
    const { door, worker, pass } = clocks()
    pass(2000)
    door.ran += 10_000
    expect(worker.now()).toBe(NOON + 2000 + PULSE_MS)
    expect(worker.gaps()).toBe(1)
    pass(5000)
    expect(worker.now()).toBe(NOON + 7000 + PULSE_MS)
  })

  it('leaves out once a moment in which nobody could do anything, whoever is the first to notice', () => {
    const [first, second] = [clocks(), clocks()]
    // The worker looks before the door has noticed that it was asleep for a minute.
    first.door.ran += 60_000
    expect(first.worker.now()).toBe(NOON + PULSE_MS)
    first.door.left += 60_000 - PULSE_MS
    first.door.count++
    first.pass(3000)
    // At the door it was noticed at once.
    second.door.ran += 60_000
    second.door.left += 60_000 - PULSE_MS
    second.door.count++
    second.pass(3000)
    expect([first.worker.now(), second.worker.now()]).toEqual([first.door.now(), second.door.now()])
    expect(first.worker.gaps()).toBeGreaterThan(0)
    expect(second.worker.gaps()).toBe(1)
  })

  it('goes on with the door’s if that is set ahead', () => {
    const { door, worker, pass } = clocks()
    pass(2000)
    door.left -= 500
    expect(worker.now()).toBe(NOON + 2500)
    pass(1000)
    expect(worker.now()).toBe(door.now())
  })

  it('never goes back', () => {
    const { door, worker, pass } = clocks()
    pass(5000)
    door.left += 4000
    expect(worker.now()).toBe(NOON + 5000)
    pass(4000)
    expect(worker.now()).toBe(NOON + 5000)
    pass(1)
    expect(worker.now()).toBe(NOON + 5001)
  })

  it('is told by memory that all threads share', () => {
    const door = new SharedClock()
    const told = { now: () => 5_000_000, stops: () => 3 }
    door.tell(told)
    const there = new SharedClock(door.memory)
    expect(there.stops()).toBe(3)
    expect(Math.abs(there.now() - 5_000_000)).toBeLessThan(1000)
    // What is cut off of a millisecond is no news.
    const before = there.now()
    door.tell({ ...told, now: () => Math.floor(door.now()) })
    expect(there.now()).toBeGreaterThanOrEqual(before)
  })
})
