import type { Heading } from '../heading.ts'
import type { Square } from '../square.ts'

export const DIFFICULTIES = ['beginner', 'standard', 'expert'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export interface Players {
  readonly least: number
  readonly most: number
}

/** RR-13.2: what the header says. A key that was not given is absent. */
export interface CourseHead {
  readonly name?: string
  readonly difficulty?: Difficulty
  readonly players?: Players
  readonly author?: string
  readonly note?: string
  readonly heading?: Heading
}

/** RR-13.9: at most one of these covers a square. */
export type Ground =
  | { readonly kind: 'floor' }
  | Belt
  | { readonly kind: 'gear'; readonly turn: 'clockwise' | 'counter-clockwise' }
  | { readonly kind: 'pit' }
  | { readonly kind: 'repair' }

export interface Belt {
  readonly kind: 'belt'
  readonly isExpress: boolean
  readonly to: Heading
  /** Sides through which a robot that is carried in gets turned, clockwise from north. */
  readonly curves: readonly Heading[]
}

export interface Pusher {
  readonly to: Heading
  /** 1 to 5, ascending. */
  readonly registers: readonly number[]
}

export interface Laser {
  readonly to: Heading
  readonly beams: number
}

export interface Dock {
  readonly number: number
  /** Its own heading, if it has one; otherwise the course's. */
  readonly heading?: Heading
}

export interface Tile {
  readonly ground: Ground
  readonly pusher?: Pusher
  /** Clockwise from north, at most one a direction. */
  readonly lasers: readonly Laser[]
  readonly checkpoint?: number
  readonly dock?: Dock
}

/** A course as its text says it: what the editor paints and the printer prints. Plain data. */
export interface Course {
  readonly head: CourseHead
  readonly width: number
  readonly height: number
  /** In reading order. */
  readonly tiles: readonly Tile[]
  /** By square: a wall to heading h sets bit `1 << h`. A wall between two squares stands in both. */
  readonly walls: readonly number[]
}

export const PLAIN: Tile = { ground: { kind: 'floor' }, lasers: [] }

export const hasWall = ({ walls }: Pick<Course, 'walls'>, square: Square, to: Heading): boolean =>
  ((walls[square] ?? 0) & (1 << to)) !== 0

/** A fault or a warning, and where in the text it lies; both count from 1. */
export interface Remark {
  readonly line: number
  readonly column: number
  /** The token it is about, as written. */
  readonly token: string
  readonly rule: string
  readonly text: string
}
