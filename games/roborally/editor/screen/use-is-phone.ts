import { useSyncExternalStore } from 'react'

/** As in the style sheets of the editor. */
const PHONE = '(width < 760px)'

const query = (): MediaQueryList => matchMedia(PHONE)

function subscribe(listener: () => void): () => void {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
