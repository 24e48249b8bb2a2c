import type { ClockInfo } from '@starboard/wire/protocol'
import { useEffect, useRef, useState } from 'react'
import { useAroundBoard } from '../context.ts'

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
  const { clock, clockAt } = useAroundBoard()
  const now = useNow(by !== undefined && clock !== null && clock.rate > 0)
  const whole = useRef<{ by: number; ms: number } | null>(null)
  if (by === undefined || clock === null) return null
  const leftMs = Math.max(0, leftUntil(by, clock, now - clockAt))
  if (whole.current?.by !== by) whole.current = { by, ms: Math.max(leftMs, 1) }
  const isPaused = clock.rate === 0
  return { leftMs, left: leftMs / whole.current.ms, isPaused, isUrgent: !isPaused && leftMs <= URGENT_MS }
}

/** Real milliseconds until a moment of the match clock, `since` after the clock was told. A clock that stands says how long it was. */
export function leftUntil(by: number, { now, rate }: Pick<ClockInfo, 'now' | 'rate'>, since: number): number {
  return rate === 0 ? by - now : (by - now) / rate - Math.max(0, since)
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
