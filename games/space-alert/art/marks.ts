import type { Ink } from './palette.ts'

/** One path of a drawing. */
export interface Path {
  readonly d: string
  /** None: only the line is drawn. */
  readonly fill?: Ink
  /** Width of its line; without it the usual one of the drawing, 0 for no line. */
  readonly line?: number
  /** Colour of its line, if it is not the outline's. */
  readonly ink?: Ink
  readonly dash?: string
}

/** Marks that are moved together. */
interface Group {
  readonly at: string
  readonly marks: Marks
  /** The usual width of their lines, before they are scaled. */
  readonly line?: number
}

export type Mark = Path | Group
export type Marks = readonly Mark[]

/** The usual width of lines, whatever the scale of what is drawn. */
export const LINE = 1.7

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

export const dashed = (d: string, line: number, ink: Ink, dash = '3 2.4'): Path => ({ d, line, ink, dash })

/** A hose, an arm or a barrel: a coloured line with an outline on both sides. */
export const pipe = (d: string, ink: Ink, line: number, edge = 1.2): Marks => [
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

export const placed = (marks: Marks, { x = 0, y = 0, scale = 1, turn = 0, isMirrored }: Place): Group => ({
  at: [
    `translate(${x} ${y})`,
    ...(turn === 0 ? [] : [`rotate(${turn})`]),
    ...(scale === 1 && !isMirrored ? [] : [`scale(${isMirrored ? `${-scale} ${scale}` : scale})`]),
  ].join(''),
  marks,
  line: tenth(LINE / scale),
})

interface Box {
  readonly width: number
  readonly height: number
  /** The longer side afterwards. */
  readonly size?: number
}

/** Something that was drawn from its corner, in the middle and in size. */
export function fitted(marks: Marks, { width, height, size = 40 }: Box): Group {
  const scale = size / Math.max(width, height)
  return placed(marks, {
    x: tenth((-width / 2) * scale),
    y: tenth((-height / 2) * scale),
    scale: Math.round(scale * 1000) / 1000,
  })
}

/** The same on both sides of the middle. */
export const paired = (...marks: Marks): Marks => [
  { at: 'scale(1 1)', marks },
  { at: 'scale(-1 1)', marks },
]

/** A hull from above: its left side as points from nose to stern; the right side is the same, in shade. */
export function hull(fill: Ink, left: string, line?: number): Marks {
  const points = pointsOf(left)
  const right = points.map(([x, y]) => [-x, y] as const)
  return [
    shape(fill, outline([...points, ...right.toReversed()]), line),
    flat('shade', outline([...right, [0, points.at(-1)?.[1] ?? 0], [0, points[0]?.[1] ?? 0]])),
  ]
}

type Point = readonly [x: number, y: number]

const pointsOf = (text: string): readonly Point[] =>
  text.split(', ').map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [x, y]
  })

const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`

interface Burst {
  readonly x?: number
  readonly y?: number
  readonly outer: number
  readonly inner: number
  readonly spikes: number
}

/** The zigzag edge of a bang; every other spike is shorter. */
export function burst({ x = 0, y = 0, outer, inner, spikes }: Burst): string {
  const corner = (place: number): Point => {
    const angle = (place * Math.PI) / spikes - Math.PI / 2
    const radius = place % 2 === 1 ? inner : outer * (place % 4 === 0 ? 1 : 0.8)
    return [tenth(x + radius * Math.cos(angle)), tenth(y + radius * Math.sin(angle))]
  }
  return outline(Array.from({ length: 2 * spikes }, (_, place) => corner(place)))
}

const tenth = (value: number): number => Math.round(value * 10) / 10
