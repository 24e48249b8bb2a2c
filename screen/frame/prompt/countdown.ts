import { useEffect, useRef, useState } from 'react'
import { useMatchClock } from '../match-clock/use-match-clock.ts'

export interface Countdown {
  readonly leftMs: number
  /** Of the time there was when this screen first saw the deadline. */
  readonly left: number
  readonly isPaused: boolean
  readonly isUrgent: boolean
}

const TICK_MS = 250
const URGENT_MS = 10_000
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left until `by` on the match clock, ticking. Null: nothing to wait for. */
export function useCountdown(by: number | undefined): Countdown | null {
  const { now, rate } = useMatchClock(by === undefined ? null : TICK_MS)
  const whole = useRef<{ by: number; ms: number } | null>(null)
  if (by === undefined || now === null) return null
  const isPaused = rate === 0
  // People wait in real time; a clock that stands says how long it was.
  const leftMs = Math.max(0, by - now) / (isPaused ? 1 : rate)
  if (whole.current?.by !== by) whole.current = { by, ms: Math.max(leftMs, 1) }
  return { leftMs, left: leftMs / whole.current.ms, isPaused, isUrgent: !isPaused && leftMs <= URGENT_MS }
}

/** `1:18`, `2 h 05 min`, `3 d 4 h`. */
export function printLeft(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h ${padded((ms % HOUR) / MINUTE)} min`
  const seconds = Math.ceil(ms / SECOND)
  return `${Math.floor(seconds / 60)}:${padded(seconds % 60)}`
}

const padded = (figure: number): string => String(Math.floor(figure)).padStart(2, '0')

/** This device's monotonic clock, looked at four times a second while something is waited for. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    setNow(performance.now())
    if (!isTicking) return
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}
