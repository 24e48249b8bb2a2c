import type { Database } from './database.ts'
import { StoreClosed } from './store.ts'

/** Lets nothing in once closing has begun, and lets go of the database only when everything inside is done. */
export function drainOnClose(database: Database): Database {
  let inside = 0
  let onEmpty = () => {}
  let closing: Promise<void> | undefined

  function enter<T>(work: () => Promise<T>): Promise<T> {
    if (closing !== undefined) return Promise.reject(new StoreClosed('The store is closed.'))
    inside++
    const going = work()
    going.then(leave, leave)
    return going
  }

  function leave(): void {
    if (--inside === 0) onEmpty()
  }

  async function close(): Promise<void> {
    if (inside > 0) await new Promise<void>((resolve) => (onEmpty = resolve))
    await database.close()
  }

  return {
    versionOf: (name) => database.versionOf(name),
    get ours() {
      return database.ours
    },
    logOf: (table, from) => database.logOf(table, from),
    clearLog: (table) => database.clearLog(table),
    read: (statement) => enter(() => database.read(statement)),
    write: (transaction) => enter(() => database.write(transaction)),
    rewriteLog: (transaction) => enter(() => database.rewriteLog(transaction)),
    append: (entry) => enter(() => database.append(entry)),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
