import { useEffect, useLayoutEffect, useRef } from 'react'

/** A card that is played goes, and the focus with it: it stays in the part of the table where it was. */
export function useKeptFocus(): void {
  const place = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // A dialog gives it back; if what opened it is gone, so is the focus.
      if (target instanceof Element && target.closest('dialog') !== null) return
      place.current = target instanceof Element ? target.closest<HTMLElement>(PARTS) : null
    }
    const forget = () => {
      place.current = null
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', forget)
    const back = () => keep(place.current)
    document.addEventListener('close', back, true)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', forget)
      document.removeEventListener('close', back, true)
    }
  }, [])
  useLayoutEffect(() => keep(place.current))
}

function keep(place: HTMLElement | null): void {
  if (place === null || document.activeElement !== document.body) return
  const kept = place.isConnected ? place : (promptBar() ?? document.querySelector('main'))
  kept?.focus({ preventScroll: true })
}

/** What comes next stands there. */
const promptBar = () => document.querySelector<HTMLElement>('section[data-mood]')

const PARTS = 'section[tabindex="-1"], main'
