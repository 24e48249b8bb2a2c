import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where what is written is kept in memory: no test waits for a disk to have it. */
const IN_MEMORY = '/dev/shm'
/** More than all tests have at the same time. */
const ENOUGH_BYTES = 3 * 2 ** 30

/** Whoever is told to end leaves nothing behind. */
const ENDINGS = [
  ['SIGINT', 2],
  ['SIGTERM', 15],
]

/** A folder for everything that tests write, which is gone when this process is. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'starboard-'))
  // A Postgres that must not be root finds its own folder in it.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const [signal, number] of ENDINGS) process.once(signal, () => process.exit(128 + number))
  return folder
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}
