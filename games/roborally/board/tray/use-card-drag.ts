import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import type { Card } from '../../rules/cards.ts'
import { REGISTERS, type Register } from '../../rules/state.ts'

export interface CardDrag {
  /** The card that hangs on the pointer, and where. */
  readonly held: { readonly card: Card; readonly style: CSSProperties } | null
  /** The register below it. */
  readonly over: Register | null
  /** For what can be picked up. */
  grip(card: Card): {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(): void
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void
  }
}

interface Grip {
  readonly card: Card
  readonly x: number
  readonly y: number
}

/** A finger or a hand that trembles does not drag. */
const SLACK = 7

interface Drops {
  place(card: Card, register: Register): void
  /** Let go anywhere else: back to the hand. */
  drop(card: Card): void
}

/** Cards follow the pointer, mouse and finger alike, and fall into the register below it. */
export function useCardDrag({ place, drop }: Drops): CardDrag {
  const grip = useRef<Grip | null>(null)
  const wasDragged = useRef(false)
  const [at, setAt] = useState<Grip | null>(null)
  const end = () => {
    grip.current = null
    setAt(null)
  }
  return {
    held: at === null ? null : { card: at.card, style: { left: at.x, top: at.y } },
    over: at === null ? null : registerAt(at.x, at.y),
    grip: (card) => ({
      onPointerDown({ button, clientX: x, clientY: y, currentTarget, pointerId }) {
        wasDragged.current = false
        if (button !== 0) return
        grip.current = { card, x, y }
        // At once: a quick hand has left the card before its first move is told.
        currentTarget.setPointerCapture(pointerId)
      },
      onPointerMove(event) {
        const from = grip.current
        if (from === null) return
        const { clientX: x, clientY: y } = event
        if (at === null && Math.hypot(x - from.x, y - from.y) < SLACK) return
        wasDragged.current = true
        setAt({ card: from.card, x, y })
      },
      onPointerUp({ clientX, clientY }) {
        const register = at === null ? null : registerAt(clientX, clientY)
        if (at !== null && register !== null) place(at.card, register)
        else if (at !== null) drop(at.card)
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

function registerAt(x: number, y: number): Register | null {
  const slot = document.elementFromPoint?.(x, y)?.closest('[data-register]')
  const number = Number(slot?.getAttribute('data-register'))
  return REGISTERS.find((register) => register === number) ?? null
}
