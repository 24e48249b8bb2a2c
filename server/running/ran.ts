import type { Clock } from '@starboard/driver'
import type { TableRow } from '../store/store.ts'

/** A table that was stopped more often before anybody moved has waited long enough to be wrong by a little. */
const MOST = 20

/**
 * A row whose clock is about to be replaced: the one by which it ran is kept, so that one can still tell when the last
 * entry was made. `now`: of that entry, where it is known; clocks of before it are of no use.
 */
export function withRan(row: TableRow, now: number | null): TableRow {
  if (row.clock.rate === 0) return row
  const clocks = clocksOf(row)
  const ran = now === null ? clocks : clocks.slice(placeAt(clocks, now))
  return { ...row, memory: { ...row.memory, ran: ran.slice(-MOST) } }
}

/** The clock by which the match ran then. */
export function clockAt(row: TableRow, now: number): Clock {
  const clocks = clocksOf(row)
  return clocks[placeAt(clocks, now)] ?? row.clock
}

const clocksOf = ({ memory, clock }: TableRow): readonly Clock[] => [...(memory.ran ?? []), clock]

/** One goes on where the one before it was stopped; what was last before that stop belongs to that one. */
function placeAt(clocks: readonly Clock[], now: number): number {
  const next = clocks.findIndex(({ match }, place) => place > 0 && match >= now)
  return next === -1 ? clocks.length - 1 : next - 1
}
