/** One SQLite file, or the memory instead of one, whoever opened it. */
export interface SqliteFile {
  prepare(text: string): Prepared
  /** Any number of statements without values. */
  exec(text: string): void
  close(): void
}

export interface FileOptions {
  readonly isReadOnly?: boolean
}

/** A statement that may be run again and again. Gives its rows; none if it is not a question. */
export type Prepared = (values: readonly (string | number | null)[]) => readonly unknown[]

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
