import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Held, type Holder, parseHolder } from '../holder.ts'
import { codeOf } from '../unusable.ts'
import { pragma, type SqliteFile } from './file.ts'
import { openFile } from './open-file.ts'
import { makeFile, makePrivate } from './private.ts'

/** A data folder that one server has for itself. */
export interface FolderLock {
  tellAddress(address: string): void
  release(): void
}

/** A server that has just been killed may need this long to be gone. */
const PATIENCE_MS = 250

/**
 * The operating system holds the lock and lets go of it when the process ends, however it ends. Node has no such lock
 * of its own, so it is that of a database in which nothing is kept. Nobody here may open that file in another way:
 * closing it would let go of the lock.
 */
export async function lockFolder(dataDir: string, me: Holder): Promise<FolderLock> {
  makePrivate(dataDir)
  const lock = await exclusiveLock(dataDir)
  if (lock === null) throw new Held(holderOf(dataDir), 'Stop it first, or choose another folder with STARBOARD_DATA.')
  writeHolder(dataDir, me)
  let isReleased = false
  return {
    tellAddress: (address) => writeHolder(dataDir, { ...me, address }),
    release: () => {
      if (isReleased) return
      isReleased = true
      rmSync(holderPath(dataDir), { force: true })
      lock.close()
    },
  }
}

/** Who has the folder now; null: nobody. Takes the lock for a moment. */
export async function lockHolder(dataDir: string): Promise<{ readonly holder: Holder | null } | null> {
  const lock = await exclusiveLock(dataDir)
  if (lock === null) return { holder: holderOf(dataDir) }
  lock.close()
  return null
}

/** Null: somebody else has it. */
async function exclusiveLock(dataDir: string): Promise<SqliteFile | null> {
  makeFile(lockPath(dataDir))
  const file = await openFile(lockPath(dataDir))
  try {
    pragma(file, `busy_timeout = ${PATIENCE_MS}`)
    pragma(file, 'journal_mode = memory')
    file.exec('begin exclusive')
    return file
  } catch (error) {
    file.close()
    if (codeOf(error).startsWith('SQLITE_BUSY')) return null
    throw error
  }
}

const lockPath = (dataDir: string): string => join(dataDir, 'lock.sqlite')
const holderPath = (dataDir: string): string => join(dataDir, 'lock.json')

function writeHolder(dataDir: string, holder: Holder): void {
  const path = holderPath(dataDir)
  writeFileSync(`${path}.new`, JSON.stringify(holder), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

function holderOf(dataDir: string): Holder | null {
  try {
    return parseHolder(readFileSync(holderPath(dataDir), 'utf8'))
  } catch {
    return null
  }
}
