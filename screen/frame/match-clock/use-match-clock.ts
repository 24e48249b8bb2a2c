import type { MatchClock } from '@starboard/wire/match-clock'
import { useCallback, useEffect, useReducer } from 'react'
import { useAroundBoard } from '../context.ts'
import { atMatchTime, DEVICE } from './at-match-time.ts'

interface MatchTime {
  /** Milliseconds of the match clock; null before it is known, and in a replay. */
  readonly now: number | null
  /** How fast it runs; 0 while it stands. */
  readonly rate: number
  /** Runs something when the match clock comes to a moment; the answer calls it off. */
  atMatchTime(atMs: number, run: () => void): () => void
}

/**
 * The running match clock, drawn again with every frame or as often as is asked for, in milliseconds of the match; null:
 * never. A clock that stands costs nothing, and a hidden page draws no frames.
 */
export function useMatchClock(everyMs: number | null = 0): MatchTime {
  const { matchClock: clock } = useAroundBoard()
  const [, drawAgain] = useReducer((drawn: number) => drawn + 1, 0)
  useEffect(() => (everyMs === null ? undefined : keepTime(clock, everyMs, drawAgain)), [clock, everyMs])
  const at = useCallback((atMs: number, run: () => void) => atMatchTime({ clock, atMs, run }), [clock])
  return { now: clock.matchTime(performance.now()), rate: clock.rate, atMatchTime: at }
}

function keepTime(clock: MatchClock, everyMs: number, tick: () => void): () => void {
  let cancel: () => void = () => undefined
  const go = () => {
    tick()
    cancel()
    cancel = clock.rate === 0 ? () => undefined : next(go, leftOfStep(clock, everyMs))
  }
  const unsubscribe = clock.subscribe(go)
  go()
  return () => {
    unsubscribe()
    cancel()
  }
}

/** Zero: with the next frame. */
const next = (run: () => void, ms: number): (() => void) => (ms === 0 ? withNextFrame(run) : DEVICE.later(run, ms))

function withNextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}

/** Nobody reads quicker than this, however fast the match clock runs. */
const SHORTEST_STEP_MS = 250

/** Real milliseconds until the next whole step of the match clock. */
function leftOfStep(clock: MatchClock, everyMs: number): number {
  if (everyMs === 0) return 0
  const step = Math.max(everyMs, SHORTEST_STEP_MS * clock.rate)
  const now = clock.matchTime(performance.now()) ?? 0
  return Math.ceil((step - (now % step)) / clock.rate)
}
