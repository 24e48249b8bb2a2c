import type { PhaseTime, View } from '../../rules/view.ts'

/** What the clock block says at a moment of the match. */
export interface ClockWords {
  /** Since the clock started; below 0 it counts in. */
  readonly sinceMs: number
  readonly what: string
  /** Until when: the phase locks, or the clock starts. */
  readonly until: number | null
  readonly more: string
}

export function clockWords(phases: readonly PhaseTime[], now: number): ClockWords {
  const start = phases[0]?.from ?? 0
  const sinceMs = now - start
  if (sinceMs < 0) return { sinceMs, what: 'The clock starts in', until: start, more: 'everybody to the bridge' }
  const phase = phases.find(({ to }) => now < to)
  if (phase === undefined) return { sinceMs, what: 'All plans are locked', until: null, more: 'what really happened' }
  const warning = phase.warnings.find((at) => at > now)
  const more = warning === undefined ? 'last call' : `warning at ${printClock(warning - start)}`
  return { sinceMs, what: `Phase ${phase.phase} locks in`, until: phase.to, more }
}

/** `5:07` */
export function printClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Counted down: a second that has begun is still there. */
export const printCountdown = (ms: number): string => printClock(Math.ceil(Math.max(0, ms) / 1000) * 1000)

/** Where on the bar a moment is, from 0 to 1. */
export function placeOnBar(phases: readonly PhaseTime[], at: number): number {
  const [start, end] = [phases[0]?.from ?? 0, phases.at(-1)?.to ?? 1]
  return Math.max(0, Math.min(1, (at - start) / (end - start)))
}

/** In a replay no clock runs: the last thing that was read out says how late it is. */
export const toldAt = ({ told, phases }: View): number => told.at(-1)?.at ?? phases?.[0]?.from ?? 0
