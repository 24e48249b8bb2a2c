import type { Minute } from '@starboard/screen/contract/minute.ts'
import { loadChunk } from './load-chunk.ts'

const MINUTES = import.meta.glob<{ minute: Minute }>('../../games/*/minute/index.ts')

export const hasMinute = (game: string): boolean => MINUTES[`../../games/${game}/minute/index.ts`] !== undefined

/** The same function for the same game: effects depend on it. Null: it has none. */
export function minuteLoader(game: string): () => Promise<Minute | null> {
  const loader = LOADERS.get(game) ?? (() => loadMinute(game))
  LOADERS.set(game, loader)
  return loader
}

const LOADERS = new Map<string, () => Promise<Minute | null>>()

async function loadMinute(game: string): Promise<Minute | null> {
  const load = MINUTES[`../../games/${game}/minute/index.ts`]
  return load === undefined ? null : (await loadChunk(load)).minute
}
