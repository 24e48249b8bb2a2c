import { heuristic } from './comet-rush/bot/index.ts'
import { cometRush } from './comet-rush/rules/index.ts'
import { arrange } from './comet-rush/scenarios/arrange.ts'
import type { ShelfEntry } from './shelf-entry.ts'

export type { ShelfEntry } from './shelf-entry.ts'

/** The one list of all games. */
export const shelf: readonly ShelfEntry[] = [{ game: cometRush, bots: { heuristic }, arrange }]

export const onShelf = (id: string): ShelfEntry | undefined => shelf.find(({ game }) => game.meta.id === id)
