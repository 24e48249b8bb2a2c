import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { migrate } from '../migrations.ts'
import { storeOn } from '../sql-store.ts'
import type { Store } from '../store.ts'
import { codeOf, messageOf, Unusable } from '../unusable.ts'
import { SqliteDatabase } from './database.ts'
import { pragma, type SqliteFile } from './file.ts'
import { openFile } from './open-file.ts'

/** How long a write waits for another process that is writing. */
const BUSY_MS = 5000

export async function openSqlite(path: string): Promise<Store> {
  try {
    // Seeds of running matches are in there: nobody else on this machine should read them.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    return await storeOnFile(await openFile(path), BUSY_MS)
  } catch (error) {
    throw unusable(path, error)
  }
}

/** STBD: how tools that know file types tell ours from other SQLite files. */
const APPLICATION_ID = 0x53_54_42_44

/** Closes the file if it turns out to be unusable. */
export async function storeOnFile(file: SqliteFile, busyMs: number): Promise<Store> {
  try {
    setUp(file, busyMs)
    const database = new SqliteDatabase(file)
    await database.write(migrate)
    // Fails if the file may only be read: otherwise the first move would be the one to find out.
    pragma(file, `application_id = ${APPLICATION_ID}`)
    return storeOn(database)
  } catch (error) {
    file.close()
    throw error
  }
}

/** FULL: every commit reaches the disk. NORMAL would lose the newest moves when the power fails. */
function setUp(file: SqliteFile, busyMs: number): void {
  // First: the others may have to wait as well.
  pragma(file, `busy_timeout = ${busyMs}`)
  pragma(file, 'journal_mode = WAL')
  pragma(file, 'synchronous = FULL')
  pragma(file, 'foreign_keys = ON')
}

const NOT_WRITABLE = 'it cannot be opened for writing. Check the permissions, or choose another data directory.'
const NO_DIRECTORY = 'there is a file in the place of its directory. Choose another data directory.'
const FULL = 'the disk is full. Make room, or choose another data directory.'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  EEXIST: NO_DIRECTORY,
  ENOTDIR: NO_DIRECTORY,
  ENOSPC: FULL,
  SQLITE_FULL: FULL,
  SQLITE_CANTOPEN: NOT_WRITABLE,
  SQLITE_READONLY: NOT_WRITABLE,
  SQLITE_NOTADB: 'the file is not a SQLite database. Move it away, or choose another data directory.',
  SQLITE_CORRUPT: 'the file is damaged. Put a backup in its place.',
  SQLITE_BUSY: 'another program holds the file. Stop it, then start again.',
}

function unusable(path: string, error: unknown): Error {
  // SQLite says the reason first and then details: SQLITE_READONLY_DIRECTORY.
  const code = codeOf(error).split('_').slice(0, 2).join('_')
  const reason = REASONS[code] ?? messageOf(error)
  return new Unusable(`Cannot use ${path}: ${reason}`, { cause: error })
}
