/** The store cannot be opened, for a reason the host can do something about. The message is one line and says what. */
export class Unusable extends Error {
  override readonly name = 'Unusable'
}

/** The code of an error of the system, of SQLite or of Postgres; empty for any other. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
