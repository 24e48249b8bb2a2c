import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The key that signs sessions: given by the host, or made once and kept beside the data. */
export async function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (secret !== null) return secret
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  try {
    // Made only if it is not there: two servers that start at once agree on the first.
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
