import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const GLANCE_MS = 20
/** Whoever is at it may have been ended in the middle. */
const PATIENCE_MS = 300_000

/**
 * What many test files need and what is the same for all of them, as text: made by the first that asks, in whatever
 * process that is, while the others wait. Where somebody watches files it is made for each of them: it may change.
 */
export async function onceARun(name: string, make: () => Promise<string>): Promise<string> {
  const folder = process.env.STARBOARD_TEST_RUN
  if (folder === undefined || process.env.VITEST_MODE !== 'RUN') return make()
  const place = join(folder, name)
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await glance()) {
    if (existsSync(place)) return readFileSync(place, 'utf8')
    if (isMine(`${place}-begun`)) return makeAt(place, make)
  }
  return make()
}

async function makeAt(place: string, make: () => Promise<string>): Promise<string> {
  try {
    const made = await make()
    // It appears as a whole.
    const unfinished = `${place}-${randomUUID()}`
    writeFileSync(unfinished, made)
    renameSync(unfinished, place)
    return made
  } catch (error) {
    rmdirSync(`${place}-begun`)
    throw error
  }
}

/** A folder is made by one process only. */
function isMine(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

const glance = () => new Promise((resolve) => setTimeout(resolve, GLANCE_MS))
