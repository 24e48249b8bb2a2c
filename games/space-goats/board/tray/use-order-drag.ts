import { type PointerEvent, type RefObject, useRef, useState } from 'react'

export interface OrderDrag {
  /** The place of the card that hangs on the pointer. */
  readonly held: number | null
  grip(place: number): {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(): void
    onPointerCancel(): void
  }
}

/** Cards in a row change places as the pointer drags one of them past the middle of another. */
export function useOrderDrag(row: RefObject<HTMLElement | null>, move: (from: number, to: number) => void): OrderDrag {
  const [held, setHeld] = useState<number | null>(null)
  const at = useRef<number | null>(null)
  const hold = (place: number | null) => {
    at.current = place
    setHeld(place)
  }
  return {
    held,
    grip: (place) => ({
      onPointerDown({ button, currentTarget, pointerId }) {
        if (button !== 0) return
        hold(place)
        currentTarget.setPointerCapture(pointerId)
      },
      onPointerMove({ clientX }) {
        const from = at.current
        const to = row.current === null ? from : placeAt(row.current, clientX)
        if (from === null || to === null || to === from) return
        move(from, to)
        hold(to)
      },
      onPointerUp: () => hold(null),
      onPointerCancel: () => hold(null),
    }),
  }
}

/** The place whose half of the row lies below this point. */
function placeAt(row: HTMLElement, x: number): number {
  const middles = [...row.children].map((child) => {
    const { left, width } = child.getBoundingClientRect()
    return left + width / 2
  })
  const nearest = Math.min(...middles.map((middle) => Math.abs(middle - x)))
  return Math.max(
    0,
    middles.findIndex((middle) => Math.abs(middle - x) === nearest),
  )
}
