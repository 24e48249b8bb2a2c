import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface StickyEnd {
  readonly ref: RefObject<HTMLElement | null>
  /** What came while somebody read further up. */
  readonly unseen: number
  onScroll(): void
  goToEnd(): void
}

const NEAR = 24

/** Follows a growing list to its end, unless the reader has scrolled up. */
export function useStickyEnd(count: number): StickyEnd {
  const ref = useRef<HTMLElement>(null)
  const isAtEnd = useRef(true)
  const [seen, setSeen] = useState(count)
  const goToEnd = () => {
    isAtEnd.current = true
    if (ref.current !== null) ref.current.scrollTop = ref.current.scrollHeight
    setSeen(count)
  }
  useLayoutEffect(() => {
    if (isAtEnd.current) goToEnd()
  })
  return {
    ref,
    unseen: isAtEnd.current ? 0 : Math.max(0, count - seen),
    onScroll: () => {
      const box = ref.current
      if (box === null) return
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
      if (isAtEnd.current) setSeen(count)
    },
    goToEnd,
  }
}
