import { type Refusal, refuse } from '@starboard/kernel'
import type { TableRow } from '../store/store.ts'
import { seatOfUser } from '../table/row.ts'
import { dayOf, endOf } from './day.ts'

/** A match that others may still have before them: what it was dealt stays with those who play it. */
export const isDaySealed = ({ memory: { daily } }: Pick<TableRow, 'memory'>, wall: number): boolean =>
  daily !== undefined && wall < endOf(daily)

/** Why somebody may not look at this match yet. Whoever has played it has seen it; all others see it when the day is over. */
export function checkLooking(row: TableRow, user: string, wall: number): Refusal | null {
  if (row.header === null || !isDaySealed(row, wall)) return null
  const hasPlayed = seatOfUser(row, user) !== undefined || row.memory.gaveUp?.[user] !== undefined
  return hasPlayed ? null : ONLY_THE_CREW
}

/** A table of yesterday would be dealt what everybody can read by now. */
export const checkDay = ({ memory: { daily } }: TableRow, wall: number): Refusal | null =>
  daily === undefined || daily === dayOf(wall) ? null : DAY_OVER

export const DAILY_FIXED = refuse(
  'daily',
  'table',
  'This is dealt alike to everybody today: its options, seats and time limit are fixed, and it is in no public list.',
)
const DAY_OVER = refuse('day-over', 'table', 'The day of this table is over; today’s is another one.')
const ONLY_THE_CREW = refuse(
  'daily-sealed',
  'table',
  'Others may still have this before them today: until the day is over, at 0:00 UTC, only those who play here see it.',
)
export const SEED_SEALED = refuse(
  'daily-sealed',
  'table',
  'Everybody is dealt the same today, so the seed is opened when the day is over: from 0:00 UTC on this match can be replayed, exported and verified.',
)
