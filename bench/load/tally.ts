/** How fast everybody plays. Each change has a number, so that nobody starts at the same moment as all others. */
export interface Tempo {
  thinkMs: number
  change: number
}

/** What a load counts, and only while it is measured. */
export class Tally {
  /** Everything that ever came from the server. */
  bytes = 0
  #isMeasured = false
  #moves = 0
  #seenMs: number[] = []
  #since = { at: 0, bytes: 0, cpu: process.cpuUsage() }

  moved(): void {
    if (this.#isMeasured) this.#moves++
  }

  /** The other player has seen a move that was sent at this moment. */
  seen(sentAt: number): void {
    if (this.#isMeasured) this.#seenMs.push(performance.now() - sentAt)
  }

  begin(): void {
    this.#moves = 0
    this.#seenMs = []
    this.#since = { at: performance.now(), bytes: this.bytes, cpu: process.cpuUsage() }
    this.#isMeasured = true
  }

  end(): Counted {
    this.#isMeasured = false
    const { at, bytes, cpu } = this.#since
    const { user, system } = process.cpuUsage(cpu)
    return {
      seconds: (performance.now() - at) / 1000,
      moves: this.#moves,
      bytes: this.bytes - bytes,
      seenMs: this.#seenMs,
      loadCpuSeconds: (user + system) / 1e6,
    }
  }
}

export interface Counted {
  readonly seconds: number
  readonly moves: number
  readonly bytes: number
  /** From sent to seen by the other, of every move. */
  readonly seenMs: readonly number[]
  readonly loadCpuSeconds: number
}
