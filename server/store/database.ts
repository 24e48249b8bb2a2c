import type { Statement, Transaction } from './statement.ts'
import type { PrintedAppend } from './store.ts'

/** What is appended, as columns have it. */
export type AppendColumns = PrintedAppend

/** What differs between the databases. Everything above it is written once. */
export interface Database {
  /**
   * The version of a table in a statement that calls it so. Where writers come one after another the entries of the log
   * count by themselves; where they do not, the row must count them, or two that wait for it would not notice each other.
   */
  versionOf(name: 't' | 'tables'): Statement
  /** Sees what is committed. */
  read<Row>(statement: Statement<Row>): Promise<readonly Row[]>
  /** All of the transaction or nothing; durable when it resolves. */
  write<T>(transaction: () => Transaction<T>): Promise<T>
  /** See `LogStore`: the one write that is fast on purpose. */
  append(entry: AppendColumns): Promise<void>
  close(): Promise<void>
}
