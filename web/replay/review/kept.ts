import type { Review } from '@starboard/bots'
import { answered, REVIEWS, transact } from '../../solo/database.ts'

/** Reviews on this device: at most this many, the latest. */
const MOST_REVIEWS = 50

interface KeptReview {
  readonly at: number
  readonly review: Review
}

/** Where reviews are kept, by the print of the match. */
export interface ReviewStore {
  /** Null: there is none. */
  load(print: string): Promise<Review | null>
  keep(print: string, review: Review): Promise<void>
}

export const keptReviews: ReviewStore = {
  load: (print) =>
    transact([REVIEWS], 'readonly', async (transaction) => {
      const found = answered(transaction.objectStore(REVIEWS).get(print) as IDBRequest<KeptReview | undefined>)
      return (await found)?.review ?? null
    }),

  keep: (print, review) =>
    transact([REVIEWS], 'readwrite', async (transaction) => {
      const store = transaction.objectStore(REVIEWS)
      const kept: KeptReview = { at: Date.now(), review }
      await answered(store.put(kept, print))
      const [prints, all] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())])
      const byAge = prints.map((key, place) => ({ key, at: (all[place] as KeptReview).at })).sort((a, b) => b.at - a.at)
      for (const { key } of byAge.slice(MOST_REVIEWS)) store.delete(key)
    }),
}
