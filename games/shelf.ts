import { cometRush } from './comet-rush/rules/index.ts'
import type { ShelfEntry } from './shelf-entry.ts'

export type { ShelfEntry } from './shelf-entry.ts'

/** The one list of all games. */
export const shelf: readonly ShelfEntry[] = [{ game: cometRush, bots: {} }]

export const onShelf = (id: string): ShelfEntry | undefined => shelf.find(({ game }) => game.meta.id === id)
