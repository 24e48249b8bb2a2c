import type { Pause } from '@starboard/driver'
import type { TableRow } from '../store/store.ts'

/** Of a match whose clock stands. Rows from before pauses had an end only say that it does. */
export const pauseIn = ({ memory, clock }: TableRow): Pause =>
  memory.pause ?? { by: 'vote', since: clock.wall, runsAt: null, isEnding: false }

export function withPause(row: TableRow, pause: Pause | null): TableRow {
  const { pause: _before, ...rest } = row.memory
  return { ...row, memory: pause === null ? rest : { ...rest, pause } }
}
