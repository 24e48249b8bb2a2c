import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

const MOST = 4
const STEP = 1.4

export interface Zoom {
  /** 1: the whole course is in sight. */
  readonly factor: number
  /** What the drawing scrolls in. */
  readonly frame: RefObject<HTMLDivElement | null>
  closer(): void
  farther(): void
  fit(): void
  pinch(by: { readonly dx: number; readonly dy: number; readonly spread: number }): void
}

/** Closer and farther around the middle; two fingers also move what is seen. */
export function useZoom(): Zoom {
  const [factor, setFactor] = useState(1)
  const frame = useRef<HTMLDivElement>(null)
  /** The middle of what is seen, as a share of the whole drawing. */
  const middle = useRef({ x: 0.5, y: 0.5 })

  const change = useCallback((by: (before: number) => number) => {
    middle.current = middleOf(frame.current)
    setFactor((before) => Math.min(MOST, Math.max(1, by(before))))
  }, [])
  useLayoutEffect(() => centre(frame.current, middle.current, factor), [factor])

  return useMemo(
    () => ({
      factor,
      frame,
      closer: () => change((before) => before * STEP),
      farther: () => change((before) => before / STEP),
      fit: () => change(() => 1),
      pinch({ dx, dy, spread }) {
        frame.current?.scrollBy(-dx, -dy)
        if (Math.abs(spread - 1) > 0.005) change((before) => before * spread)
      },
    }),
    [factor, change],
  )
}

function middleOf(frame: HTMLElement | null): { x: number; y: number } {
  if (frame === null || frame.scrollWidth === 0 || frame.scrollHeight === 0) return { x: 0.5, y: 0.5 }
  return {
    x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
    y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
  }
}

function centre(frame: HTMLElement | null, { x, y }: { x: number; y: number }, factor: number): void {
  if (frame === null) return
  frame.scrollLeft = (x * factor - 0.5) * frame.clientWidth
  frame.scrollTop = (y * factor - 0.5) * frame.clientHeight
}
