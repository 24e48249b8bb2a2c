import type { MatchSource, MatchSourceState } from '@starboard/screen/contract/match-source.ts'
import { useEffect } from 'react'

/** Games of which somebody has finished a match on this device: nobody needs a first one there. */
const KEY = 'starboard.finished'

export const hasFinished = (game: string): boolean => finished().includes(game)

export function noteFinished(game: string): void {
  if (hasFinished(game)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...finished(), game]))
  } catch {
    // A browser that keeps nothing offers the first match again.
  }
}

function finished(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Notes the game of a match that I have played to its end. */
export function useNoteFinished(source: MatchSource): void {
  useEffect(() => {
    const look = () => {
      const game = finishedIn(source.state)
      if (game !== null) noteFinished(game)
    }
    look()
    return source.subscribe(look)
  }, [source])
}

/** Null: it goes on, or I only look on. */
export const finishedIn = ({ table, shown }: Pick<MatchSourceState, 'table' | 'shown'>): string | null =>
  table !== null && table.you.seat !== null && shown !== null && shown.outcome !== null ? table.game : null
