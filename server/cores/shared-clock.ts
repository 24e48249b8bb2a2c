/** What the clock at the door is ahead of the one that all threads have, and how often it stood still. */
const [AHEAD, STOPS] = [0, 1]
const BYTES = 16

/** The same in all threads of a process, which `performance.now` is not: each thread counts from its own start. */
const START_MS = Number(process.hrtime.bigint()) / 1e6 - performance.now()
const sinceBoot = (): number => START_MS + performance.now()

/** Less is only that milliseconds are cut off. */
const LEAST_MS = 2

interface DoorClock {
  readonly now: () => number
  readonly stops: () => number
}

/** There is one clock, the one at the door: screens compare theirs with it, and workers read it without asking. */
export class SharedClock {
  readonly memory: SharedArrayBuffer
  readonly #told: Float64Array

  constructor(memory = new SharedArrayBuffer(BYTES)) {
    this.memory = memory
    this.#told = new Float64Array(memory)
  }

  /** At the door. Unless the server's time stood still there is nothing new. */
  tell({ now, stops }: DoorClock): void {
    const ahead = now() - sinceBoot()
    if (Math.abs(ahead - this.ahead()) > LEAST_MS) this.#told[AHEAD] = ahead
    this.#told[STOPS] = stops()
  }

  /** In a worker. */
  readonly ahead = (): number => this.#told[AHEAD] ?? 0
  readonly now = (): number => sinceBoot() + this.ahead()
  readonly stops = (): number => this.#told[STOPS] ?? 0
}
