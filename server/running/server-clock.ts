import type { ClockInfo } from '@starboard/wire/protocol'

/** Where time comes from. The monotonic one runs at the speed of the world and is never set. */
export interface ClockSources {
  readonly monotonic: () => number
  readonly wall: () => number
}

export const REAL_TIME: ClockSources = { monotonic: () => performance.now(), wall: () => Date.now() }

export const timeBy = (now: () => number): ClockSources => ({ monotonic: now, wall: now })

/** Somebody looks at the clock at least this often. */
export const PULSE_MS = 1000
/** Not looked at for longer, nobody was there to look: the process was stopped, or it was too busy to do anything. */
export const LONGEST_PULSE_MS = 3000

/**
 * Time as this server lives it, in milliseconds that are near the time of day and never go back. All that is measured is
 * measured with it: match time, deadlines, absence, pauses, budgets. It counts no moment in which the server did not
 * run, like a restart, and does not care what the time of day does.
 */
export class ServerClock {
  readonly #sources: ClockSources
  #now: number
  /** When somebody last looked, by both. */
  #monotonic: number
  #wall: number
  #stops = 0

  /** `lastBeat`: of the server before this one, by its own clock. `at`: where the clock stands that others have already. */
  constructor(sources: ClockSources, lastBeat: number | null, at: number | null = null) {
    this.#sources = sources
    this.#monotonic = sources.monotonic()
    this.#wall = sources.wall()
    this.#now = at ?? Math.max(this.#wall, lastBeat ?? 0)
  }

  readonly now = (): number => {
    this.#look()
    return Math.floor(this.#now)
  }

  /** Others who have the same clock are ahead. */
  readonly advanceTo = (time: number): void => {
    this.#look()
    this.#now = Math.max(this.#now, time)
  }

  /** The time of day, for people to read. It may jump. */
  readonly wall = (): number => Math.floor(this.#sources.wall())

  /** How often it has stood still while clocks elsewhere went on. */
  readonly stops = (): number => {
    this.#look()
    return this.#stops
  }

  /** A pause of the server is noticed by whoever is the first to look. */
  #look(): void {
    const monotonic = this.#sources.monotonic()
    const wall = this.#sources.wall()
    const passed = Math.max(0, monotonic - this.#monotonic)
    // Where a sleeping machine stops the monotonic clock as well, the time of day tells that it has slept.
    const slept = wall - this.#wall - passed
    if (passed > LONGEST_PULSE_MS || slept > LONGEST_PULSE_MS) this.#stops++
    this.#now += passed > LONGEST_PULSE_MS ? PULSE_MS : passed
    this.#monotonic = monotonic
    this.#wall = wall
  }
}

/** The match clock as it is told now, and which of the server's clocks that is by. */
export function toldClock(
  { now, stops, screenNow = now }: Pick<ServerClock, 'now' | 'stops'> & { readonly screenNow?: () => number },
  told: Pick<ClockInfo, 'now' | 'rate'>,
): ClockInfo {
  const { now: match, rate } = told
  const wall = screenNow()
  const count = stops()
  return count > 0 ? { now: match, rate, wall, stops: count } : { now: match, rate, wall }
}
