import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import type { Cover, Rulebook } from '@starboard/screen/contract/cover.ts'
import type { Poster } from '@starboard/screen/contract/poster.ts'
import { extra } from '@starboard/web/games/extra.ts'
import { loadChunk } from './load-chunk.ts'
import { hasMinute, minuteLoader } from './minutes.ts'
import type { Parts } from './parts.ts'
import { firstMatchAddress } from './play-now.ts'

// Games are found by their folders. Posters come with the page, everything else when it is needed.
const POSTERS: Parts['posters'] = {
  ...import.meta.glob<{ poster: Poster }>('../../games/*/poster/index.tsx', { eager: true }),
  ...extra.posters,
}
const BOARDS: Parts['boards'] = {
  ...import.meta.glob<{ board: AnyBoardModule }>('../../games/*/board/index.tsx'),
  ...extra.boards,
}
const RULEBOOKS: Parts['rulebooks'] = {
  ...import.meta.glob<Rulebook>('../../games/*/RULES.md', { query: '?rulebook' }),
  ...extra.rulebooks,
}

/** All posters in the order of their names; a game without a board is coming. */
export const posters: readonly Poster[] = Object.values(POSTERS).map(({ poster }) => poster)

export const posterOf = (id: string): Poster | undefined => posters.find((poster) => poster.id === id)

export const isPlayable = (id: string): boolean => BOARDS[`../../games/${id}/board/index.tsx`] !== undefined

/** Null: there is no such game here. */
export async function loadBoard(id: string): Promise<AnyBoardModule | null> {
  const load = BOARDS[`../../games/${id}/board/index.tsx`]
  return load === undefined ? null : (await loadChunk(load)).board
}

export const hasRulebook = (id: string): boolean => RULEBOOKS[`../../games/${id}/RULES.md`] !== undefined

export async function loadRulebook(id: string): Promise<Rulebook | null> {
  const load = RULEBOOKS[`../../games/${id}/RULES.md`]
  return load === undefined ? null : await loadChunk(load)
}

/** What the screen shows of a game beside its board. The same object for the same game: effects depend on it. */
export function coverOf(id: string): Cover {
  const cover = COVERS.get(id) ?? coverFor(id)
  COVERS.set(id, cover)
  return cover
}

function coverFor(id: string): Cover {
  const poster = posterOf(id)
  return {
    Lettering: poster?.Lettering ?? null,
    loadRulebook: () => loadRulebook(id),
    loadMinute: hasMinute(id) ? minuteLoader(id) : undefined,
    lesson: (poster && firstMatchAddress(poster)) ?? undefined,
  }
}

const COVERS = new Map<string, Cover>()
