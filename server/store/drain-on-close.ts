import type { Database } from './database.ts'
import { StoreClosed } from './store.ts'

/** Lets nothing in once closing has begun, and lets go of the database only when everything inside is done. */
export function drainOnClose(database: Database): Database {
  const inside = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined

  async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (closing !== undefined) throw new StoreClosed('The store is closed.')
    const going = work()
    inside.add(going)
    try {
      return await going
    } finally {
      inside.delete(going)
    }
  }

  async function close(): Promise<void> {
    await Promise.allSettled(inside)
    await database.close()
  }

  return {
    versionOf: (name) => database.versionOf(name),
    read: (statement) => enter(() => database.read(statement)),
    write: (transaction) => enter(() => database.write(transaction)),
    append: (entry) => enter(() => database.append(entry)),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
