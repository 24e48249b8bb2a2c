import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

const BYTES = 32
const SHORTEST = 32
const PATIENCE_MS = 500

/** The key that signs sessions: given by the host, or made once and kept beside the data. */
export async function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (secret !== null) return secret
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    // Made only if it is not there: two servers that start at once agree on the first.
    await writeFile(path, newSecret(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await secretIn(path)) ?? replaced(path)
}

const newSecret = (): string => randomBytes(BYTES).toString('hex')

/** Null: it is not whole. Another server may be writing it just now, so it is read again for a moment. */
async function secretIn(path: string, until = Date.now() + PATIENCE_MS): Promise<string | null> {
  const text = (await readFile(path, 'utf8')).trim()
  if (text.length >= SHORTEST) return text
  if (Date.now() > until) return null
  await new Promise((resolve) => setTimeout(resolve, 20))
  return secretIn(path, until)
}

/** A server that was killed while it wrote leaves a file without a key in it: nobody signs with that. */
async function replaced(path: string): Promise<string> {
  const secret = newSecret()
  await writeFile(`${path}.new`, secret, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return secret
}
