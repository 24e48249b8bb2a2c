import { openBuiltIn } from './built-in.ts'
import type { SqliteFile } from './file.ts'

/** The SQLite that is built into Node, so that nothing has to be compiled; a package does the same for a Node without. */
export const openFile = async (path: string): Promise<SqliteFile> =>
  openBuiltIn(path) ?? (await import('./package.ts')).openWithPackage(path)
