import { type Desk, isAway, isInPopover, listen, type Point, Soon } from './desk.ts'
import { explainedAround } from './explain.ts'

/** A pointer that only passes by asks nothing. */
export const HOVER_MS = 450
/** Long enough to reach a button beside the piece. */
const LINGER_MS = 400

/** The piece below a pointer that rests explains itself; one that was just pressed does not, until the pointer moves on. */
export function watchPointer(desk: Desk): () => void {
  const opening = new Soon()
  const leaving = new Soon()
  let pressed: Point | null = null
  const leave = () => {
    const { now } = desk
    if (now?.by === 'hover' && leaving.about === null) leaving.plan(now.piece, LINGER_MS, () => desk.close('hover'))
  }
  const rest = (piece: Element | null) => {
    if (piece !== null && piece === desk.now?.piece) return leaving.forget()
    leave()
    if (piece === null) return opening.forget()
    if (opening.about !== piece) opening.plan(piece, HOVER_MS, () => desk.show({ piece, by: 'hover', finger: null }))
  }
  const stop = listen({
    pointermove(event) {
      if (event.pointerType === 'touch' || (pressed !== null && !isAway(pressed, event))) return
      pressed = null
      if (isInPopover(event.target)) leaving.forget()
      else rest(explainedAround(event.target))
    },
    pointerdown(event) {
      if (event.pointerType === 'touch' || isInPopover(event.target)) return
      pressed = event
      opening.forget()
      desk.show(null)
    },
    pointerout({ relatedTarget }) {
      if (relatedTarget === null) rest(null)
    },
  })
  return () => {
    stop()
    opening.forget()
    leaving.forget()
  }
}
