import type { Snapshot } from '@starboard/kernel'
import { parseObject } from './damaged.ts'
import { ask, type Statement, sql, type Transaction } from './statement.ts'
import { Missing } from './store.ts'

/** Two, because the newest may have been made by rules that turned out to be wrong. */
const KEPT = 2

interface SnapshotColumns {
  readonly length: number
  readonly snapshot: string
}

export const printSnapshot = (snapshot: Snapshot): SnapshotColumns => ({
  length: snapshot.length,
  snapshot: JSON.stringify(snapshot),
})

export const parseSnapshot = (table: string, { length, snapshot }: SnapshotColumns): Snapshot => ({
  ...(parseObject(snapshot, table, `snapshot ${length}`) as Snapshot),
  // What follows is read from here on, whatever else is wrong with it.
  length,
})

export function* keepSnapshot(table: string, snapshot: SnapshotColumns): Transaction<void> {
  const kept = yield* ask(upsertSnapshot(table, snapshot))
  if (kept.length === 0) throw new Missing(`There is no table ${table}.`)
  yield* ask(dropOldSnapshots(table))
}

const upsertSnapshot = (table: string, { length, snapshot }: SnapshotColumns): Statement => sql`
  insert into snapshots (table_id, length, snapshot)
  select id, ${length}, ${snapshot} from tables where id = ${table}
  on conflict (table_id, length) do update set snapshot = excluded.snapshot
  returning length`

const dropOldSnapshots = (table: string): Statement => sql`
  delete from snapshots where table_id = ${table} and length not in (
    select length from snapshots where table_id = ${table} order by length desc limit ${KEPT}
  )`

export const newestSnapshot = (table: string): Statement<SnapshotColumns> => sql`
  select length, snapshot from snapshots where table_id = ${table} order by length desc limit 1`
