import type { Database } from './database.ts'
import { keepSnapshot, newestSnapshot } from './snapshots.ts'
import { ask, type Statement, sql, type Transaction } from './statement.ts'
import { ActionTaken, type Append, type LogRow, type LogStore, Missing, SequenceTaken } from './store.ts'
import { touchTable } from './tables.ts'

export const logOn = (database: Database): LogStore => ({
  append: (entry) => database.append(entry),
  read: (table, from) => database.read(entriesFrom(table, from)),
  findAction: async (table, actionId) => (await database.read(seqOfAction(table, actionId)))[0]?.seq ?? null,
  saveSnapshot: (table, length, snapshot) => database.write(() => keepSnapshot(table, { length, snapshot })),
  latestSnapshot: async (table) => (await database.read(newestSnapshot(table)))[0] ?? null,
})

export function* appendEntry(entry: Append): Transaction<void> {
  const touched = yield* ask(touchTable(entry))
  const inserted = touched.length === 0 ? [] : yield* ask(insertEntry(entry))
  if (inserted.length === 0) throw refusalOf(entry, yield* ask(whatIsThere(entry)))
}

export interface Found {
  readonly tables: number
  readonly action: number | null
}

/** Why an entry did not go in. A resent action is more than a lost race: trying again would not help. */
export function refusalOf(entry: Append, [found]: readonly Found[]): Error {
  if (!found?.tables) return new Missing(`There is no table ${entry.table}.`)
  if (found.action === null) return new SequenceTaken(`Table ${entry.table} has an entry ${entry.seq} already.`)
  return new ActionTaken(`Action ${entry.actionId} is entry ${found.action} of table ${entry.table}.`, found.action)
}

export const whatIsThere = ({ table, actionId }: Append): Statement<Found> => sql`
  select
    (select count(*) from tables where id = ${table}) as tables,
    (select seq from log where table_id = ${table} and action_id = ${actionId}) as action`

const insertEntry = ({ table, seq, actionId, entry }: Append): Statement => sql`
  insert into log (table_id, seq, action_id, entry) values (${table}, ${seq}, ${actionId}, ${entry})
  on conflict do nothing
  returning seq`

const entriesFrom = (table: string, from: number): Statement<LogRow> => sql`
  select seq, entry from log where table_id = ${table} and seq >= ${from} order by seq`

const seqOfAction = (table: string, actionId: string): Statement<{ readonly seq: number }> => sql`
  select seq from log where table_id = ${table} and action_id = ${actionId}`
