import type { GameInfo } from '@starboard/wire/api'
import { offeredLevels } from '@starboard/wire/levels'
import { useSyncExternalStore } from 'react'
import { api } from '../api/api.ts'

export interface Games {
  /** Null before the server has answered. */
  readonly games: readonly GameInfo[] | null
}

const listeners = new Set<() => void>()
let current: Games = { games: null }
let isAsking = false
const AGAIN_MS = 3000

/** The games of this server. They change only with a new version of it, so one answer is kept. */
export const useGames = (): Games => useSyncExternalStore(subscribe, () => current)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  ask()
  return () => listeners.delete(listener)
}

function ask(): void {
  if (isAsking || current.games !== null) return
  isAsking = true
  api.games().then(
    (games) => {
      current = { games }
      for (const listener of listeners) listener()
    },
    () => {
      // Whoever still looks at it is not left waiting.
      isAsking = false
      setTimeout(() => listeners.size > 0 && ask(), AGAIN_MS)
    },
  )
}

/** Before the server has said which there are. */
const USUAL_LEVELS: readonly string[] = ['random', 'heuristic']

/** The levels of one game, or those that all games have, weakest first. */
export function levelsIn(games: readonly GameInfo[] | null, id?: string): readonly string[] {
  const meant = (games ?? []).filter((game) => id === undefined || game.id === id)
  const [first, ...others] = meant.map(({ bots }) => offeredLevels(bots))
  if (first === undefined) return USUAL_LEVELS
  return first.filter((level) => others.every((levels) => levels.includes(level)))
}
