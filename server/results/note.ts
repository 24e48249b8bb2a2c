import { orNotSaved } from '../failures/not-saved.ts'
import type { TableState } from '../table/state.ts'
import { peopleOf, resultOf } from './result.ts'

/** A match that has ended is in every list it belongs to from now on. */
export async function noteResult({ services, row, outcome, play, written }: TableState): Promise<void> {
  if (outcome === null || play === null) return
  const ended = { outcome, matchMs: play.match.now, endedAt: written.at }
  await orNotSaved(services.store.results.keep(resultOf(row, ended), peopleOf(row, outcome)))
}
