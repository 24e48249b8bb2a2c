import type { ShelfEntry } from '@starboard/games'
import { heuristic } from './bot/index.ts'
import { nightWatch } from './rules/index.ts'

/** Stands in the place of games/extra.ts where STARBOARD_FIXTURES=on. */
export const extra: readonly ShelfEntry[] = [{ game: nightWatch, bots: { heuristic } }]
