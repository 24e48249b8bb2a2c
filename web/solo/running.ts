import { answered, EXPORTS, MATCHES, transact } from './database.ts'
import type { MatchRow } from './device-store.ts'
import type { SoloTerms } from './store.ts'

export type RunningSolo = Pick<SoloTerms, 'game' | 'level' | 'names'>

/** Matches against bots that were begun on this device and are not over: they go on at `/solo/<game>`. */
export const runningSolo = (): Promise<readonly RunningSolo[]> =>
  transact([MATCHES, EXPORTS], 'readonly', async (transaction) => {
    const [all, over] = await Promise.all([
      answered(transaction.objectStore(MATCHES).getAll() as IDBRequest<MatchRow[]>),
      answered(transaction.objectStore(EXPORTS).getAllKeys()),
    ])
    return all.map(({ terms }) => terms).filter(({ id }) => !over.includes(id))
  })
