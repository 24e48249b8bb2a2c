/** The inks of a card: dark lines, the deck's colour, a light tint of it, and white. */
export type CardInk = 'line' | 'fine' | 'dash' | 'glow' | 'mid' | 'thick' | 'fill' | 'dark' | 'white' | 'tint'

export type Stroke = readonly [ink: CardInk, d: string]

/** A shape with its outline. */
export const drawn = (ink: CardInk, d: string): readonly Stroke[] => [
  [ink, d],
  ['line', d],
]

/** Moves and scales a path made of absolute points (M, L, C, Q), so that its line keeps its width. */
export const moved = (d: string, x: number, y: number, scale = 1): string =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, px: string, py: string) => `${fix(x + Number(px) * scale)} ${fix(y + Number(py) * scale)}`,
  )

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`

/** A cube seen from a corner; x is its left edge. */
export function cube(x: number, y: number, scale: number): readonly Stroke[] {
  const at = (d: string) => moved(d, x, y, scale)
  return [
    ['white', at('M0 -8L14 -15L28 -8L28 8L14 15L0 8Z')],
    ['tint', at('M0 -8L14 -1L14 15L0 8Z')],
    ['fill', at('M28 -8L14 -1L14 15L28 8Z')],
    ['fine', at('M0 -8L14 -15L28 -8L28 8L14 15L0 8ZM0 -8L14 -1L28 -8M14 -1L14 15')],
  ]
}

/** A rocket on its tail at x, y. */
export function rocketStrokes(x: number, y: number, scale: number): readonly Stroke[] {
  const at = (d: string) => moved(d, x, y, scale)
  return [
    ...drawn('fill', at('M-6 -11L-13 0L-6 0ZM6 -11L13 0L6 0Z')),
    ['white', at('M-6 0L-6 -18C-6 -25 -3 -30 0 -34C3 -30 6 -25 6 -18L6 0Z')],
    ['tint', at('M1 0L1 -33C4 -29 6 -25 6 -18L6 0Z')],
    ['fill', at('M-5.6 -21C-5 -27 -2.5 -31 0 -34C2.5 -31 5 -27 5.6 -21Z')],
    ['line', at('M-6 0L-6 -18C-6 -25 -3 -30 0 -34C3 -30 6 -25 6 -18L6 0ZM-5.6 -21L5.6 -21')],
  ]
}

/** A many-sided lump of ice around 0, 0, of about 16 in radius. */
export function lump(x: number, y: number, scale: number): readonly Stroke[] {
  const at = (d: string) => moved(d, x, y, scale)
  const outline = at('M-16 2L-11 -11L3 -16L15 -7L16 6L5 15L-9 13Z')
  return [
    ['white', outline],
    ['tint', at('M-3 -4L3 -16L15 -7L16 6L5 15L2 3Z')],
    ['fill', at('M16 6L5 15L-9 13L2 3Z')],
    ['fine', at('M-16 2L-3 -4L3 -16M-3 -4L2 3L16 6M2 3L-9 13')],
    ['line', outline],
  ]
}

const fix = (value: number) => Math.round(value * 10) / 10
