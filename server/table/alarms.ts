/** setTimeout cannot wait longer than this; a farther alarm is set again on the way. */
const LONGEST_WAIT = 0x7fffffff

/** Wakes tables at a wall-clock time: one timer per table. What lies in the store only is found by a sweep. */
export class Alarms {
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #now: () => number
  readonly #ring: (table: string) => void

  constructor(now: () => number, ring: (table: string) => void) {
    this.#now = now
    this.#ring = ring
  }

  set(table: string, at: number | null): void {
    clearTimeout(this.#timers.get(table))
    this.#timers.delete(table)
    if (at !== null)
      this.#timers.set(
        table,
        setTimeout(() => this.#wake(table, at), this.#wait(at)),
      )
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #wait(at: number): number {
    return Math.min(LONGEST_WAIT, Math.max(0, at - this.#now()))
  }

  #wake(table: string, at: number): void {
    if (this.#now() < at) this.set(table, at)
    else {
      this.#timers.delete(table)
      this.#ring(table)
    }
  }
}
