import { useCallback, useEffect, useRef, useState } from 'react'

export interface Polled<T> {
  /** The last answer; undefined before the first. */
  readonly value: T | undefined
  /** Why the last try failed. What came before it is kept. */
  readonly problem: Error | null
  /** When `value` came, on this page's monotonic clock. */
  readonly at: number
  refresh(): void
}

const EVERY_MS = 15_000

/** Asks at once, when the page is looked at again, and every now and then while it is. `load` must not change. */
export function usePolled<T>(load: () => Promise<T>): Polled<T> {
  const [state, setState] = useState<Omit<Polled<T>, 'refresh'>>({ value: undefined, problem: null, at: 0 })
  const asked = useRef(0)

  const refresh = useCallback(() => {
    const turn = ++asked.current
    const isLatest = () => turn === asked.current
    load().then(
      (value) => isLatest() && setState({ value, problem: null, at: performance.now() }),
      (problem: Error) => isLatest() && setState((before) => ({ ...before, problem })),
    )
  }, [load])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && refresh()
    refresh()
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      asked.current++
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [refresh])

  return { ...state, refresh }
}
