import { createHmac } from 'node:crypto'
import { commitmentOf } from '@starboard/kernel'
import type { DayRow, Store } from '../store/store.ts'

const DAY_MS = 24 * 3600 * 1000

/** The date in UTC: a day begins and ends at the same moment for everybody. */
export const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10)

/** The moment from which the seed of that day is no secret any more. */
export const endOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY_MS

/** What everybody is dealt on a day; nobody without the server's secret can tell. */
export type DaySeed = (game: string, day: string) => string

/** With a key of its own: a seed is opened when its day is over, and must be of no use for anything else. */
export function daySeedBy(secret: string): DaySeed {
  const key = createHmac('sha256', secret).update('starboard daily match 1').digest()
  return (game, day) =>
    createHmac('sha256', key)
      .update(JSON.stringify([game, day]))
      .digest('hex')
}

interface DayParts {
  readonly store: Pick<Store, 'daily'>
  readonly daySeed: DaySeed
  wall(): number
}

/** Today's, published by whoever asks first. From then on it stands, even if the server gets another secret. */
export function today({ store, daySeed, wall }: DayParts, game: string): Promise<DayRow> {
  const day = dayOf(wall())
  const seed = daySeed(game, day)
  return store.daily.publish({ game, day, seed, fingerprint: commitmentOf(seed) })
}
