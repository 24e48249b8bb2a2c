import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isHeard = true

/** Noted with every request: a device may believe in a network that leads nowhere. */
export function noteAnswer(hasAnswered: boolean): void {
  if (hasAnswered === isHeard) return
  isHeard = hasAnswered
  for (const listener of listeners) listener()
}

/** Whether the server can be reached, as far as this page knows. */
export const useReach = (): boolean => useSyncExternalStore(subscribe, () => isHeard && navigator.onLine)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
