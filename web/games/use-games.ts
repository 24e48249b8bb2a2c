import type { GameInfo } from '@starboard/wire/api'
import { useSyncExternalStore } from 'react'
import { api } from '../api/api.ts'
import { USUAL_LEVELS } from './levels.ts'

export interface Games {
  /** Null before the server has answered. */
  readonly games: readonly GameInfo[] | null
  /** Levels that some game has, weakest first. */
  readonly levels: readonly string[]
}

const listeners = new Set<() => void>()
let current: Games = { games: null, levels: USUAL_LEVELS }
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
      current = { games, levels: levelsOf(games) }
      for (const listener of listeners) listener()
    },
    () => {
      // Without an answer the usual levels stand; whoever still looks at it is not left waiting.
      isAsking = false
      setTimeout(() => listeners.size > 0 && ask(), AGAIN_MS)
    },
  )
}

function levelsOf(games: readonly GameInfo[]): readonly string[] {
  const levels = [...new Set(games.flatMap(({ bots }) => bots))]
  return levels.length === 0 ? USUAL_LEVELS : levels
}
