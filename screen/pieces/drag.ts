import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

export interface Drag<Item, Place> {
  /** What hangs on the pointer, and where. */
  readonly held: { readonly item: Item; readonly style: CSSProperties } | null
  /** The place below it. */
  readonly over: Place | null
  /** For what can be picked up. */
  grip(item: Item): GripProps
}

interface GripProps {
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onPointerCancel(): void
  onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void
}

interface Drags<Item, Place> {
  /** The place that this element belongs to. */
  placeOf(element: Element): Place | null
  /** It has left where it lay. */
  lift?(item: Item): void
  /** Null: let go where there is no place. */
  drop(item: Item, place: Place | null): void
}

interface Grip<Item> {
  readonly item: Item
  readonly x: number
  readonly y: number
}

/** A finger or a hand that trembles does not drag. */
const SLACK = 7

/** Things follow the pointer, mouse and finger alike, and fall into the place below it. */
export function useDrag<Item, Place>({ placeOf, lift, drop }: Drags<Item, Place>): Drag<Item, Place> {
  const grip = useRef<Grip<Item> | null>(null)
  const wasDragged = useRef(false)
  const [at, setAt] = useState<Grip<Item> | null>(null)
  const placeAt = (x: number, y: number): Place | null => {
    const below = document.elementFromPoint?.(x, y) ?? null
    return below === null ? null : placeOf(below)
  }
  const end = () => {
    grip.current = null
    setAt(null)
  }
  return {
    held: at === null ? null : { item: at.item, style: { left: at.x, top: at.y } },
    over: at === null ? null : placeAt(at.x, at.y),
    grip: (item) => ({
      onPointerDown({ button, clientX: x, clientY: y, currentTarget, pointerId }) {
        wasDragged.current = false
        if (button !== 0) return
        grip.current = { item, x, y }
        // At once: a quick hand has left the card before its first move is told.
        currentTarget.setPointerCapture(pointerId)
      },
      onPointerMove({ clientX: x, clientY: y }) {
        const from = grip.current
        if (from === null) return
        if (at === null && Math.hypot(x - from.x, y - from.y) < SLACK) return
        if (at === null) lift?.(from.item)
        wasDragged.current = true
        setAt({ item: from.item, x, y })
      },
      onPointerUp({ clientX, clientY }) {
        if (at !== null) drop(at.item, placeAt(clientX, clientY))
        end()
      },
      onPointerCancel: end,
      // The click that ends a drag picks nothing.
      onClickCapture(event) {
        if (!wasDragged.current) return
        wasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    }),
  }
}
