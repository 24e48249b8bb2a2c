import type { MatchClock } from '@starboard/wire/match-clock'

/** What time is made of here: the page's monotonic clock and its timers. */
export interface Device {
  now(): number
  later(run: () => void, ms: number): () => void
}

export const DEVICE: Device = {
  now: () => performance.now(),
  later(run, ms) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** A timer of weeks would go off at once. */
const LONGEST_TIMER_MS = 3_600_000

interface Appointment {
  readonly clock: MatchClock
  readonly atMs: number
  run(): void
}

/** Runs once, when the match clock has come to a moment: not in a pause, and not sooner or later for a correction. */
export function atMatchTime({ clock, atMs, run }: Appointment, { now, later }: Device = DEVICE): () => void {
  let cancel: () => void = () => undefined
  const stop = () => {
    cancel()
    unsubscribe()
  }
  const wait = () => {
    cancel()
    const at = clock.localTimeOf(atMs)
    if (at !== null) cancel = later(look, Math.min(Math.ceil(at - now()), LONGEST_TIMER_MS))
  }
  const look = () => {
    if (clock.sinceReached(atMs, now()) < 0) return wait()
    stop()
    run()
  }
  const unsubscribe = clock.subscribe(look)
  look()
  return stop
}
