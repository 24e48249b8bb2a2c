import type { Box } from '../placing.ts'
import { type Desk, isAway, isInPopover, listen, type Point, Soon } from './desk.ts'
import { explainedAround } from './explain.ts'

export const HOLD_MS = 500
/** So much of the screen is below a finger. */
const FINGER = 28

/** A piece that a finger is held on explains itself, and is not pressed by it. Held once more, it is enlarged. */
export function watchFinger(desk: Desk): () => void {
  const holding = new Soon()
  let down: Point | null = null
  let isHeld = false
  const hold = (piece: Element, at: Point) => {
    isHeld = true
    if (desk.now?.piece === piece && piece.hasAttribute('data-large')) desk.enlarge(piece)
    else desk.show({ piece, by: 'press', finger: around(at) })
  }
  const stop = listen({
    pointerdown(event) {
      isHeld = false
      if (event.pointerType !== 'touch' || isInPopover(event.target)) return
      const piece = explainedAround(event.target)
      if (piece !== desk.now?.piece) desk.show(null)
      down = event
      if (piece !== null) holding.plan(piece, HOLD_MS, () => hold(piece, event))
    },
    pointermove(event) {
      if (down === null || !isAway(down, event)) return
      holding.forget()
      // Dragged away after all.
      if (isHeld) desk.close('press')
    },
    pointerup() {
      down = null
      holding.forget()
    },
    pointercancel() {
      down = null
      holding.forget()
    },
    click(event) {
      if (isInPopover(event.target)) answered(desk)
      else if (isHeld) swallow(event)
      else desk.close('press')
      isHeld = false
    },
    // What a long press means to the browser.
    contextmenu(event) {
      if (isHeld || holding.about !== null) event.preventDefault()
    },
  })
  return () => {
    stop()
    holding.forget()
  }
}

const around = ({ clientX, clientY }: Point): Box => ({
  left: clientX - FINGER,
  right: clientX + FINGER,
  top: clientY - FINGER,
  bottom: clientY + FINGER,
})

/** Whatever was pressed in the explanation has its say first. */
const answered = (desk: Desk): unknown => setTimeout(() => desk.show(null))

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
