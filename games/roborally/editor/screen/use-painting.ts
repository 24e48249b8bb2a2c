import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { courseBox } from '../../board/art/course-box.ts'
import type { Course } from '../../rules/course/course.ts'
import type { SessionAction } from '../model/session.ts'
import type { Spot } from '../model/stroke.ts'
import { type Point, pointIn, spotAt, squareNear } from './spot.ts'

interface Painting {
  /** Under a mouse that rests. */
  readonly hover: Spot | null
  readonly handlers: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(event: PointerEvent): void
    onPointerLeave(): void
  }
}

interface Pinching {
  /** Two fingers: how far they went together, and how much they spread. */
  pinch(by: { readonly dx: number; readonly dy: number; readonly spread: number }): void
}

interface Painted extends Pinching {
  readonly course: Course
  readonly svg: RefObject<SVGSVGElement | null>
  dispatch(action: SessionAction): void
}

/** One finger or the mouse paints; a second finger takes the stroke back and moves the drawing instead. */
export function usePainting({ course, svg, dispatch, pinch }: Painted): Painting {
  const [hover, setHover] = useState<Spot | null>(null)
  const fingers = useRef<ReadonlyMap<number, Point>>(new Map())

  const pointOf = (event: PointerEvent): Point | null => {
    const frame = svg.current?.getBoundingClientRect()
    return frame === undefined ? null : pointIn(frame, courseBox(course), { x: event.clientX, y: event.clientY })
  }
  const spotOf = (event: PointerEvent): Spot | null => {
    const point = pointOf(event)
    return point === null ? null : spotAt(course, point, event.pointerType === 'touch')
  }
  const note = (event: PointerEvent, isDown: boolean) => {
    const down = new Map(fingers.current)
    if (isDown) down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    else down.delete(event.pointerId)
    fingers.current = down
  }

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    note(event, true)
    if (fingers.current.size === 2) return dispatch({ kind: 'cancel' })
    const spot = fingers.current.size > 2 ? null : spotOf(event)
    if (spot === null) return
    capture(event)
    setHover(null)
    dispatch({ kind: 'press', spot, isFlood: event.shiftKey })
  }
  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return setHover((before) => same(before, spotOf(event)))
    if (fingers.current.size > 1) return movedTogether(event)
    const point = pointOf(event)
    if (point !== null) dispatch({ kind: 'drag', square: squareNear(course, point) })
  }
  const movedTogether = (event: PointerEvent) => {
    const before = [...fingers.current.values()]
    note(event, true)
    const after = [...fingers.current.values()]
    const [from, to] = [middleOf(before), middleOf(after)]
    pinch({ dx: to.x - from.x, dy: to.y - from.y, spread: spanOf(after) / Math.max(1, spanOf(before)) })
  }
  const lift = (event: PointerEvent) => {
    const wasAlone = fingers.current.size === 1
    note(event, false)
    if (wasAlone) dispatch({ kind: 'release' })
  }
  const cancel = (event: PointerEvent) => {
    note(event, false)
    dispatch({ kind: 'cancel' })
  }
  return {
    hover,
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: cancel,
      onPointerLeave: () => setHover(null),
    },
  }
}

/** A drag that leaves the drawing goes on. */
function capture(event: PointerEvent): void {
  if (event.currentTarget.hasPointerCapture?.(event.pointerId) === false)
    event.currentTarget.setPointerCapture(event.pointerId)
}

/** Keeps the one before where nothing changed, so that nothing is drawn anew. */
const same = (before: Spot | null, now: Spot | null): Spot | null =>
  before?.square === now?.square && before?.side === now?.side && before?.isAtEdge === now?.isAtEdge ? before : now

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
})

const spanOf = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 1 : Math.hypot(one.x - other.x, one.y - other.y)
