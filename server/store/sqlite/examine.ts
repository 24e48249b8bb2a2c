import { existsSync, statfsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Finding, finding, whenBeaten, whichSchema } from '../examine.ts'
import { printHolder } from '../holder.ts'
import { messageOf } from '../unusable.ts'
import { damageIn } from './copy.ts'
import type { SqliteFile } from './file.ts'
import { lockHolder } from './folder-lock.ts'
import { foreign, storePath } from './open.ts'
import { openToRead } from './open-file.ts'
import { hasForeignLog } from './open-mark.ts'
import { openToOthers } from './private.ts'
import { walProblem } from './wal.ts'

/** How a data folder is. Nothing of it is changed; a server may run. */
export async function examineFolder(dataDir: string, now: number): Promise<readonly Finding[]> {
  const path = storePath(dataDir)
  if (!existsSync(path))
    return [finding('store', `there is none in ${dataDir}. Set STARBOARD_DATA to the folder of the server.`, false)]
  const running = await lockHolder(dataDir)
  // Read before the file is opened: closing what was read lets go of what this process has locked.
  const lost = running === null ? walProblem(path) : null
  return [
    finding('server', running === null ? 'none runs here.' : `${printHolder(running.holder)}.`),
    ...(await examineFile(path, { lost, now })),
    permissions(dataDir),
    disk(dataDir, path),
    secret(dataDir),
  ]
}

async function examineFile(
  path: string,
  { lost, now }: { readonly lost: string | null; readonly now: number },
): Promise<readonly Finding[]> {
  let file: SqliteFile | null = null
  try {
    file = await openToRead(path)
    const problem = lost ?? (hasForeignLog(file) ? foreign(path) : null)
    return [
      problem === null ? finding('log', 'the write-ahead log is whole.') : finding('log', problem, false),
      integrity(damageIn(file)),
      whichSchema(schemaIn(file)),
      whenBeaten(beatIn(file), now),
    ]
  } catch (error) {
    return [integrity(`it cannot be read (${messageOf(error)})`)]
  } finally {
    file?.close()
  }
}

const integrity = (problem: string | null): Finding =>
  problem === null
    ? finding('integrity', 'every page, index and log is whole.')
    : finding('integrity', `${problem}. Stop the server and put a backup in its place with “starboard restore”.`, false)

const schemaIn = (file: SqliteFile): number => numberIn(file, 'select max(version) as value from schema_version') ?? 0

const beatIn = (file: SqliteFile): number | null => numberIn(file, `select value from meta where key = 'beat'`)

function numberIn(file: SqliteFile, question: string): number | null {
  const [row] = file.prepare(question)([]) as readonly { readonly value: number | null }[]
  return row?.value ?? null
}

function permissions(dataDir: string): Finding {
  const open = openToOthers(dataDir).map((path) => (path === dataDir ? path : basename(path)))
  return open.length === 0
    ? finding('permissions', 'nobody else on this machine can read it.')
    : finding('permissions', `others can read ${open.join(', ')}. Start the server once, or use chmod go-rwx.`, false)
}

const LEAST_FREE = 100_000_000

/** A backup beside it must fit too. */
function disk(dataDir: string, path: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir)
  const [free, needed] = [bavail * bsize, Math.max(LEAST_FREE, 2 * statSync(path).size)]
  const text = `${megabytes(free)} are free`
  return free >= needed
    ? finding('disk', `${text}.`)
    : finding('disk', `${text}, ${megabytes(needed)} are wanted. Make room before nothing can be saved.`, false)
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000).toLocaleString('en')} MB`

const secret = (dataDir: string): Finding =>
  finding(
    'sessions',
    existsSync(join(dataDir, 'secret'))
      ? `signed with ${join(dataDir, 'secret')}, which no backup contains: keep a copy, or people are strangers after a loss.`
      : 'signed with STARBOARD_SECRET, or with a key that is made at the first start.',
  )
