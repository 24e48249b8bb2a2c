import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../open.ts'
import type { Store } from '../store.ts'
import type { Place } from '../suite/place.ts'
import type { SqliteFile } from './file.ts'
import { openFile } from './open-file.ts'

export interface FilePlace extends Place {
  readonly dataDir: string
  readonly path: string
}

export function makeFilePlace(): FilePlace {
  const dataDir = mkdtempSync(join(tmpdir(), 'starboard-store-'))
  const path = join(dataDir, 'starboard.sqlite')
  const opened: Store[] = []
  return {
    dataDir,
    path,
    open: async () => {
      const store = await openStore({ dataDir })
      opened.push(store)
      return store
    },
    rows: (statement) => withFile(path, (file) => file.prepare(statement)([])),
    run: (statement) => withFile(path, (file) => file.exec(statement)),
    commits: async () => commitsIn(`${path}-wal`),
    leave: async () => {
      await Promise.all(opened.map((store) => store.close()))
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function withFile<T>(path: string, work: (file: SqliteFile) => T): Promise<T> {
  const file = await openFile(path)
  try {
    return work(file)
  } finally {
    file.close()
  }
}

/**
 * Counts commits in a write-ahead log (https://sqlite.org/fileformat2.html#walformat): the last frame of each commit
 * tells the size of the database, other frames say zero. Frames with other salts are left from before a checkpoint.
 */
function commitsIn(walPath: string): number {
  if (!existsSync(walPath)) return 0
  const wal = readFileSync(walPath)
  const frameSize = 24 + wal.readUInt32BE(8)
  const salts = wal.subarray(16, 24)
  let commits = 0
  for (let at = 32; at + frameSize <= wal.length; at += frameSize) {
    const isCurrent = wal.subarray(at + 8, at + 16).equals(salts)
    if (isCurrent && wal.readUInt32BE(at + 4) > 0) commits++
  }
  return commits
}
