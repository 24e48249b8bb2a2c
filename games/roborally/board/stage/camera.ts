/** How the course is looked at: enlarged, and moved by pixels. */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The whole course. */
export const FIT: Camera = { scale: 1, x: 0, y: 0 }

const CLOSEST = 4

/** Nearer or farther; what is below the pointer stays there. */
export function zoomed({ scale, x, y }: Camera, by: number, at: Spot, size: Size): Camera {
  const to = Math.min(CLOSEST, Math.max(1, scale * by))
  const kept = (spot: number, shift: number) => spot - ((spot - shift) * to) / scale
  return within({ scale: to, x: kept(at.x, x), y: kept(at.y, y) }, size)
}

export const panned = (camera: Camera, { x, y }: Spot, size: Size): Camera =>
  within({ ...camera, x: camera.x + x, y: camera.y + y }, size)

/** The picture always covers its window. */
const within = ({ scale, x, y }: Camera, { width, height }: Size): Camera => ({
  scale,
  x: clamped(x, width * (1 - scale)),
  y: clamped(y, height * (1 - scale)),
})

const clamped = (shift: number, least: number): number => Math.min(0, Math.max(least, shift))
