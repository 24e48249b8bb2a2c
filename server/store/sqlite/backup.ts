import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Holder } from '../holder.ts'
import { Unusable } from '../unusable.ts'
import { type Contents, checkStore, copyStore } from './copy.ts'
import { lockFolder } from './folder-lock.ts'
import { storePath } from './open.ts'

/** The server may play on meanwhile. */
export async function backUp(
  dataDir: string,
  to: string,
  { isForced = false }: { readonly isForced?: boolean } = {},
): Promise<Contents> {
  const from = storePath(dataDir)
  if (!existsSync(from))
    throw new Unusable(`There is no store in ${dataDir}. Set STARBOARD_DATA to the folder of the server.`)
  if (resolve(from) === resolve(to)) throw new Unusable(`${to} is the store itself.`)
  if (existsSync(to) && !isForced)
    throw new Unusable(`${to} is there already. Choose another name, or overwrite it with --force.`)
  return copyStore(from, to)
}

export interface Restored extends Contents {
  /** Where the store lies that was there before; null: there was none. */
  readonly aside: string | null
}

/** Only while no server runs. What was there before stays beside it, whole, until somebody deletes it. */
export async function restore(dataDir: string, from: string, me: Holder): Promise<Restored> {
  await checkStore(from)
  const lock = await lockFolder(dataDir, me)
  try {
    const path = storePath(dataDir)
    const fresh = `${path}.restored`
    const contents = await copyStore(from, fresh)
    const aside = existsSync(path) ? setAside(path, me.since) : null
    renameSync(fresh, path)
    return { ...contents, aside }
  } finally {
    lock.release()
  }
}

/** First the old store is complete elsewhere, then its log goes: no new store ever lies beside an old log. */
function setAside(path: string, at: number): string {
  const aside = `${path}.before-${new Date(at).toISOString().replaceAll(':', '-').slice(0, 19)}`
  for (const part of ['', '-wal']) if (existsSync(path + part)) keepAs(path + part, aside + part)
  for (const part of ['-wal', '-shm']) rmSync(path + part, { force: true })
  return aside
}

/** Under a second name at no cost, where the disk knows such a thing. */
function keepAs(path: string, name: string): void {
  try {
    linkSync(path, name)
  } catch {
    copyFileSync(path, name)
  }
}
