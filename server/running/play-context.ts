import type { AnyBatch, AnyMatch, Clock } from '@starboard/driver'
import { type OrdersBySeat, type Seat, seatOf, type Viewer } from '@starboard/kernel'
import type { Append, TableRow } from '../store/store.ts'

/** What every entry may change about its table. */
export type Written = Pick<Append, 'status' | 'dueAt' | 'at'>

/** What the running match needs to know about its table. */
export interface PlayContext {
  readonly row: TableRow
  /** Of the row in the store, which every entry of the log moves on. */
  readonly version: number
  readonly clock: Clock
  /** The bot that plays this seat now, if any. */
  botAt(seat: Seat): string | null
  /** At a timeout a bot answers, if the table wants that. */
  readonly timeoutBot: string | null
  /** What people have ordered for when they are asked. */
  readonly orders: OrdersBySeat
  /** While the clock stands: when it is to be looked after, on the wall. */
  readonly pauseDueAt: number | null
  /** What is in the store about the table, beside its log. */
  readonly written: Written
  /** An entry is in the log. `written`: and so is this. */
  onAppended(written: Written | null): void
  /** What was told is how the match stands now: something has happened and is durable, or its log was folded again. */
  onBatch(match: AnyMatch, batches: readonly AnyBatch[]): void
}

/** With whose eyes somebody in this seat sees; null is no seat. */
export const viewerOf = (seat: number | null): Viewer => (seat === null ? 'spectator' : seatOf(seat))

export const statusOf = (match: AnyMatch): 'playing' | 'over' => (match.outcome === null ? 'playing' : 'over')
