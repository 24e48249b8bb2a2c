import { dirname, join } from 'node:path'
import type { HeldStore, HoldParts } from '../held.ts'
import { MIGRATIONS, migrate } from '../migrations.ts'
import { storeOn } from '../sql-store.ts'
import type { Store } from '../store.ts'
import { codeOf, messageOf, Unusable } from '../unusable.ts'
import { SqliteDatabase } from './database.ts'
import { pragma, type SqliteFile } from './file.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { SQLITE_MIGRATIONS } from './migrations.ts'
import { openFile } from './open-file.ts'
import { hasForeignLog, markClosed, markOpen } from './open-mark.ts'
import { makeFile, makePrivate } from './private.ts'
import { walProblem } from './wal.ts'

/** How long a write waits for another process that is writing. */
const BUSY_MS = 5000

export const storePath = (dataDir: string): string => join(dataDir, 'starboard.sqlite')

export async function openSqlite(dataDir: string): Promise<Store> {
  const path = storePath(dataDir)
  return usable(path, async () => storeOnFile(await privateFile(path), BUSY_MS))
}

/** The store of a server: nobody else serves this folder, and what became of its write-ahead log is looked into. */
export async function holdSqlite(dataDir: string, { me }: HoldParts): Promise<HeldStore> {
  const path = storePath(dataDir)
  return usable(path, async () => {
    const lock = await lockFolder(dataDir, me)
    try {
      return await heldStore(path, lock)
    } catch (error) {
      lock.release()
      throw error
    }
  })
}

async function heldStore(path: string, lock: FolderLock): Promise<HeldStore> {
  const warning = walProblem(path)
  const file = await privateFile(path)
  const store = await storeOnFile(file, BUSY_MS, () => markClosed(file))
  const isForeign = hasForeignLog(file)
  markOpen(file)
  return {
    store: { ...store, close: () => store.close().finally(lock.release) },
    warnings: [...(warning === null ? [] : [warning]), ...(isForeign ? [foreign(path)] : [])],
    tellAddress: async (address) => lock.tellAddress(address),
  }
}

export const foreign = (path: string): string =>
  `${path}-wal was not written for this ${path}: what is stored may be mixed up. ` +
  'Stop the server, check it with “starboard doctor”, and restore a backup with “starboard restore” if it is damaged.'

async function privateFile(path: string): Promise<SqliteFile> {
  makePrivate(dirname(path))
  makeFile(path)
  return openFile(path)
}

/** Says in one line what the host can do about it. */
export async function usable<X>(path: string, open: () => Promise<X>): Promise<X> {
  try {
    return await open()
  } catch (error) {
    throw error instanceof Unusable ? error : unusable(path, error)
  }
}

/** STBD: how tools that know file types tell ours from other SQLite files. */
export const APPLICATION_ID = 0x53_54_42_44

/** Closes the file if it turns out to be unusable. */
export async function storeOnFile(file: SqliteFile, busyMs: number, beforeClose = () => {}): Promise<Store> {
  try {
    setUp(file, busyMs)
    const database = new SqliteDatabase(file, beforeClose)
    await database.write(() => migrate(MIGRATIONS, SQLITE_MIGRATIONS))
    // Fails if the file may only be read: otherwise the first move would be the one to find out.
    pragma(file, `application_id = ${APPLICATION_ID}`)
    return storeOn(database)
  } catch (error) {
    file.close()
    throw error
  }
}

/**
 * Pages of 4 KB that the write-ahead log may have before it is worked into the file. Every move writes the same few pages
 * of its table again: the longer the log, the fewer of them have to be written twice. 32 MB are read in a moment after a
 * crash.
 */
const WAL_PAGES = 8000

/**
 * Of pages in memory, in KB. Each table that is played at has half a page of its own that comes again
 * with every move: with the 2 MB that are usual, 500 of them read their pages from the file again and again.
 */
const CACHE_KB = 32_000

/** FULL: every commit reaches the disk. NORMAL would lose the newest moves when the power fails. */
function setUp(file: SqliteFile, busyMs: number): void {
  // First: the others may have to wait as well.
  pragma(file, `busy_timeout = ${busyMs}`)
  pragma(file, 'journal_mode = WAL')
  pragma(file, 'synchronous = FULL')
  pragma(file, 'foreign_keys = ON')
  pragma(file, `wal_autocheckpoint = ${WAL_PAGES}`)
  // Less than nothing means KB, and not pages.
  pragma(file, `cache_size = -${CACHE_KB}`)
}

const NOT_WRITABLE = 'it cannot be opened for writing. Check the permissions, or choose another data directory.'
const NO_DIRECTORY = 'there is a file in the place of its directory. Choose another data directory.'
const FULL = 'the disk is full. Make room, or choose another data directory.'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  ENOENT: 'there is no such folder.',
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
