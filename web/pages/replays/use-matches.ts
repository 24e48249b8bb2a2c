import type { MatchLine } from '@starboard/wire/matches'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, type MatchesWanted } from '../../api/api.ts'

export interface Matches {
  /** Undefined before the first answer. */
  readonly lines: readonly MatchLine[] | undefined
  readonly hasMore: boolean
  readonly isBusy: boolean
  /** Why the last try failed. What came before it is kept. */
  readonly problem: Error | null
  /** The next page, or the same once more after a problem. */
  load(): void
}

interface State extends Pick<Matches, 'lines' | 'isBusy' | 'problem'> {
  readonly next: string | null
}

const START: State = { lines: undefined, next: null, isBusy: true, problem: null }

/** One list, page by page. What is wanted must not change. */
export function useMatches({ of, game }: Omit<MatchesWanted, 'before'>): Matches {
  const [state, setState] = useState(START)
  const isGone = useRef(false)
  const ask = useCallback(
    (before: string | null) => {
      setState((now) => ({ ...now, isBusy: true, problem: null }))
      api.matches({ of, game, before }).then(
        ({ matches, next }) =>
          !isGone.current &&
          setState(({ lines = [] }) => ({ lines: [...lines, ...matches], next, isBusy: false, problem: null })),
        (problem: Error) => !isGone.current && setState((now) => ({ ...now, isBusy: false, problem })),
      )
    },
    [of, game],
  )
  useEffect(() => {
    isGone.current = false
    ask(null)
    return () => {
      isGone.current = true
    }
  }, [ask])
  const { next, ...rest } = state
  return { ...rest, hasMore: next !== null, load: () => ask(next) }
}
