import Sqlite from 'better-sqlite3'
import { type FileOptions, SqliteError, type SqliteFile } from './file.ts'

/** Installed only where Node has no SQLite of its own: see server/old-node. */
export function openWithPackage(path: string, { isReadOnly = false }: FileOptions): SqliteFile {
  const file = telling(() => new Sqlite(path, { readonly: isReadOnly }))
  return {
    prepare: (text) => {
      const prepared = telling(() => file.prepare(text))
      if (prepared.reader) return (values) => telling(() => prepared.all(...values))
      return (values) => {
        telling(() => prepared.run(...values))
        return []
      }
    },
    prepareChange: (text) => {
      const prepared = telling(() => file.prepare(text))
      // Without a closure: this is done for every move.
      return (values) => {
        try {
          return prepared.run(values).changes
        } catch (error) {
          throw told(error)
        }
      }
    },
    define: (name, work) => void file.function(name, work),
    exec: (text) => void telling(() => file.exec(text)),
    close: () => void file.close(),
  }
}

function telling<X>(work: () => X): X {
  try {
    return work()
  } catch (error) {
    throw told(error)
  }
}

const told = (error: unknown): unknown =>
  error instanceof Sqlite.SqliteError ? new SqliteError(error.message, error.code, error) : error
