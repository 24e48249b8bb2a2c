import { existsSync } from 'node:fs'
import { openBuiltIn } from './built-in.ts'
import type { FileOptions, SqliteFile } from './file.ts'

/** The SQLite that is built into Node, so that nothing has to be compiled; a package does the same for a Node without. */
export const openFile = async (path: string, options: FileOptions = {}): Promise<SqliteFile> =>
  openBuiltIn(path, options) ?? (await import('./package.ts')).openWithPackage(path, options)

/**
 * For whoever only looks. Where there is a write-ahead log, it stays as it is: a writer would fold it in when it closes.
 * Where there is none, a reader would leave an empty one behind, and a writer does not.
 */
export const openToRead = (path: string): Promise<SqliteFile> =>
  openFile(path, { isReadOnly: existsSync(`${path}-wal`) })
