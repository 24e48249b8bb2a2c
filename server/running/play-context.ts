import {
  type Decision,
  type GameTypes,
  type Match,
  type OrdersBySeat,
  type Seat,
  seatOf,
  type Viewer,
} from '@starboard/kernel'
import type { TableRow } from '../store/store.ts'
import { type Clock, wallTime } from './clock.ts'

type AnyMatch = Match<GameTypes>

/** What the running match needs to know about its table. */
export interface PlayContext {
  readonly row: TableRow
  readonly clock: Clock
  /** The bot that plays this seat now, if any. */
  botAt(seat: Seat): string | null
  /** At a timeout a bot answers, if the table wants that. */
  readonly timeoutBot: string | null
  /** What people have ordered for when they are asked. */
  readonly orders: OrdersBySeat
  /** Something has happened: what was ordered until then is over. */
  onBatch(match: AnyMatch): void
}

/** With whose eyes somebody in this seat sees; null is no seat. */
export const viewerOf = (seat: number | null): Viewer => (seat === null ? 'spectator' : seatOf(seat))

export const statusOf = (match: AnyMatch): 'playing' | 'over' => (match.outcome === null ? 'playing' : 'over')

/** A decision that a bot has to make. */
export interface Waiting {
  readonly decision: Decision
  readonly level: string
}

export function waitingIn(match: AnyMatch, { botAt }: PlayContext): readonly Waiting[] {
  if (match.outcome !== null) return []
  return match.open.flatMap((decision) => {
    const level = decision.answered === true ? null : botAt(decision.seat)
    return level === null ? [] : [{ decision, level }]
  })
}

/** The next deadline, in wall-clock time. */
export function deadlineAt(match: AnyMatch, { clock }: PlayContext): number | null {
  const wake = match.outcome === null ? match.wakeAt() : null
  return wake === null ? null : wallTime(clock, wake)
}

/** When the table must be woken: at its next deadline, or at once if a bot has to move. */
export function dueAt(match: AnyMatch, seating: PlayContext, now: number): number | null {
  const deadline = deadlineAt(match, seating)
  return seating.clock.rate > 0 && waitingIn(match, seating).length > 0 ? Math.min(deadline ?? now, now) : deadline
}
