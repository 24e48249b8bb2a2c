import { useSyncExternalStore } from 'react'

const QUERY = '(width < 760px)'

/** A phone: one column, and a picture of its own. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(QUERY)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(QUERY).matches,
  )
