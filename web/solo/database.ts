/** The few things that are needed of IndexedDB, as promises. Works in a page and in a worker. */

const NAME = 'starboard'
const VERSION = 3

export const MATCHES = 'solo-matches'
export const ENTRIES = 'solo-entries'
export const EXPORTS = 'exports'
export const REVIEWS = 'reviews'
export const LAB_RUNS = 'lab-runs'

/** One transaction: all of it happens or nothing does. Resolves when it is on disk. */
export async function transact<X>(
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<X>,
): Promise<X> {
  const database = await open()
  try {
    const transaction = database.transaction(stores, mode, { durability: 'strict' })
    const isDone = completed(transaction)
    const result = await work(transaction).catch((error: unknown) => {
      abort(transaction)
      // What the work complained of says more than that it was broken off.
      isDone.catch(() => undefined)
      throw error
    })
    await isDone
    return result
  } finally {
    database.close()
  }
}

export const answered = <X>(request: IDBRequest<X>): Promise<X> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    const database = request.result
    for (const store of [MATCHES, ENTRIES, EXPORTS, REVIEWS, LAB_RUNS])
      if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
  }
  return answered(request)
}

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })

/** A request that failed has already broken it off. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    return
  }
}
