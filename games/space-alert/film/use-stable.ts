import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'

/** The same object as long as it says the same: news come all the time, and most of them are about something else. */
export function useStable<X>(value: X): X {
  const written = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by what it says
  return useMemo(() => value, [written])
}

/** The same function all the time, which does what the last one given does: no reason to draw anything again. */
export function useSteady<A extends readonly unknown[]>(run: (...given: A) => void): (...given: A) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
