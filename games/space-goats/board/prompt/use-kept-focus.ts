import { useEffect, useLayoutEffect, useRef } from 'react'

/** A card that is played goes, and the focus with it: it stays in the part of the table where it was. */
export function useKeptFocus(): void {
  const place = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      place.current = target instanceof Element ? target.closest<HTMLElement>(PARTS) : null
    }
    const forget = () => {
      place.current = null
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
  useLayoutEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const kept = place.current.isConnected ? place.current : document.querySelector('main')
    kept?.focus({ preventScroll: true })
  })
}

const PARTS = 'section[tabindex="-1"], main'
