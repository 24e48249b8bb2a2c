import type { Tally } from '@starboard/bots'

/** What a worker needs to know once. Plain data: everything else it looks up on its own shelf. */
export interface Job {
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly bots: readonly string[]
  readonly seed: string
}

/** Some of the games: `from` … `from + games - 1`. */
export interface Part {
  readonly from: number
  readonly games: number
}

export type WorkerAnswer =
  | { readonly kind: 'played'; readonly tally: Tally }
  /** A game that the rules or a bot broke. */
  | { readonly kind: 'failed'; readonly index: number; readonly seed: string; readonly why: string }

const PARTS_A_WORKER = 20
const MOST_GAMES_A_PART = 100

/** Small parts, so that no worker waits long for the last one and the progress bar moves. */
export function* partsOf({ from, games }: Part, workers: number): Generator<Part, void> {
  const size = Math.min(MOST_GAMES_A_PART, Math.ceil(games / (workers * PARTS_A_WORKER)))
  for (let start = from; start < from + games; start += size)
    yield { from: start, games: Math.min(size, from + games - start) }
}
