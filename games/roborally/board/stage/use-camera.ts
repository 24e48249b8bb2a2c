import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type Camera, FIT, panned, type Size, type Spot, zoomed } from './camera.ts'

export interface Lens {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly style: CSSProperties
  readonly isZoomed: boolean
  zoom(by: number): void
  fit(): void
  readonly handlers: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(event: PointerEvent): void
    onDoubleClick(event: { clientX: number; clientY: number }): void
  }
}

/** One notch of a wheel. */
const NOTCH = 1.0016
const DOUBLE_TAP = 2

/** Wheel and pinch come nearer, dragging moves along, a double tap fits or looks closer. */
export function useCamera(): Lens {
  const ref = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Spot>())
  const [camera, setCamera] = useState<Camera>(FIT)
  const zoomAt = (by: number, at: Spot) => setCamera((now) => zoomed(now, by, at, sizeOf(ref.current)))
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomAt(NOTCH ** -event.deltaY, inside(ref.current, event))
  })
  useEffect(() => {
    const box = ref.current
    // React listens passively, and the page would scroll.
    box?.addEventListener('wheel', wheel, { passive: false })
    return () => box?.removeEventListener('wheel', wheel)
  }, [])
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  const middle = (): Spot => {
    const { width, height } = sizeOf(ref.current)
    return { x: width / 2, y: height / 2 }
  }
  return {
    ref,
    style: { transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` },
    isZoomed: camera.scale > 1,
    zoom: (by) => zoomAt(by, middle()),
    fit: () => setCamera(FIT),
    handlers: {
      onPointerDown: (event) => void fingers.current.set(event.pointerId, inside(ref.current, event)),
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId)
        if (before === undefined) return
        const now = inside(ref.current, event)
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        fingers.current.set(event.pointerId, now)
        if (other !== undefined) zoomAt(apart(now, other) / apart(before, other), between(now, other))
        else setCamera((at) => panned(at, { x: now.x - before.x, y: now.y - before.y }, sizeOf(ref.current)))
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick(event) {
        if (camera.scale > 1) setCamera(FIT)
        else zoomAt(DOUBLE_TAP, inside(ref.current, event))
      },
    },
  }
}

const sizeOf = (box: Element | null): Size => ({ width: box?.clientWidth ?? 0, height: box?.clientHeight ?? 0 })

function inside(box: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left = 0, top = 0 } = box?.getBoundingClientRect() ?? {}
  return { x: clientX - left, y: clientY - top }
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y) || 1
const between = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
