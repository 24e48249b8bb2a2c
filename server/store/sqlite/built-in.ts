import { codeNumbered } from './codes.ts'
import { type FileOptions, SqliteError, type SqliteFile } from './file.ts'

/** Null: this Node has no SQLite. */
export function openBuiltIn(path: string, { isReadOnly = false }: FileOptions): SqliteFile | null {
  const sqlite = builtIn()
  if (sqlite === undefined) return null
  const file = telling(() => new sqlite.DatabaseSync(path, { readOnly: isReadOnly }))
  return {
    prepare: (text) => {
      const prepared = telling(() => file.prepare(text))
      // Its rows inherit from nothing; the rest of the world expects plain objects.
      return (values) => telling(() => prepared.all(...values).map((row) => ({ ...row })))
    },
    prepareChange: (text) => {
      const prepared = telling(() => file.prepare(text))
      return (values) => telling(() => Number(prepared.run(...values).changes))
    },
    define: (name, work) => file.function(name, work),
    exec: (text) => telling(() => file.exec(text)),
    close: () => file.close(),
  }
}

/** What we use of it. The types of the oldest Node that we run on do not know it. */
interface Sqlite {
  readonly DatabaseSync: new (
    path: string,
    options: { readonly readOnly: boolean },
  ) => {
    prepare(text: string): {
      all(...values: (string | number | null)[]): object[]
      run(...values: (string | number | null)[]): { readonly changes: number | bigint }
    }
    function(name: string, work: (value: unknown) => string | number): void
    exec(text: string): void
    close(): void
  }
}

/** Not by `import`: a Node that has none could not even load this file. */
const builtIn = (): Sqlite | undefined =>
  withoutWarning(() => process.getBuiltinModule?.('node:sqlite') as Sqlite | undefined)

/** Some Nodes call it an experiment, on the console of every host. Other warnings are none of our business. */
function withoutWarning<X>(load: () => X): X {
  const { emitWarning } = process
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    if (!String(warning).startsWith('SQLite is an experimental'))
      Reflect.apply(emitWarning, process, [warning, ...rest])
  }
  try {
    return load()
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Node gives errors of SQLite by number. */
function telling<X>(work: () => X): X {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error
    throw new SqliteError(error.message, codeNumbered(Number(error.errcode)), error)
  }
}
