import { isCounted } from '../counted.ts'
import type { AppendColumns, Database } from '../database.ts'
import { Gathering } from '../group-commit.ts'
import { type Found, type Place, refusalOf, whatIsThere } from '../log.ts'
import { hasNul, type Statement, sql, type Transaction } from '../statement.ts'
import { type Prepared, SqliteError, type SqliteFile } from './file.ts'
import { LogPlaces } from './log-places.ts'

/** Part of a group. What it throws concerns the whole group; gives what to call after the commit. */
type Write = { readonly write: () => () => void; readonly reject: (error: unknown) => void }

/** All writes of one turn of the event loop share one commit, because a commit costs a sync and rows cost next to nothing. */
export class SqliteDatabase implements Database {
  readonly #file: SqliteFile
  readonly #prepared = new Map<string, Prepared>()
  /** Prepared when it is first needed: before that there may be no tables. */
  #insert: ReturnType<SqliteFile['prepareChange']> | null = null
  readonly #writes = new Gathering<Write>((group) => this.#writeGroup(group))
  readonly #places: LogPlaces
  /** Whether the group that is being written has an entry of a log. */
  #isAppending = false

  readonly #beforeClose: () => void

  constructor(file: SqliteFile, beforeClose = () => {}) {
    this.#file = file
    this.#places = new LogPlaces(file)
    this.#beforeClose = beforeClose
  }

  /** Writers come one after another, so what is in the log counts by itself. */
  readonly ours = sql`1 = 1`

  versionOf(name: 't' | 'tables'): Statement {
    return VERSIONS[name]
  }

  logOf(table: string, from = 0): Statement {
    const places = placesOf(table, from)
    return sql`(select seq, action_id, entry from log where n in (${places}) and seq >= ${from}) as entries`
  }

  clearLog(table: string): readonly Statement[] {
    return [
      sql`delete from log where n in (${placesOf(table, 0)})`,
      sql`delete from log_runs where table_id = ${table}`,
    ]
  }

  async read<Row>(statement: Statement<Row>): Promise<readonly Row[]> {
    // The statement's column list promises the shape of its rows.
    return hasNul(statement) ? [] : (this.#rowsOf(statement) as readonly Row[])
  }

  write<T>(transaction: () => Transaction<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#writes.add({ write: () => this.#alone(this.#conversing(transaction, resolve), reject), reject })
    })
  }

  #conversing<T>(transaction: () => Transaction<T>, resolve: (result: T) => void): () => () => void {
    return () => {
      const result = this.#converse(transaction())
      return () => resolve(result)
    }
  }

  /** Where entries lie is read again afterwards, whatever came of it. */
  rewriteLog<T>(transaction: () => Transaction<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const write = () => {
        try {
          return this.#alone(this.#conversing(transaction, resolve), reject)
        } finally {
          this.#places.forget()
        }
      }
      this.#writes.add({ write, reject })
    })
  }

  append(entry: AppendColumns): Promise<void> {
    return new Promise((resolve, reject) => {
      const write = () => {
        const refused = this.#appended(entry)
        return refused === null ? resolve : () => reject(refused)
      }
      this.#writes.add({ write, reject })
    })
  }

  async close(): Promise<void> {
    try {
      this.#beforeClose()
    } finally {
      this.#file.close()
    }
  }

  #writeGroup(group: readonly Write[]): void {
    try {
      // Immediate: a transaction that becomes a writer later fails at once if another process was faster.
      this.#run('begin immediate')
      this.#isAppending = false
      const answers = group.map(({ write }) => write())
      if (this.#isAppending) this.#places.tidy()
      this.#run('commit')
      for (const answer of answers) answer()
    } catch (error) {
      this.#places.forget()
      for (const { reject } of group) reject(error)
      this.#abandon()
    }
  }

  /** A write that fails by its own fault is undone without the rest of its group. */
  #alone(run: () => () => void, reject: Write['reject']): () => void {
    this.#run('savepoint alone')
    try {
      const answer = run()
      this.#run('release alone')
      return answer
    } catch (error) {
      if (isFaultOfTheDisk(error)) throw error
      this.#run('rollback to alone')
      this.#run('release alone')
      return () => reject(error)
    }
  }

  /**
   * Without a savepoint, which would cost as much as the entry: it is refused before anything is written, or goes in as a
   * whole. Null: it is in.
   */
  #appended({
    table,
    seq,
    actionId,
    entry,
    version,
    status,
    dueAt,
    at,
    isAsBefore = false,
  }: AppendColumns): Error | null {
    if (actionId?.includes('\0')) return new Error('Text with a NUL character cannot be stored.')
    const place = { table, seq, actionId, version }
    if (!this.#isInserted(place, entry)) {
      const what = whatIsThere(place, this.logOf(table))
      return refusalOf(place, this.#rowsOf(what) as readonly Found[])
    }
    this.#places.added(table, seq)
    if (!isAsBefore) this.#prepare(TOUCH)([status, dueAt, at, table])
    return null
  }

  /** No index watches over the places of a table: an entry goes where the log of its table ends, or not at all. */
  #isInserted({ table, seq, actionId, version }: Place, entry: string): boolean {
    if (!this.#isAppending || !this.#places.isKnown) this.#places.refresh()
    this.#isAppending = true
    if (this.#places.lengthOf(table) !== seq) return false
    this.#insert ??= this.#file.prepareChange(INSERT)
    const values = [this.#places.next, table, seq, actionId, isCounted(actionId), entry, table, version - seq]
    return this.#insert(values) > 0
  }

  #converse<T>(transaction: Transaction<T>): T {
    let turn = transaction.next()
    while (!turn.done) {
      if (hasNul(turn.value)) throw new Error('Text with a NUL character cannot be stored.')
      turn = transaction.next(this.#rowsOf(turn.value))
    }
    return turn.value
  }

  #rowsOf({ text, values }: Statement): readonly unknown[] {
    if (text.includes('log_tail')) this.#places.refresh()
    return this.#prepare(text)(values)
  }

  #run(text: string): void {
    this.#prepare(text)([])
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text)
    if (known !== undefined) return known
    const prepared = this.#file.prepare(text)
    this.#prepared.set(text, prepared)
    return prepared
  }

  /** After some errors SQLite has rolled back itself. If it cannot, the next group fails to begin and comes here too. */
  #abandon(): void {
    try {
      this.#run('rollback')
    } catch {}
  }
}

const VERSIONS = {
  t: sql`t.version + max(log_tail_end(t.id), coalesce(
    (select past from log_runs where table_id = t.id order by first desc limit 1), 0))`,
  tables: sql`version + max(log_tail_end(tables.id), coalesce(
    (select past from log_runs where table_id = tables.id order by first desc limit 1), 0))`,
} as const

/** By what is in the file, and by what memory knows beyond it. */
const placesOf = (table: string, from: number): Statement => sql`
  select place.value from log_runs as run, json_each(run.places) as place
  where run.table_id = ${table} and run.past > ${from}
  union all select place.value from json_each(log_tail(${table})) as place`

/** Nothing is appended to a log that is packed away, or by whoever has not read how the table stands. */
const INSERT = `
  insert into log (n, table_id, seq, action_id, is_counted, entry)
  select ?, ?, ?, ?, ?, ? from tables where id = ? and version = ? and archived_at is null
  on conflict do nothing`

/** What an entry changes about its table. */
const TOUCH = 'update tables set status = ?, due_at = ?, touched_at = ? where id = ?'

/** What a single write may do wrong. Everything else SQLite complains about (full, unreadable, locked) concerns all. */
const OWN_FAULTS = /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE|ERROR)/

const isFaultOfTheDisk = (error: unknown): boolean => error instanceof SqliteError && !OWN_FAULTS.test(error.code)
