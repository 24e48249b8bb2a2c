import { useCallback, useSyncExternalStore } from 'react'
import type { MatchSource, MatchSourceState } from '../contract/match-source.ts'

/** What a source says now, drawn again with every change. */
export function useSource(source: MatchSource): MatchSourceState {
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source])
  return useSyncExternalStore(subscribe, () => source.state)
}
