import type { ReactNode } from 'react'

/** Something on its way across the board. Where things stand, parts of the board carry `data-spot`. */
export interface Flight<Spot extends string = string> {
  readonly thing: ReactNode
  /** The first that is on screen counts. */
  readonly from: readonly Spot[]
  readonly to: readonly Spot[]
  /** How high it arcs, as a share of the way. */
  readonly arc?: number
  /** Points where it flies: this is where the nose of its drawing is. */
  readonly nose?: 'up' | 'right'
  /** Stops in the middle of the way to be read, at this spot. */
  readonly over?: Spot
  readonly easing?: string
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Null: a spot is not on this screen. */
export function flightPath({ from, to, arc = 0, nose, over }: Flight): Keyframe[] | null {
  const [start, end] = [placeOf(from), placeOf(to)]
  if (start === null || end === null) return null
  const rest = over === undefined ? null : placeOf([over])
  if (rest !== null) return restingPath(start, rest, end)
  const bend = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - arc * distance(start, end) }
  return STEPS.map((share) => {
    const at = bezier(start, bend, end, share)
    const next = bezier(start, bend, end, Math.min(1, share + 0.02))
    const turn =
      nose === undefined
        ? ''
        : ` rotate(${Math.atan2(next.y - at.y, next.x - at.x) + (nose === 'up' ? Math.PI / 2 : 0)}rad)`
    return {
      transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)${turn} scale(${scaleAt(share)})`,
      opacity: share > 0.97 ? 0 : 1,
    }
  })
}

const STEPS = Array.from({ length: 25 }, (_, place) => place / 24)

const scaleAt = (share: number): number => (share < 0.15 ? 0.6 + share * 2.6 : 1 - Math.max(0, share - 0.7) * 0.9)

function restingPath(start: Point, rest: Point, end: Point): Keyframe[] {
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
  return [
    { transform: at(start, 0.4), opacity: 0.6, offset: 0 },
    { transform: at(rest, 1), opacity: 1, offset: 0.25 },
    { transform: at(rest, 1.02), opacity: 1, offset: 0.78 },
    { transform: at(end, 0.3), opacity: 0, offset: 1 },
  ]
}

const bezier = (a: Point, b: Point, c: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * b.x + t ** 2 * c.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * b.y + t ** 2 * c.y,
})

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function placeOf(spots: readonly string[]): Point | null {
  for (const spot of spots)
    for (const element of document.querySelectorAll(`[data-spot="${spot}"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 }
    }
  return null
}
