import type { ShelfEntry } from '@starboard/games'
import { metronome } from '../bench/metronome/index.ts'
import { heuristic } from './night-watch/bot/index.ts'
import { nightWatch } from './night-watch/rules/index.ts'

/** Stands in the place of games/extra.ts where STARBOARD_FIXTURES=on. */
export const extra: readonly ShelfEntry[] = [
  { game: nightWatch, bots: { heuristic } },
  { game: metronome, bots: {} },
]
