import { atTime } from '../running/at-time.ts'

/** Wakes tables at a time of the server's clock: one timer per table. What lies in the store only is found by a sweep. */
export class Alarms {
  readonly #cancels = new Map<string, () => void>()
  readonly #now: () => number
  readonly #ring: (table: string) => void

  constructor(now: () => number, ring: (table: string) => void) {
    this.#now = now
    this.#ring = ring
  }

  set(table: string, at: number | null): void {
    const cancel = this.#cancels.get(table)
    if (cancel !== undefined) {
      cancel()
      this.#cancels.delete(table)
    }
    if (at !== null)
      this.#cancels.set(
        table,
        atTime(this.#now, at, () => this.#wake(table)),
      )
  }

  stop(): void {
    for (const cancel of this.#cancels.values()) cancel()
    this.#cancels.clear()
  }

  #wake(table: string): void {
    this.#cancels.delete(table)
    this.#ring(table)
  }
}
