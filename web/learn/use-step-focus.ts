import { type RefObject, useEffect } from 'react'
import { pressableIn } from './pointed-at.ts'

interface StepFocus {
  readonly ref: RefObject<HTMLElement | null>
  find(): readonly Element[]
  readonly isDoing: boolean
  readonly isWatching: boolean
}

/** So many frames a board has to draw what the step is about. */
const FRAMES = 60

/** The focus goes to what is to be pressed: "Next", or the piece itself as soon as it is there. */
export function useStepFocus({ ref, find, isDoing, isWatching }: StepFocus): void {
  useEffect(() => {
    if (isWatching) return
    const wanted = () => {
      const piece = find().at(-1)
      if (!isDoing) return ref.current?.querySelector<HTMLElement>('[data-look="primary"]') ?? null
      return piece === undefined ? null : pressableIn(piece)
    }
    find().at(-1)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    wanted()?.focus({ preventScroll: true })
    let frame = 0
    let frames = 0
    const look = () => {
      if (isNowhere(document.activeElement)) wanted()?.focus({ preventScroll: true })
      if (++frames < FRAMES) frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [ref, find, isDoing, isWatching])
}

/** At nothing that can be pressed: whatever had the focus is gone. */
const isNowhere = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches('main, section[tabindex="-1"]')
