import { setImmediate } from 'node:timers/promises'
import { parseObject } from './damaged.ts'
import type { AppendColumns, Database } from './database.ts'
import { keepSnapshot, newestSnapshot, parseSnapshot, printSnapshot } from './snapshots.ts'
import { ask, type Statement, sql, type Transaction } from './statement.ts'
import {
  ActionTaken,
  type AnyEntry,
  type Append,
  type EntryOf,
  type LogRow,
  type LogStore,
  Missing,
  SequenceTaken,
} from './store.ts'
import { touchTable } from './tables.ts'

/** What is kept is printed at once: by the time it is written, the match that it shares parts with has gone on. */
export const logOn = (database: Database): LogStore => ({
  append: async (entry) => database.append(printAppend(entry)),
  read: async (table, from) => parseLog(table, await database.read(entriesFrom(table, from))),
  readKind: async (table, kind) => {
    const rows = await parseLog(table, await database.read(entriesWith(table, `"kind":"${kind}"`)))
    return rows.flatMap(({ entry }) => (isOfKind(entry, kind) ? [entry] : []))
  },
  findAction: async (table, actionId) => (await database.read(seqOfAction(table, actionId)))[0]?.seq ?? null,
  saveSnapshot: async (table, snapshot) => {
    const printed = printSnapshot(snapshot)
    return database.write(() => keepSnapshot(table, printed))
  },
  latestSnapshot: async (table) => {
    const [newest] = await database.read(newestSnapshot(table))
    return newest === undefined ? null : parseSnapshot(table, newest)
  },
})

const printAppend = (append: Append): AppendColumns => ({ ...append, entry: JSON.stringify(append.entry) })

interface LogColumns {
  readonly seq: number
  readonly entry: string
}

/** This many entries are parsed before others get their turn. */
const AT_ONCE = 250

/** A piece at a time: a long log keeps nobody waiting at other tables. */
async function parseLog(table: string, rows: readonly LogColumns[]): Promise<readonly LogRow[]> {
  const parsed: LogRow[] = []
  for (const { seq, entry } of rows) {
    if (parsed.length > 0 && parsed.length % AT_ONCE === 0) await setImmediate()
    parsed.push({ seq, entry: parseObject(entry, table, `entry ${seq}`) as AnyEntry })
  }
  return parsed
}

const isOfKind = <K extends AnyEntry['kind']>(entry: AnyEntry, kind: K): entry is EntryOf<K> => entry.kind === kind

export function* appendEntry(entry: AppendColumns): Transaction<void> {
  const touched = yield* ask(touchTable(entry))
  const inserted = touched.length === 0 ? [] : yield* ask(insertEntry(entry))
  if (inserted.length === 0) throw refusalOf(entry, yield* ask(whatIsThere(entry)))
}

export interface Found {
  readonly tables: number
  readonly action: number | null
}

/** Why an entry did not go in. A resent action is more than a lost race: trying again would not help. */
export function refusalOf(entry: AppendColumns, [found]: readonly Found[]): Error {
  if (!found?.tables) return new Missing(`There is no table ${entry.table}.`)
  if (found.action === null) return new SequenceTaken(`Table ${entry.table} has an entry ${entry.seq} already.`)
  return new ActionTaken(`Action ${entry.actionId} is entry ${found.action} of table ${entry.table}.`, found.action)
}

export const whatIsThere = ({ table, actionId }: AppendColumns): Statement<Found> => sql`
  select
    (select count(*) from tables where id = ${table}) as tables,
    (select seq from log where table_id = ${table} and action_id = ${actionId}) as action`

const insertEntry = ({ table, seq, actionId, entry }: AppendColumns): Statement => sql`
  insert into log (table_id, seq, action_id, entry) values (${table}, ${seq}, ${actionId}, ${entry})
  on conflict do nothing
  returning seq`

const entriesFrom = (table: string, from: number): Statement<LogColumns> => sql`
  select seq, entry from log where table_id = ${table} and seq >= ${from} order by seq`

const entriesWith = (table: string, text: string): Statement<LogColumns> => sql`
  select seq, entry from log where table_id = ${table} and entry like ${`%${text}%`} order by seq`

const seqOfAction = (table: string, actionId: string): Statement<{ readonly seq: number }> => sql`
  select seq from log where table_id = ${table} and action_id = ${actionId}`
