import type { ClockInfo } from './protocol.ts'

/** A ping and its pong: when both happened on this device, and the server's own time in between. */
export interface RoundTrip {
  readonly sentAt: number
  readonly wall: number
  readonly receivedAt: number
}

/** What this device's monotonic clock is short of the server's own time. */
interface Offset {
  readonly ms: number
  readonly at: number
}

/** A measured one, and how far off it may be at most. */
interface Sample extends Offset {
  readonly doubtMs: number
}

/** Clocks drift: what is older says nothing about now. */
const FRESH_MS = 120_000
const MOST_KEPT = 16
/** A larger error is corrected at once: nobody should see minutes run by. */
export const LARGEST_SLEW_MS = 250
/** A smaller one is made up for by going this much faster or slower. */
const SLEW = 0.1

/**
 * The match clock as this device reads it. Local times are those of one monotonic clock, such as `performance.now()`.
 * What is shown runs smoothly and never back while the match runs; what is scheduled goes by the best that is known.
 */
export class MatchClock {
  readonly #listeners = new Set<() => void>()
  #info: ClockInfo | null = null
  #samples: readonly Sample[] = []
  /** What is told comes from the past: an offset that puts it into the future is too small. */
  #least: readonly Offset[] = []
  /** Stays as it was where nothing fresh is known, as right after a reconnection. */
  #offsetMs = 0
  /** By how much what was shown was ahead of the truth, and when. */
  #error = { ms: 0, at: 0 }

  /** Null: not told yet. */
  get info(): ClockInfo | null {
    return this.#info
  }

  /** How fast the match runs; 0 while it stands and before anything is told. */
  get rate(): number {
    return this.#info?.rate ?? 0
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The server has told where the match clock stands. */
  tell(info: ClockInfo, localNow: number): void {
    this.#change(localNow, () => {
      if (this.isStoppedBefore(info)) this.forget()
      this.#info = info
      this.#least = [...this.#least, { ms: info.wall - localNow, at: localNow }]
    })
  }

  hear({ sentAt, wall, receivedAt }: RoundTrip): void {
    const sample = { ms: wall - (sentAt + receivedAt) / 2, doubtMs: (receivedAt - sentAt) / 2, at: receivedAt }
    this.#change(receivedAt, () => {
      this.#samples = [...this.#samples, sample]
    })
  }

  /** The server's time stood still since it was told last: it is behind what this device has measured. */
  isStoppedBefore({ stops }: ClockInfo): boolean {
    return this.#info !== null && this.#info.stops !== stops
  }

  /** Another connection may lead to another server: what was measured counts for nothing. */
  forget(): void {
    this.#samples = []
    this.#least = []
  }

  /** What a screen shows; null before anything is told. */
  matchTime(localNow: number): number | null {
    return this.#info === null ? null : this.#truth(localNow, this.#info) + this.#errorAt(localNow)
  }

  /** Real milliseconds since the match clock passed a moment, negative before it. A clock that stands counts its own. */
  sinceReached(matchMs: number, localNow: number): number {
    if (this.#info === null) return Number.NEGATIVE_INFINITY
    return (this.#truth(localNow, this.#info) - matchMs) / (this.#info.rate || 1)
  }

  /** When the match clock comes to a moment, on this device. Null: not while it stands. */
  localTimeOf(matchMs: number): number | null {
    if (this.#info === null || this.#info.rate === 0) return null
    const { now, rate, wall } = this.#info
    return wall + (matchMs - now) / rate - this.#offsetMs
  }

  #change(localNow: number, change: () => void): void {
    const shown = this.rate > 0 ? this.matchTime(localNow) : null
    change()
    this.#samples = kept(this.#samples, localNow)
    this.#least = kept(this.#least, localNow)
    this.#offsetMs = offsetBy(this.#samples, this.#least) ?? this.#offsetMs
    this.#error = { ms: shown === null ? 0 : this.#errorOf(shown, localNow), at: localNow }
    for (const listener of this.#listeners) listener()
  }

  /** A clock that stands is never wrong. */
  #errorOf(shown: number, localNow: number): number {
    if (this.#info === null || this.#info.rate === 0) return 0
    const ms = shown - this.#truth(localNow, this.#info)
    return Math.abs(ms) > LARGEST_SLEW_MS * this.#info.rate ? 0 : ms
  }

  #truth(localNow: number, { now, rate, wall }: ClockInfo): number {
    return now + Math.max(0, localNow + this.#offsetMs - wall) * rate
  }

  #errorAt(localNow: number): number {
    const { ms, at } = this.#error
    const madeUp = Math.max(0, localNow - at) * SLEW * this.rate
    return Math.sign(ms) * Math.max(0, Math.abs(ms) - madeUp)
  }
}

const kept = <O extends Offset>(offsets: readonly O[], localNow: number): readonly O[] =>
  offsets.filter(({ at }) => localNow - at <= FRESH_MS).slice(-MOST_KEPT)

/** The quicker an answer came, the less it can be wrong; of two alike the later one counts. */
function offsetBy(samples: readonly Sample[], least: readonly Offset[]): number | undefined {
  const quickest = Math.min(...samples.map(({ doubtMs }) => doubtMs))
  const best = samples.findLast(({ doubtMs }) => doubtMs === quickest)
  const known = [...least, ...(best === undefined ? [] : [best])].map(({ ms }) => ms)
  return known.length === 0 ? undefined : Math.max(...known)
}
