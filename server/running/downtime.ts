import { desertedPause } from '@starboard/driver'
import type { TableRow } from '../store/store.ts'
import { withoutDowntime } from './clock.ts'
import { withPause } from './pause-memory.ts'
import { withRan } from './ran.ts'

/**
 * A running match as it goes on after a restart: the time the server was down does not count. Nobody is there yet, so it
 * stands still until somebody is, unless nobody is expected to be there at all.
 */
export function afterDowntime(before: TableRow, { lastBeat, startedAt }: Restart): TableRow {
  const row = withRan(before, null)
  const clock = withoutDowntime(row.clock, lastBeat, startedAt)
  // A pause that people agreed to has its own end.
  if (row.clock.rate === 0) return { ...row, clock }
  if (row.settings.time.kind !== 'slow')
    return { ...withPause(row, desertedPause(startedAt)), clock: { ...clock, rate: 0 }, dueAt: null }
  const down = startedAt - Math.max(row.clock.wall, lastBeat)
  return { ...row, clock, dueAt: row.dueAt === null ? null : row.dueAt + down }
}

interface Restart {
  readonly lastBeat: number
  readonly startedAt: number
}
