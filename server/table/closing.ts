import { type Refusal, refuse } from '@starboard/kernel'
import type { TableRow } from '../store/store.ts'
import { withMemory } from './row.ts'
import type { TableState } from './state.ts'

/** Why nobody does anything at this table any more. Null: the host of the server has not closed it. */
export const checkClosed = ({ memory: { closed } }: Pick<TableRow, 'memory'>): Refusal | null =>
  closed === undefined ? null : refuse('closed', 'table', sentence(closed.why))

const sentence = (why: string): string =>
  `The host of this server has closed this table for good${why === '' ? '.' : `: ${why}`}`

/** For good: whoever is there is told, the log stays, and nothing happens by itself any more. */
export async function closeForGood(state: TableState, why: string): Promise<Refusal | null> {
  const { row, services } = state
  const closed = checkClosed(row)
  if (closed !== null) return ALREADY
  const over: TableRow = { ...row, status: 'over', isOpen: false, dueAt: null }
  await state.keep(withMemory(over, { closed: { why, at: services.wall() } }))
  state.presence.relax()
  for (const { watcher } of state.presence.all()) {
    state.play?.leave(watcher)
    state.sendOff(watcher)
  }
  return null
}

const ALREADY = refuse('closed', 'table', 'This table is closed already.')
