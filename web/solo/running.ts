import { answered, EXPORTS, MATCHES, transact } from './database.ts'
import type { MatchRow } from './device-store.ts'
import type { SoloTerms } from './store.ts'

export interface RunningSolo extends Pick<SoloTerms, 'game' | 'level' | 'names'> {
  /** When its last entry was kept; absent: before that was noted. */
  readonly keptAt?: number
}

/** Matches against bots that were begun on this device and are not over: they go on at `/solo/<game>`. */
export const runningSolo = (): Promise<readonly RunningSolo[]> =>
  transact([MATCHES, EXPORTS], 'readonly', async (transaction) => {
    const [all, over] = await Promise.all([
      answered(transaction.objectStore(MATCHES).getAll() as IDBRequest<MatchRow[]>),
      answered(transaction.objectStore(EXPORTS).getAllKeys()),
    ])
    return all
      .filter(({ terms }) => !over.includes(terms.id))
      .map(({ terms, keptAt }) => ({ ...terms, ...(keptAt !== undefined && { keptAt }) }))
  })
