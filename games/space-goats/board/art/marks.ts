import type { Coat, Ink } from './palette.ts'

/** One path of a drawing. */
export interface Mark {
  readonly d: string
  /** None: only the line is drawn. */
  readonly fill?: Ink
  /** Width of its line; without it the usual one of the drawing, 0 for no line. */
  readonly line?: number
  /** Colour of its line, if it is not ink. */
  readonly ink?: Ink
  /** Its line is a row of round dots. */
  readonly isDotted?: true
}

/** A part of a drawing that is moved, or has colours of its own. */
export interface Part {
  readonly marks: readonly Mark[]
  readonly at?: string
  readonly coat?: Partial<Coat>
  /** The usual width of its lines, before it is scaled. */
  readonly line?: number
  readonly opacity?: number
  /** A name by which a film can find and move it. */
  readonly name?: 'flame' | 'shield' | 'smoke'
}

/** A shape with its outline. */
export const shape = (fill: Ink, d: string, line?: number): Mark =>
  line === undefined ? { fill, d } : { fill, d, line }

/** A shape without outline. */
export const flat = (fill: Ink, d: string): Mark => ({ fill, d, line: 0 })

/** Only a line. */
export const stroke = (d: string, line: number, ink: Ink = 'line'): Mark => ({ d, line, ink })

/** Between two dots of one row. */
export const DOT_STEP = 5

type DotRow = readonly [y: number, from: number, to: number]

/** Halftone: rows of dots, every other one shifted by half a step. */
export function dots(rows: readonly DotRow[], size = 2.3, ink: Ink = 'shade'): Mark {
  const d = rows.map(([y, from, to], row) => `M${onGrid(from, row)} ${y}H${to}`).join('')
  return { d, line: size, ink, isDotted: true }
}

function onGrid(x: number, row: number): number {
  const shift = (row % 2) * (DOT_STEP / 2)
  return Math.ceil((x - shift) / DOT_STEP) * DOT_STEP + shift
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`

/** A star with four points, as they hang in every sky of ours. */
export const star = (x: number, y: number, size: number): string => {
  const [far, near] = [tenth(size * 0.75), tenth(size * 0.25)]
  return `M${x} ${tenth(y - size)}l${near} ${far} ${far} ${near}-${far} ${near}-${near} ${far}-${near}-${far}-${far}-${near} ${far}-${near}Z`
}

const REACH = 170

/** Rays around a point, as wide as the gaps between them. */
export function rays(x: number, y: number, count: number): string {
  const edge = (step: number) => {
    const angle = (step * Math.PI) / count
    return `${Math.round(x + REACH * Math.cos(angle))} ${Math.round(y + REACH * Math.sin(angle))}`
  }
  return Array.from({ length: count }, (_, ray) => `M${x} ${y}L${edge(2 * ray)} ${edge(2 * ray + 1)}Z`).join('')
}

/** The zigzag edge of an explosion around a point; spikes and dents take turns. */
export function zigzag(x: number, y: number, radii: readonly [outer: number, inner: number], spikes: number): string {
  const corner = (place: number) => {
    const angle = (place * Math.PI) / spikes - Math.PI / 2
    const radius = place % 2 === 1 ? radii[1] : radii[0] * (place % 4 === 0 ? 1 : 0.86)
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y + radius * Math.sin(angle))}`
  }
  return `M${Array.from({ length: 2 * spikes }, (_, place) => corner(place)).join('L')}Z`
}

const tenth = (value: number) => Math.round(value * 10) / 10
