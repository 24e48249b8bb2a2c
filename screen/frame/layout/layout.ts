import { useCallback, useSyncExternalStore } from 'react'

/**
 * desk: three columns. middle: seats on top, a rail beside the board. phone: one column with a sheet; where the phone
 * lies, the stylesheet puts that column beside the board.
 */
export type Layout = 'desk' | 'middle' | 'phone'

// The same widths stand in the stylesheets.
const DESK = '(width >= 1024px)'
const MIDDLE = '(width >= 860px)'
const LYING = '(height < 500px)'

function layoutNow(): Layout {
  if (matchMedia(LYING).matches) return 'phone'
  return matchMedia(DESK).matches ? 'desk' : matchMedia(MIDDLE).matches ? 'middle' : 'phone'
}

function subscribe(listener: () => void): () => void {
  const queries = [DESK, MIDDLE, LYING].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow)

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
