import type { Ink } from './palette.ts'

/** One path of a drawing. */
export interface Path {
  readonly d: string
  /** None: only the line is drawn. */
  readonly fill?: Ink
  /** Width of its line; without it the usual one of the drawing, 0 for no line. */
  readonly line?: number
  /** Colour of its line, if it is not ink. */
  readonly ink?: Ink
  readonly dash?: string
}

/** Marks that are moved together. */
export interface Group {
  readonly at: string
  readonly marks: Marks
  /** The usual width of their lines, before they are scaled. */
  readonly line?: number
}

export type Mark = Path | Group
export type Marks = readonly Mark[]

/** A shape with its outline. */
export const shape = (fill: Ink, d: string, line?: number): Path =>
  line === undefined ? { fill, d } : { fill, d, line }

/** A shape without outline. */
export const flat = (fill: Ink, d: string): Path => ({ fill, d, line: 0 })

/** Only a line. */
export const stroke = (d: string, line?: number, ink?: Ink): Path => ({
  d,
  ...(line !== undefined && { line }),
  ...(ink !== undefined && { ink }),
})

/** A line of pencil dashes. */
export const dashed = (d: string, line = 1.4, ink: Ink = 'line'): Path => ({ d, line, ink, dash: '3 3' })

/** A row of rivets. */
export const rivets = (d: string, line = 2.2, step = 5.5): Path => ({ d, line, dash: `.1 ${step}` })

/** A hose, a cable or a beam: a coloured line with an outline on both sides. */
export const pipe = (d: string, ink: Ink, line: number, edge = 1.7): Marks => [
  stroke(d, line + 2 * edge),
  stroke(d, line, ink),
]

interface Place {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  readonly turn?: number
  readonly isMirrored?: true
}

/** The width of lines on a card, whatever the scale of what is drawn. */
const LINE = 2

export const placed = (marks: Marks, { x = 0, y = 0, scale = 1, turn = 0, isMirrored }: Place): Group => ({
  at: [
    `translate(${x} ${y})`,
    ...(turn === 0 ? [] : [`rotate(${turn})`]),
    ...(scale === 1 && !isMirrored ? [] : [`scale(${isMirrored ? `${-scale} ${scale}` : scale})`]),
  ].join(''),
  marks,
  line: tenth(LINE / scale),
})

/** The same on both sides of the middle. */
export const paired = (marks: Marks): Marks => [
  { at: 'scale(-1 1)', marks },
  { at: 'scale(1 1)', marks },
]

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`

/** A star with four points, as they hang in every sky of ours. */
export const twinkle = (x: number, y: number, size: number): string => {
  const [far, near] = [tenth(size * 0.75), tenth(size * 0.25)]
  return `M${x} ${tenth(y - size)}l${near} ${far} ${far} ${near}-${far} ${near}-${near} ${far}-${near}-${far}-${far}-${near} ${far}-${near}Z`
}

interface Burst {
  readonly x: number
  readonly y: number
  readonly outer: number
  readonly inner: number
  readonly spikes: number
}

/** The zigzag edge of a bang; every other spike is shorter. */
export function burst({ x, y, outer, inner, spikes }: Burst): string {
  const corner = (place: number) => {
    const angle = (place * Math.PI) / spikes - Math.PI / 2
    const radius = place % 2 === 1 ? inner : outer * (place % 4 === 0 ? 1 : 0.8)
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y + radius * Math.sin(angle))}`
  }
  return `M${Array.from({ length: 2 * spikes }, (_, place) => corner(place)).join('L')}Z`
}

interface Tear {
  /** Where the edge runs, and how far it strays from there. */
  readonly y: number
  readonly sway: number
  readonly from?: number
  readonly to?: number
  readonly bottom?: number
  /** Another sheet tears otherwise. */
  readonly seed?: number
}

/** A sheet of paper, torn along its upper edge. */
export function torn({ y, sway, from = -80, to = 176, bottom = 140, seed = 0 }: Tear): string {
  const steps = Math.ceil((to - from) / 6)
  const point = (step: number) => {
    const x = from + step * 6
    const wave = Math.sin(x / 34 + seed * 2.1) + 0.35 * Math.sin(x / 3.1 + seed * 5) * Math.sin(x / 7.7 + seed)
    return `${x} ${tenth(y - sway * wave)}`
  }
  return `M${from} ${bottom}L${Array.from({ length: steps + 1 }, (_, step) => point(step)).join('L')}V${bottom}Z`
}

const tenth = (value: number): number => Math.round(value * 10) / 10
