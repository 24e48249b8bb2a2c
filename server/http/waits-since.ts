import type { AnyMatch } from '@starboard/driver'
import { type Decision, isAskedOpenly } from '@starboard/kernel'
import { rateAt } from '../lobby/start-match.ts'
import { clockAt } from '../running/ran.ts'
import type { TableRow } from '../store/store.ts'

/**
 * Since when a match waits for the one who is asked, by the server's clock: since its last entry. Where other people answer
 * unseen, that would tell when they did; there it is since when nobody was at the table, which everybody may know.
 */
export function waitsSinceAt(row: TableRow, match: AnyMatch, { mode, seat }: Decision): number | undefined {
  const others = row.seats.filter((other) => other.seat !== seat && other.user !== null)
  if (isAskedOpenly(mode) || others.length === 0) return wallOf({ ...row, clock: clockAt(row, match.now) }, match)
  const { pause } = row.memory
  return pause?.by === 'absence' ? pause.since : undefined
}

/** When the last entry was made, by the clock of then: it may have been stopped since. */
function wallOf(row: TableRow, { game, header, now }: AnyMatch): number {
  const { wall, match, rate } = row.clock
  return Math.round(wall + (now - match) / rateAt(game, row, header.setup, { clockSpeed: Math.max(1, rate) }))
}
