import type { AnyBatch, AnyMatch, Clock } from '@starboard/driver'
import { type OrdersBySeat, type Seat, seatOf, type Viewer } from '@starboard/kernel'
import type { TableRow } from '../store/store.ts'

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
  /** While the clock stands: when it is to be looked after, on the wall. */
  readonly pauseDueAt: number | null
  /** What was told is how the match stands now: something has happened and is durable, or its log was folded again. */
  onBatch(match: AnyMatch, batches: readonly AnyBatch[]): void
}

/** With whose eyes somebody in this seat sees; null is no seat. */
export const viewerOf = (seat: number | null): Viewer => (seat === null ? 'spectator' : seatOf(seat))

export const statusOf = (match: AnyMatch): 'playing' | 'over' => (match.outcome === null ? 'playing' : 'over')
