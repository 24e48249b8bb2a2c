/** One SQLite file, or the memory instead of one, whoever opened it. */
export interface SqliteFile {
  prepare(text: string): Prepared
  /** The same for what is no question: gives how many rows it has changed. */
  prepareChange(text: string): (values: Values) => number
  /** A function that statements may call. It asks the file nothing itself. */
  define(name: string, work: (value: unknown) => string | number): void
  /** Any number of statements without values. */
  exec(text: string): void
  close(): void
}

export interface FileOptions {
  readonly isReadOnly?: boolean
}

/** A statement that may be run again and again. Gives its rows; none if it is not a question. */
export type Prepared = (values: Values) => readonly unknown[]

type Values = readonly (string | number | null)[]

/** What SQLite complains about, with its own name for it: `SQLITE_FULL`, or `SQLITE_CONSTRAINT_UNIQUE` in detail. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError'
  readonly code: string

  constructor(message: string, code: string, cause: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** A setting of the file, or of who has it open. */
export const pragma = (file: SqliteFile, text: string): unknown =>
  Object.values(file.prepare(`pragma ${text}`)([])[0] ?? {})[0]
