import { isCounted } from '../counted.ts'
import type { AppendColumns, Database } from '../database.ts'
import { Gathering } from '../group-commit.ts'
import { type Found, refusalOf, whatIsThere } from '../log.ts'
import { hasNul, type Statement, sql, type Transaction } from '../statement.ts'
import { type Prepared, SqliteError, type SqliteFile } from './file.ts'

/** Part of a group. What it throws concerns the whole group; gives what to call after the commit. */
type Write = { readonly write: () => () => void; readonly reject: (error: unknown) => void }

/** All writes of one turn of the event loop share one commit, because a commit costs a sync and rows cost next to nothing. */
export class SqliteDatabase implements Database {
  readonly #file: SqliteFile
  readonly #prepared = new Map<string, Prepared>()
  /** Prepared when it is first needed: before that there may be no tables. */
  #insert: ReturnType<SqliteFile['prepareChange']> | null = null
  readonly #writes = new Gathering<Write>((group) => this.#writeGroup(group))

  readonly #beforeClose: () => void

  constructor(file: SqliteFile, beforeClose = () => {}) {
    this.#file = file
    this.#beforeClose = beforeClose
  }

  /** Writers come one after another, so what is in the log counts by itself. */
  versionOf(name: 't' | 'tables'): Statement {
    return VERSIONS[name]
  }

  async read<Row>(statement: Statement<Row>): Promise<readonly Row[]> {
    // The statement's column list promises the shape of its rows.
    return hasNul(statement) ? [] : (this.#rowsOf(statement) as readonly Row[])
  }

  write<T>(transaction: () => Transaction<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const result = this.#converse(transaction())
        return () => resolve(result)
      }
      this.#writes.add({ write: () => this.#alone(run, reject), reject })
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
      const answers = group.map(({ write }) => write())
      this.#run('commit')
      for (const answer of answers) answer()
    } catch (error) {
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
    this.#insert ??= this.#file.prepareChange(INSERT)
    if (this.#insert([table, seq, actionId, isCounted(actionId), entry, table, version - seq]) === 0) {
      const what = whatIsThere({ table, seq, actionId, version })
      return refusalOf({ table, seq, actionId, version }, this.#rowsOf(what) as readonly Found[])
    }
    if (!isAsBefore) this.#prepare(TOUCH)([status, dueAt, at, table])
    return null
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
  t: sql`t.version + coalesce((select max(seq) + 1 from log where table_id = t.id), 0)`,
  tables: sql`version + coalesce((select max(seq) + 1 from log where table_id = tables.id), 0)`,
} as const

/** Nothing is appended to a log that is packed away, or by whoever has not read how the table stands. */
const INSERT = `
  insert into log (table_id, seq, action_id, is_counted, entry)
  select ?, ?, ?, ?, ? from tables where id = ? and version = ? and archived_at is null
  on conflict do nothing`

/** What an entry changes about its table. */
const TOUCH = 'update tables set status = ?, due_at = ?, touched_at = ? where id = ?'

/** What a single write may do wrong. Everything else SQLite complains about (full, unreadable, locked) concerns all. */
const OWN_FAULTS = /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE|ERROR)/

const isFaultOfTheDisk = (error: unknown): boolean => error instanceof SqliteError && !OWN_FAULTS.test(error.code)
