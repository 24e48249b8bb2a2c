import type { Course } from '../course/course.ts'
import type { Heading } from '../heading.ts'
import { OFF_BOARD, type Square } from '../square.ts'

export interface FactoryPusher {
  readonly square: Square
  readonly to: Heading
  /** Bit `1 << register` for each register in which it acts. */
  readonly registers: number
}

export interface FactoryLaser {
  readonly square: Square
  readonly to: Heading
  readonly beams: number
  /** RR-7.2: its own square and on, until a wall or the end of the board. */
  readonly path: readonly Square[]
}

export interface Start {
  readonly square: Square
  readonly heading: Heading
}

/** A course made ready to run: flat tables by square, so that a register costs microseconds. Never changed. */
export interface Factory {
  readonly course: Course
  readonly width: number
  readonly height: number
  readonly size: number
  /** `next[4 * square + heading]`: the square there, OFF_BOARD beyond the edge. */
  readonly next: Int16Array
  /** `reach[4 * square + heading]`: how many squares lie ahead before a wall or the end of the board. */
  readonly reach: Uint8Array
  /** By square: a wall to heading h sets bit `1 << h`. */
  readonly walls: Uint8Array
  readonly isPit: Uint8Array
  readonly isRepair: Uint8Array
  /** Where the belt of a square goes; -1: no belt. */
  readonly beltTo: Int8Array
  readonly isExpress: Uint8Array
  /** Curved entries: bit `1 << side`. */
  readonly curves: Uint8Array
  /** Quarter turns of the gear, 0: none. */
  readonly gear: Uint8Array
  /** Number of the checkpoint, 0: none. */
  readonly checkpoint: Uint8Array
  /** RR-6.4: in reading order. */
  readonly pushers: readonly FactoryPusher[]
  readonly lasers: readonly FactoryLaser[]
  /** Squares of checkpoints 1, 2, 3 … up to the highest; a number that a scenario leaves out is OFF_BOARD. */
  readonly checkpoints: readonly Square[]
  /** Docks 1, 2, 3 … */
  readonly docks: readonly Start[]
  readonly heading: Heading
}

/** The square that a step from here leads to, walls or not; OFF_BOARD beyond the edge. */
export const ahead = ({ next }: Factory, square: Square, to: Heading): Square => next[4 * square + to] ?? OFF_BOARD

export const isWalled = ({ walls }: Factory, square: Square, to: Heading): boolean =>
  ((walls[square] ?? 0) & (1 << to)) !== 0

export const isPit = (factory: Factory, square: Square): boolean => square !== OFF_BOARD && factory.isPit[square] === 1
