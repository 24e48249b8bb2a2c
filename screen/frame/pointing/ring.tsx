import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { SeatShape, seatColour } from '../../pieces/seat-shape.tsx'
import { moves, useSettings } from '../../settings/settings.ts'
import css from './pointers.module.css'
import { type Box, windowOf } from './targets.ts'

interface Props {
  /** The thing, wherever it is now. */
  find(): Element | null
  /** Whose it is. */
  readonly by?: { readonly seat: number; readonly name: string }
  /** Without anybody: what I would point at, what to press, what to look at. */
  readonly look?: 'mine' | 'press' | 'look'
  /** How many others point at the same thing: rings and names stand beside each other. */
  readonly before?: number
}

/** A ring around one thing that stays with it, whatever moves, and a name at its edge. */
export function Ring({ find, by, look, before = 0 }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const isStill = !moves(useSettings())
  const settle = useEffectEvent(() => {
    if (ref.current !== null) place(ref.current, find(), before)
  })
  useLayoutEffect(() => {
    let frame = 0
    const follow = () => {
      settle()
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div
      ref={ref}
      className={css.window}
      data-still={isStill || undefined}
      style={by === undefined ? undefined : ({ '--ring': seatColour(by.seat) } as object)}
    >
      <span className={css.ring} data-look={look} />
      {by !== undefined && (
        <span className={css.name}>
          <SeatShape seat={by.seat} size={13} />
          {by.name}
        </span>
      )}
    </div>
  )
}

const SPILL = 5
const APART = 7
const LINE = 24

/** The window shows as much of the ring as there is to see of the thing. */
function place(window: HTMLElement, target: Element | null, before: number): void {
  window.hidden = target === null
  if (target === null) return
  const frame = grown(windowOf(target), SPILL)
  const inside = moved(target.getBoundingClientRect(), frame)
  const [ring, name] = window.children
  setBox(window, frame)
  if (ring instanceof HTMLElement) setBox(ring, grown(inside, SPILL + before * APART))
  if (name instanceof HTMLElement) setName(name, inside, { frame, before })
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

const moved = (box: Box, { left, top }: Box): Box => ({
  left: box.left - left,
  top: box.top - top,
  right: box.right - left,
  bottom: box.bottom - top,
})

function setBox({ style }: HTMLElement, { left, top, right, bottom }: Box): void {
  style.left = `${left}px`
  style.top = `${top}px`
  style.width = `${Math.max(0, right - left)}px`
  style.height = `${Math.max(0, bottom - top)}px`
}

/** On the upper edge of the ring, but never outside of what can be seen. */
function setName(name: HTMLElement, inside: Box, { frame, before }: { frame: Box; before: number }): void {
  const { offsetWidth, offsetHeight, style } = name
  const left = (inside.left + inside.right - offsetWidth) / 2
  const top = inside.top - SPILL - offsetHeight / 2 + before * LINE
  style.left = `${within(left, frame.right - frame.left - offsetWidth)}px`
  style.top = `${within(top, frame.bottom - frame.top - offsetHeight)}px`
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most))
