import type { DailyGlance, TableLine } from '@starboard/wire/api'
import type { MatchLine } from '@starboard/wire/matches'
import { ApiError, api } from '../../api/api.ts'
import { lookUpSession } from '../../api/session.ts'

/** Without a session there are no tables of mine: nobody is signed in just for looking. */
export async function loadMine(): Promise<readonly TableLine[]> {
  const { isKnown } = await lookUpSession()
  if (!isKnown) return []
  return api.myTables().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return []
    throw error
  })
}

/** The latest of them. */
export async function loadRecent(): Promise<readonly MatchLine[]> {
  const { isKnown } = await lookUpSession()
  return isKnown ? (await api.matches({ of: 'me', game: null, before: null })).matches : []
}

export const loadDailies = (): Promise<readonly DailyGlance[]> => api.dailies()

export const loadOpen = (): Promise<readonly TableLine[]> => api.openTables()
