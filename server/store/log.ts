import { setImmediate } from 'node:timers/promises'
import { readArchive } from './archives.ts'
import { countersIn } from './commands.ts'
import { isCounted } from './counted.ts'
import { parseObject } from './damaged.ts'
import type { AppendColumns, Database } from './database.ts'
import { keepSnapshot, newestSnapshot, parseSnapshot, printSnapshot } from './snapshots.ts'
import { type Statement, sql } from './statement.ts'
import {
  ActionTaken,
  type AnyEntry,
  type Append,
  type EntryOf,
  type LogRow,
  type LogStore,
  Missing,
  type PrintedAppend,
  SequenceTaken,
  Stale,
} from './store.ts'

/** What is kept is printed at once: by the time it is written, the match that it shares parts with has gone on. */
export const logOn = (database: Database): LogStore => ({
  append: (entry) => database.append(printAppend(entry)),
  appendPrinted: (entry) => database.append(entry),
  read: async (table, from) => parseLog(table, await entriesOf(database, table, from)),
  readKind: async (table, kind) => {
    const rows = await parseLog(table, await database.read(entriesWith(database.logOf(table), `"kind":"${kind}"`)))
    return rows.flatMap(({ entry }) => (isOfKind(entry, kind) ? [entry] : []))
  },
  findAction: async (table, actionId) => (await database.read(seqOfAction(database, table, actionId)))[0]?.seq ?? null,
  countersOf: async (table, before) =>
    countersIn(await database.read(actionsFrom(database.logOf(table), `${before}.`)), before),
  saveSnapshot: async (table, snapshot) => {
    const printed = printSnapshot(snapshot)
    return database.write(() => keepSnapshot(table, printed))
  },
  latestSnapshot: async (table) => {
    const [newest] = await database.read(newestSnapshot(table))
    return newest === undefined ? null : parseSnapshot(table, newest)
  },
})

/** A log that is packed away is read where it lies: to be looked at wakes no table. */
async function entriesOf(database: Database, table: string, from: number): Promise<readonly LogColumns[]> {
  const entries = await database.read(allOf(database.logOf(table, from)))
  if (entries.length > 0 || from > 0) return entries
  // It may have been unpacked since.
  return (await readArchive(database, table)) ?? database.read(allOf(database.logOf(table, from)))
}

/** Member by member: to copy the rest of one costs as much as printing its entry. */
const printAppend = ({
  table,
  version,
  seq,
  actionId,
  entry,
  status,
  dueAt,
  at,
  isAsBefore = false,
}: Append): PrintedAppend => ({
  table,
  version,
  seq,
  actionId,
  entry: JSON.stringify(entry),
  status,
  dueAt,
  at,
  isAsBefore,
})

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

/** Where an entry wants to go. */
export type Place = Pick<AppendColumns, 'table' | 'seq' | 'actionId' | 'version'>

export interface Found {
  readonly tables: number
  /** How many entries have this place. */
  readonly places: number
  readonly action: number | null
}

/** Why an entry did not go in. A resent action is more than a lost race: trying again would not help. */
export function refusalOf(entry: Place, [found]: readonly Found[]): Error {
  if (!found?.tables) return new Missing(`There is no table ${entry.table}.`)
  if (found.action !== null)
    return new ActionTaken(`Action ${entry.actionId} is entry ${found.action} of table ${entry.table}.`, found.action)
  if (found.places > 0) return new SequenceTaken(`Table ${entry.table} has an entry ${entry.seq} already.`)
  return new Stale(`Table ${entry.table} was written since version ${entry.version} of it was read.`)
}

export const whatIsThere = ({ table, seq, actionId }: Place, entries: Statement): Statement<Found> => sql`
  select
    (select count(*) from tables where id = ${table}) as tables,
    (select count(*) from ${entries} where seq = ${seq}) as places,
    (select min(seq) from ${entries} where action_id = ${actionId}) as action`

const allOf = (entries: Statement): Statement<LogColumns> => sql`select seq, entry from ${entries} order by seq`

const entriesWith = (entries: Statement, text: string): Statement<LogColumns> => sql`
  select seq, entry from ${entries} where entry like ${`%${text}%`} order by seq`

/** Where nobody counts, the index of those ids answers. */
const seqOfAction = (database: Database, table: string, actionId: string): Statement<{ readonly seq: number }> =>
  isCounted(actionId)
    ? sql`select seq from ${database.logOf(table)} where action_id = ${actionId} order by seq`
    : sql`select seq from log where table_id = ${table} and action_id = ${actionId} and is_counted = 0`

/** No range of the index: what lies between two texts differs from database to database. */
const actionsFrom = (entries: Statement, before: string): Statement<{ readonly id: string }> => sql`
  select action_id as id from ${entries} where substr(action_id, 1, ${before.length}) = ${before}`
