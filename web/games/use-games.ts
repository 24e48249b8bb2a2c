import type { GameInfo, GameLine } from '@starboard/wire/api'
import { levelName, offeredLevels } from '@starboard/wire/levels'
import { useSyncExternalStore } from 'react'
import { api } from '../api/api.ts'
import { KeptAnswer } from '../api/kept-answer.ts'

// Games change only with a new version of the server, so one answer is kept.
const shelf = new KeptAnswer(api.shelf)
const games = new Map<string, KeptAnswer<GameInfo>>()
const nothing = new KeptAnswer<GameInfo>(() => new Promise(() => undefined))

/** The games of this server at a glance; null before it has answered. */
export const useShelf = (): readonly GameLine[] | null => useSyncExternalStore(shelf.subscribe, shelf.get)

/** One of them with its whole form, for a lobby: some forms are too long to be loaded with every page. */
export function useGame(id: string | undefined): GameInfo | null {
  const { subscribe, get } = id === undefined ? nothing : gameAt(id)
  return useSyncExternalStore(subscribe, get)
}

function gameAt(id: string): KeptAnswer<GameInfo> {
  const known = games.get(id) ?? new KeptAnswer(() => api.game(id))
  games.set(id, known)
  return known
}

/** Before the server has said which there are. */
const USUAL_LEVELS: readonly string[] = ['random', 'heuristic']

/** The levels of one game, or those that all games have, weakest first. */
export function levelsIn(lines: readonly GameLine[] | null, id?: string): readonly string[] {
  const meant = (lines ?? []).filter((game) => id === undefined || game.id === id)
  const [first, ...others] = meant.map(({ bots }) => offeredLevels(bots))
  if (first === undefined) return USUAL_LEVELS
  return first.filter((level) =>
    others.every((levels) => levels.some((other) => levelName(other) === levelName(level))),
  )
}
