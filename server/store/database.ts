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
  /** Which tables are this server's to look after, in a statement about `tables`: alone it has all of them. */
  readonly ours: Statement
  /** The entries of a table from this number on, as what a statement reads from: `seq`, `action_id` and `entry`. */
  logOf(table: string, from?: number): Statement
  /** What takes a table's entries out of the log. */
  clearLog(table: string): readonly Statement[]
  /** Sees what is committed. */
  read<Row>(statement: Statement<Row>): Promise<readonly Row[]>
  /** All of the transaction or nothing; durable when it resolves. */
  write<T>(transaction: () => Transaction<T>): Promise<T>
  /** The same for what puts entries into the log past `append`, or takes them out. */
  rewriteLog<T>(transaction: () => Transaction<T>): Promise<T>
  /** See `LogStore`: the one write that is fast on purpose. */
  append(entry: AppendColumns): Promise<void>
  close(): Promise<void>
}
