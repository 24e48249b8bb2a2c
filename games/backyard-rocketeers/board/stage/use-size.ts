import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

interface Sized<E extends HTMLElement> extends Size {
  readonly ref: RefObject<E | null>
}

/** A part of the board in pixels: what is drawn in it fits it, and its letters keep their size. */
export function useSize<E extends HTMLElement>(first: Size): Sized<E> {
  const ref = useRef<E>(null)
  const [size, setSize] = useState(first)
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box
      if (width > 0 && height > 0) setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}
