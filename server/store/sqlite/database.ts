import type { AppendColumns, Database } from '../database.ts'
import { Gathering } from '../group-commit.ts'
import { appendEntry } from '../log.ts'
import { hasNul, type Statement, type Transaction } from '../statement.ts'
import { type Prepared, SqliteError, type SqliteFile } from './file.ts'

interface Write {
  /** Gives what to call after the commit. */
  readonly run: () => () => void
  readonly reject: (error: unknown) => void
}

/** All writes of one turn of the event loop share one commit, because a commit costs a sync and rows cost next to nothing. */
export class SqliteDatabase implements Database {
  readonly #file: SqliteFile
  readonly #prepared = new Map<string, Prepared>()
  readonly #writes = new Gathering<Write>((group) => this.#writeGroup(group))

  constructor(file: SqliteFile) {
    this.#file = file
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
      this.#writes.add({ run, reject })
    })
  }

  append(entry: AppendColumns): Promise<void> {
    return this.write(() => appendEntry(entry))
  }

  async close(): Promise<void> {
    this.#file.close()
  }

  #writeGroup(group: readonly Write[]): void {
    try {
      // Immediate: a transaction that becomes a writer later fails at once if another process was faster.
      this.#run('begin immediate')
      const answers = group.map((write) => this.#writeAlone(write))
      this.#run('commit')
      for (const answer of answers) answer()
    } catch (error) {
      for (const { reject } of group) reject(error)
      this.#abandon()
    }
  }

  /** A write that fails by its own fault is undone without the rest of its group. */
  #writeAlone({ run, reject }: Write): () => void {
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

/** What a single write may do wrong. Everything else SQLite complains about (full, unreadable, locked) concerns all. */
const OWN_FAULTS = /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE|ERROR)/

const isFaultOfTheDisk = (error: unknown): boolean => error instanceof SqliteError && !OWN_FAULTS.test(error.code)
