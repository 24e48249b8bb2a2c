import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

let visited: string | null = null
let hasNavigated = false

/**
 * After a navigation the new page begins at its top and has the focus, as if it had been loaded. An address with a hash
 * is left to whoever knows where that is.
 */
export function usePageStart(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  useEffect(() => {
    const isNew = visited !== null && visited !== path
    visited = path
    hasNavigated ||= isNew
    if (isNew && location.hash === '') scrollTo(0, 0)
    // A page that replaces its own skeleton takes the focus only if nothing else has it by now.
    const isUnfocused = hasNavigated && document.activeElement === document.body
    if (isNew || isUnfocused) main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}
