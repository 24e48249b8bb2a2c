import { LONGEST_PULSE_MS, PULSE_MS } from '../running/server-clock.ts'

interface AtDoor {
  readonly now: () => number
  /** Of the clock that all threads have. It changes when time is left out at the door. */
  readonly ahead: () => number
  readonly stops: () => number
}

/**
 * Time as a worker lives it: that of the door, without the moments in which this worker was too busy to do anything, and
 * never back. When all of the process was stopped, either may be the first to notice; what both leave out is left out once.
 */
export class WorkerClock {
  readonly #door: AtDoor
  #seen: number
  #ahead: number
  /** How far this one is behind the door's. */
  #behind = 0
  #last: number
  #gaps = 0

  constructor(door: AtDoor) {
    this.#door = door
    this.#seen = door.now()
    this.#ahead = door.ahead()
    this.#last = this.#seen
  }

  readonly now = (): number => {
    const [seen, ahead] = [this.#door.now(), this.#door.ahead()]
    const passed = seen - this.#seen
    if (ahead < this.#ahead) this.#behind = Math.max(0, this.#behind + ahead - this.#ahead)
    if (passed > LONGEST_PULSE_MS) {
      this.#behind += passed - PULSE_MS
      this.#gaps++
    }
    this.#seen = seen
    this.#ahead = ahead
    this.#last = Math.max(this.#last, seen - this.#behind)
    return Math.floor(this.#last)
  }

  /** How often screens had to be told anew where the clock is. */
  readonly gaps = (): number => {
    this.now()
    return this.#gaps + this.#door.stops()
  }
}
