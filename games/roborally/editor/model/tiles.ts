import { type Course, type Ground, hasWall, PLAIN, type Tile } from '../../rules/course/course.ts'
import { type Heading, opposite } from '../../rules/heading.ts'
import { isPlaceOn, OFF_BOARD, placeOf, type Square, squareAt } from '../../rules/square.ts'

/** RR-13.10: what the editor lets a course grow and shrink to. */
export const SIZES = { least: 4, most: 24 } as const

/** What an edit made of a course, and what it had to say about it. */
export interface Edit {
  readonly course: Course
  readonly notes: readonly string[]
}

export const edited = (course: Course, ...notes: readonly string[]): Edit => ({ course, notes })

/** One edit after the other; all they have to say is kept. */
export const andThen = ({ course, notes }: Edit, next: (course: Course) => Edit): Edit => {
  const more = next(course)
  return more.notes.length === 0 ? { course: more.course, notes } : edited(more.course, ...notes, ...more.notes)
}

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

export function neighbourOf(course: Pick<Course, 'width' | 'height'>, square: Square, to: Heading): Square {
  const [x, y] = placeOf(course, square)
  const [dx, dy] = STEPS[to] ?? [0, 0]
  return isPlaceOn(course, [x + dx, y + dy]) ? squareAt(course, x + dx, y + dy) : OFF_BOARD
}

export const tileAt = ({ tiles }: Pick<Course, 'tiles'>, square: Square): Tile => tiles[square] ?? PLAIN

export const withTile = (course: Course, square: Square, tile: Tile): Course =>
  course.tiles[square] === tile ? course : { ...course, tiles: course.tiles.with(square, tile) }

export const withGround = (tile: Tile, ground: Ground): Tile => ({ ...tile, ground })

/** RR-13.7: a wall is drawn once and belongs to both squares. */
export function withWall(course: Course, square: Square, to: Heading, isWall: boolean): Course {
  if (hasWall(course, square, to) === isWall) return course
  const beyond = neighbourOf(course, square, to)
  const walls = [...course.walls]
  setBit(walls, square, to, isWall)
  if (beyond !== OFF_BOARD) setBit(walls, beyond, opposite(to), isWall)
  return { ...course, walls }
}

function setBit(walls: number[], square: Square, to: Heading, isSet: boolean): void {
  const bits = walls[square] ?? 0
  walls[square] = isSet ? bits | (1 << to) : bits & ~(1 << to)
}

export const isPlain = ({ ground, pusher, lasers, checkpoint, dock }: Tile): boolean =>
  ground.kind === 'floor' &&
  pusher === undefined &&
  lasers.length === 0 &&
  checkpoint === undefined &&
  dock === undefined

/** As the rules write a square. */
export const onSquare = (course: Pick<Course, 'width'>, square: Square): string => `[${placeOf(course, square)}]`
