import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Names that follow from what is in the files, so that nothing is made twice and nothing old is taken for new. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const { name, contents } of files) hash.update(`${name}\0${contents.length}\0`).update(contents)
  return hash.digest('hex').slice(0, 16)
}

/**
 * A folder that appears complete or not at all: another process may be doing the very same now. `fill` puts the files
 * in and gives the folder's name.
 */
export async function makeFolder(parent, fill) {
  const unfinished = join(parent, `unfinished-${randomUUID()}`)
  await mkdir(unfinished, { recursive: true })
  try {
    const folder = join(parent, await fill(unfinished))
    await rename(unfinished, folder).catch(async (error) => {
      if (!(await exists(folder))) throw error
    })
    return folder
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Removes whatever has such a name and was last touched longer ago than this. */
export async function removeOld(parent, { names, olderThanMs }) {
  for (const name of (await readdir(parent)).filter((one) => names.test(one))) {
    const path = join(parent, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (Date.now() - mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true })
  }
}

export const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  )
