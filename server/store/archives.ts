import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { isCounted } from './counted.ts'
import { Damaged } from './damaged.ts'
import type { Database } from './database.ts'
import { ask, commaSeparated, type Statement, sql, type Transaction } from './statement.ts'
import type { ArchiveStore } from './store.ts'

/** A log entry as its columns have it. */
export interface KeptEntry {
  readonly seq: number
  readonly actionId: string | null
  readonly entry: string
}

/** What takes long, packing and unpacking, is done outside of transactions and of the event loop. */
export const archivesOn = (database: Database): ArchiveStore => ({
  keep: async (table, { touchedAt, at }) => {
    const entries = await database.read(wholeLog(database.logOf(table)))
    if (entries.length === 0) return false
    const log = await pack(entries)
    return database.rewriteLog(() => keep(database, { table, log, length: entries.length, touchedAt, at }))
  },
  wake: async (table, at) => {
    const entries = await readArchive(database, table)
    return entries !== null && database.rewriteLog(() => wake(table, entries, at))
  },
})

/** The log of a table that is packed away; null: it is not. */
export async function readArchive(database: Database, table: string): Promise<readonly KeptEntry[] | null> {
  const [kept] = await database.read(archiveOf(table))
  return kept === undefined ? null : unpack(table, kept.log)
}

interface Packed {
  readonly table: string
  readonly log: string
  readonly length: number
  readonly touchedAt: number
  readonly at: number
}

/** The table's row comes first: it is held until the end, so that nothing is appended to a log that is on its way. */
function* keep(database: Database, { table, log, length, touchedAt, at }: Packed): Transaction<boolean> {
  const marked = yield* ask(sql`
    update tables set archived_at = ${at}, version = version + 1
    where id = ${table} and touched_at = ${touchedAt} and due_at is null and archived_at is null
      and status in ('playing', 'over') and (select count(*) from ${database.logOf(table)}) = ${length}
    returning id`)
  if (marked.length === 0) return false
  yield* ask(sql`insert into archives (table_id, log) values (${table}, ${log})`)
  for (const statement of database.clearLog(table)) yield* ask(statement)
  yield* ask(sql`delete from snapshots where table_id = ${table}`)
  return true
}

/** To be opened touches a table: it is not packed away again at once. */
function* wake(table: string, entries: readonly KeptEntry[], at: number): Transaction<boolean> {
  const marked = yield* ask(sql`
    update tables set archived_at = null, touched_at = ${at}, version = version + 1
    where id = ${table} and archived_at is not null
    returning id`)
  if (marked.length === 0) return false
  for (const part of partsOf(entries)) yield* ask(insertEntries(table, part))
  yield* ask(sql`delete from archives where table_id = ${table}`)
  return true
}

const LONGEST_PART = 256

/** In powers of two: a database that prepares statements meets few different ones. */
function* partsOf(entries: readonly KeptEntry[]): Iterable<readonly KeptEntry[]> {
  let size = LONGEST_PART
  for (let from = 0; from < entries.length; from += size) {
    while (size > entries.length - from) size /= 2
    yield entries.slice(from, from + size)
  }
}

const insertEntries = (table: string, entries: readonly KeptEntry[]): Statement => sql`
  insert into log (table_id, seq, action_id, is_counted, entry)
  values ${commaSeparated(
    entries.map(({ seq, actionId, entry }) => sql`(${table}, ${seq}, ${actionId}, ${isCounted(actionId)}, ${entry})`),
  )}`

const wholeLog = (entries: Statement): Statement<KeptEntry> => sql`
  select seq, action_id as "actionId", entry from ${entries} order by seq`

const archiveOf = (table: string): Statement<{ readonly log: string }> => sql`
  select log from archives where table_id = ${table}`

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

type Row = readonly [KeptEntry['seq'], KeptEntry['actionId'], KeptEntry['entry']]

async function pack(entries: readonly KeptEntry[]): Promise<string> {
  const rows = entries.map(({ seq, actionId, entry }): Row => [seq, actionId, entry])
  return (await zip(JSON.stringify(rows))).toString('base64')
}

/** A sum is part of what was packed: what comes out is what went in, or nothing. */
async function unpack(table: string, log: string): Promise<readonly KeptEntry[]> {
  try {
    const rows = JSON.parse((await unzip(Buffer.from(log, 'base64'))).toString()) as readonly Row[]
    return rows.map(([seq, actionId, entry]) => ({ seq, actionId, entry }))
  } catch {
    throw new Damaged(table, 'archive')
  }
}
