import type { SeatOrders } from '@starboard/kernel'
import { answered, ENTRIES, MATCHES, transact } from './database.ts'
import { keepExport } from './kept.ts'
import { Elsewhere, type SoloEntry, type SoloStore, type SoloTerms } from './store.ts'

/** What lies under a game. */
export interface MatchRow {
  readonly terms: SoloTerms
  /** Who has it open. */
  readonly tab: string
  readonly orders?: SeatOrders
  /** When the last entry was kept, as a time of day; older rows have none. */
  readonly keptAt?: number
}

/** Entries lie under match and number, so that keeping one more writes that one, and in the row only when. */
const keyOf = ({ id }: SoloTerms, seq: number): [string, number] => [id, seq]

const entriesOf = ({ id }: SoloTerms): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** Matches in this browser's own database, as this tab uses them. */
export const deviceStore = (tab: string): SoloStore => ({
  load: (game) =>
    transact([MATCHES, ENTRIES], 'readwrite', async (transaction) => {
      const row = await rowOf(transaction, game)
      if (row === undefined) return null
      const { terms, orders } = row
      putRow(transaction, { ...row, tab })
      const log = (await answered(transaction.objectStore(ENTRIES).getAll(entriesOf(terms)))) as SoloEntry[]
      return { terms, log, ...(orders !== undefined && { orders }) }
    }),

  begin: ({ terms, log, orders }) =>
    transact([MATCHES, ENTRIES], 'readwrite', async (transaction) => {
      const before = await rowOf(transaction, terms.game)
      const entries = transaction.objectStore(ENTRIES)
      if (before !== undefined) entries.delete(entriesOf(before.terms))
      putRow(transaction, { terms, tab, keptAt: Date.now(), ...(orders !== undefined && { orders }) })
      log.forEach((entry, seq) => void entries.put(entry, keyOf(terms, seq)))
    }),

  append: (terms, from, fresh) =>
    transact([MATCHES, ENTRIES], 'readwrite', async (transaction) => {
      putRow(transaction, { ...(await ownRow(transaction, terms, tab)), keptAt: Date.now() })
      const entries = transaction.objectStore(ENTRIES)
      fresh.forEach((entry, index) => void entries.add(entry, keyOf(terms, from + index)))
    }),

  keepOrders: (terms, orders) =>
    transact([MATCHES], 'readwrite', async (transaction) =>
      putRow(transaction, { ...(await ownRow(transaction, terms, tab)), orders }),
    ),

  keepExport,
})

const rowOf = (transaction: IDBTransaction, game: string): Promise<MatchRow | undefined> =>
  answered(transaction.objectStore(MATCHES).get(game) as IDBRequest<MatchRow | undefined>)

async function ownRow(transaction: IDBTransaction, terms: SoloTerms, tab: string): Promise<MatchRow> {
  const row = await rowOf(transaction, terms.game)
  if (row?.tab !== tab || row.terms.id !== terms.id) throw new Elsewhere()
  return row
}

const putRow = (transaction: IDBTransaction, row: MatchRow): void =>
  void transaction.objectStore(MATCHES).put(row, row.terms.game)
