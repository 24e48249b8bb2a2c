import { refuse } from '@starboard/kernel'
import type { Answer } from '../failures/command-ids.ts'
import { orNotSaved } from '../failures/not-saved.ts'
import { seatOfUser, wasForOne } from '../table/row.ts'
import type { TableState } from '../table/state.ts'
import type { Person } from './lobby.ts'
import { type SeriesMemory, seriesToGoOn } from './series.ts'

/** The table of the next match, one for all who ask. In a series, and among bots alone, whoever asks is ready for it. */
export async function rematch(state: TableState, by: Person): Promise<Answer> {
  const { game, row, outcome, services } = state
  if (seatOfUser(row, by.id) === undefined) return refuse('not-seated', 'table', 'Only players can ask for a rematch.')
  if (row.status !== 'over') return refuse('not-over', 'table', 'The match is still going on.')
  const series = seriesToGoOn(game, row, outcome)
  const code = row.rematch ?? (await newRematch(state, by, series))
  if (series !== null || wasForOne(row)) await services.readyAt(code, by)
  return { code }
}

async function newRematch(state: TableState, by: Person, series: SeriesMemory | null): Promise<string> {
  // Whoever asks is there to start it; the host of this match may be gone.
  const code = await orNotSaved(state.services.rematchOf({ ...state.row, host: by.id }, series))
  await state.save({ ...state.row, rematch: code })
  return code
}
