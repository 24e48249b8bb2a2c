import type { Decision, Seat } from '@starboard/kernel'
import { type Clock, wallTime } from './clock.ts'
import type { AnyMatch } from './host.ts'

/** A decision that a bot has to make. */
export interface Waiting {
  readonly decision: Decision
  readonly level: string
}

type BotAt = (seat: Seat) => string | null

export const unanswered = (match: AnyMatch): readonly Decision[] =>
  match.outcome === null ? match.open.filter(({ answered }) => answered !== true) : []

export function waitingIn(match: AnyMatch, botAt: BotAt): readonly Waiting[] {
  const waiting: Waiting[] = []
  if (match.outcome !== null) return waiting
  for (const decision of match.open) {
    const level = decision.answered === true ? null : botAt(decision.seat)
    if (level !== null) waiting.push({ decision, level })
  }
  return waiting
}

/** The next thing that the clock does, on the wall. */
export function deadlineAt(match: AnyMatch, clock: Clock): number | null {
  const wake = match.outcome === null ? match.wakeAt() : null
  return wake === null ? null : wallTime(clock, wake)
}

/** When somebody must look after the match, on the wall: at its next deadline, or at once if a bot has to move. */
export function dueAt(match: AnyMatch, { clock, botAt }: { clock: Clock; botAt: BotAt }, now: number): number | null {
  const deadline = deadlineAt(match, clock)
  return clock.rate > 0 && waitingIn(match, botAt).length > 0 ? Math.min(deadline ?? now, now) : deadline
}
