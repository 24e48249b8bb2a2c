import { useRef } from 'react'
import { useAroundBoard } from '../context.ts'
import { moodOf, myDecision } from '../mood.ts'
import { type Countdown, useCountdown } from './countdown.ts'

const SECOND = 1000
/** When my own time is spoken of: once well before its end, once when it is urgent. */
const MARKS_MS = [10 * SECOND, 30 * SECOND] as const

/** Long enough to be read out; later the figure would be wrong for anyone who comes across it. */
const STAYS_MS = 3 * SECOND

/** For anyone who does not see the clock. It stands after the question, so that it is spoken after it. */
export function SpokenClock() {
  const around = useAroundBoard()
  const by = moodOf(around) === 'asked' ? myDecision(around)?.by : undefined
  const countdown = useCountdown(by)
  const mark = countdown === null ? undefined : markOf(countdown)
  const key = mark === undefined ? '' : `${by} ${mark}`
  // The figure is that of the moment when the mark was reached: a clock that ticks aloud drowns everything.
  const said = useRef({ key: '', atMs: 0 })
  const leftMs = countdown?.leftMs ?? 0
  if (said.current.key !== key) said.current = { key, atMs: leftMs }
  const { atMs } = said.current
  return (
    <p className="spoken" aria-live="polite">
      <span key={key}>{mark !== undefined && atMs - leftMs < STAYS_MS && textOf(atMs)}</span>
    </p>
  )
}

const markOf = ({ leftMs, isPaused }: Countdown): number | undefined =>
  isPaused || leftMs === 0 ? undefined : MARKS_MS.find((ms) => leftMs <= ms)

function textOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND)
  return seconds === 1 ? '1 second left.' : `${seconds} seconds left.`
}
