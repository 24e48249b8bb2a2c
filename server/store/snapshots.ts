import { ask, type Statement, sql, type Transaction } from './statement.ts'
import { Missing } from './store.ts'

/** Two, because the newest may have been made by rules that turned out to be wrong. */
const KEPT = 2

export interface Snapshot {
  readonly length: number
  readonly snapshot: string
}

export function* keepSnapshot(table: string, snapshot: Snapshot): Transaction<void> {
  const kept = yield* ask(upsertSnapshot(table, snapshot))
  if (kept.length === 0) throw new Missing(`There is no table ${table}.`)
  yield* ask(dropOldSnapshots(table))
}

const upsertSnapshot = (table: string, { length, snapshot }: Snapshot): Statement => sql`
  insert into snapshots (table_id, length, snapshot)
  select id, ${length}, ${snapshot} from tables where id = ${table}
  on conflict (table_id, length) do update set snapshot = excluded.snapshot
  returning length`

const dropOldSnapshots = (table: string): Statement => sql`
  delete from snapshots where table_id = ${table} and length not in (
    select length from snapshots where table_id = ${table} order by length desc limit ${KEPT}
  )`

export const newestSnapshot = (table: string): Statement<Snapshot> => sql`
  select length, snapshot from snapshots where table_id = ${table} order by length desc limit 1`
