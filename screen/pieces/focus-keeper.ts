import { useEffect } from 'react'

interface Places {
  /** Where focus is looked after; what is lost elsewhere is somebody else's business. Always the same function. */
  root(): HTMLElement | null
  /** Where it goes: a region that can take it, such as the one of the decision. Likewise. */
  home(): HTMLElement | null
}

/**
 * Whoever presses something that goes away with its question is not put back to the top of the page: the focus goes to
 * the decision. It is never taken from anywhere else. Whoever has left by themselves, by a click beside everything, stays away.
 */
export function useFocusKeeper({ root, home }: Places): void {
  useEffect(() => {
    const box = root()
    if (box === null) return
    let last: Element | null = box.contains(document.activeElement) ? document.activeElement : null
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element && box.contains(target) ? target : null
    }
    // What is taken away tells of it too, in some browsers: only afterwards can one tell the two apart.
    const leave = () =>
      queueMicrotask(() => {
        if (last !== null && isThere(last) && isNowhere()) last = null
      })
    const keep = () => {
      if (last === null || isThere(last)) return
      if (isNowhere() || document.activeElement === last) home()?.focus({ preventScroll: true })
      last = box.contains(document.activeElement) ? document.activeElement : null
    }
    const watch = new MutationObserver(keep)
    watch.observe(box, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert', 'hidden'] })
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', leave)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', leave)
    }
  }, [root, home])
}

/** It can still be pressed. */
const isThere = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert], [hidden]') === null

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body
