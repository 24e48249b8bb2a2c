import type { MatchLine } from '@starboard/wire/matches'
import { answered, EXPORTS, transact } from './database.ts'
import { keptLine } from './kept-line.ts'

/** Finished matches on this device: at most this many, the latest. */
const MOST_EXPORTS = 20

export interface KeptExport {
  readonly at: number
  readonly exported: unknown
}

export const keepExport = (id: string, exported: unknown): Promise<void> =>
  transact([EXPORTS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(EXPORTS)
    const kept: KeptExport = { at: Date.now(), exported }
    await answered(store.put(kept, id))
    const [ids, all] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())])
    const byAge = ids.map((key, index) => ({ key, at: (all[index] as KeptExport).at })).sort((a, b) => b.at - a.at)
    for (const { key } of byAge.slice(MOST_EXPORTS)) store.delete(key)
  })

/** All of them, the latest first, as lists tell of matches. */
export const keptMatches = (): Promise<readonly MatchLine[]> =>
  transact([EXPORTS], 'readonly', async (transaction) => {
    const store = transaction.objectStore(EXPORTS)
    const [ids, all] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())])
    const lines = ids.flatMap((id, index) => keptLine(String(id), all[index] as KeptExport) ?? [])
    return lines.toSorted((one, other) => other.endedAt - one.endedAt)
  })

/** Null: it is not on this device, or not any more. */
export async function keptExport(id: string): Promise<unknown | null> {
  const kept = await transact([EXPORTS], 'readonly', (transaction) =>
    answered(transaction.objectStore(EXPORTS).get(id) as IDBRequest<KeptExport | undefined>),
  )
  return kept?.exported ?? null
}
