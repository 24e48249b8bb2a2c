import type { Course, Tile } from '../../rules/course/course.ts'
import { HEADINGS, type Heading, NORTH, WEST } from '../../rules/heading.ts'
import { placeOf, type Square } from '../../rules/square.ts'

/** Side of a square in the board's drawing units. */
export const TILE = 48

/** The tiles are drawn on a grid of 64 and scaled: their shapes need the finer numbers. */
export const CELL = 64
export const CELL_SCALE = TILE / CELL

/** Around the floor: the strip that is curb or hazard edge, and the rim of the plate, with room for coordinates. */
export const STRIP = 14
export const RIM = { wide: 46, narrow: 22 } as const

interface Sized {
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the drawn course covers, in board units: for a viewBox. Without coordinates only the floor and its edge. */
export function courseBox({ width, height }: Sized, { hasCoordinates = true } = {}): Box {
  const before = (hasCoordinates ? RIM.wide : RIM.narrow) * CELL_SCALE
  const after = RIM.narrow * CELL_SCALE
  // The plate is seen a little from the south: below it shows its thickness.
  const thickness = hasCoordinates ? 10 : 0
  return {
    x: -before,
    y: -before,
    width: width * TILE + before + after,
    height: height * TILE + before + after + thickness,
  }
}

/** Pixels below which no text goes, and the height of the smallest figures on the grid of 64. */
const LEAST_TEXT_PX = 12
const SMALLEST_FIGURE = 20

/** For `--figure-scale`: by how much figures outgrow a square that is shown this many pixels wide. */
export const figureScale = (squarePixels: number): number =>
  Math.min(1.5, Math.max(1, (LEAST_TEXT_PX * CELL) / (SMALLEST_FIGURE * squarePixels)))

export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`

/** The middle of a square in board units. */
export function centreOf(sized: Pick<Sized, 'width'>, square: Square): readonly [x: number, y: number] {
  const [x, y] = placeOf(sized, square)
  return [(x + 0.5) * TILE, (y + 0.5) * TILE]
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export const stepOf = (heading: Heading): readonly [x: number, y: number] => STEPS[heading]

/** The square beyond that side; undefined beyond the end of the board. */
export function neighbourOf({ width, height }: Sized, square: Square, to: Heading): Square | undefined {
  const [x, y] = placeOf({ width }, square)
  const [dx, dy] = stepOf(to)
  const isOnBoard = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height
  return isOnBoard ? square + dy * width + dx : undefined
}

export interface Edge {
  /** Where the line along the edge begins, in squares. */
  readonly x: number
  readonly y: number
  readonly isUpright: boolean
}

/** The edge on that side of a square: to the north and west it begins at the square's own corner. */
export function edgeOf(sized: Pick<Sized, 'width'>, square: Square, side: Heading): Edge {
  const [x, y] = placeOf(sized, square)
  const isUpright = side % 2 === 1
  const isOwn = side === NORTH || side === WEST
  return { x: x + (isUpright && !isOwn ? 1 : 0), y: y + (!isUpright && !isOwn ? 1 : 0), isUpright }
}

export interface Side {
  readonly square: Square
  readonly side: Heading
}

const squaresOf = ({ width, height }: Sized): readonly Square[] => Array.from({ length: width * height }, (_, i) => i)

/** All sides that lie on the end of the board. */
export const outerSides = (sized: Sized): readonly Side[] =>
  squaresOf(sized).flatMap((square) =>
    HEADINGS.filter((side) => neighbourOf(sized, square, side) === undefined).map((side) => ({ square, side })),
  )

/** Rotation that brings a tile drawn for the east to `to`. */
export const fromEast = (to: Heading): number => ((to + 3) % 4) * 90

/** A symbol of 64 by 64 laid on a square and turned. */
export function laid(sized: Pick<Sized, 'width'>, square: Square, degrees = 0): string {
  const [x, y] = placeOf(sized, square)
  const at = `translate(${x * CELL} ${y * CELL})`
  return degrees === 0 ? at : `${at} rotate(${degrees} 32 32)`
}

export interface Spot extends Tile {
  readonly square: Square
  /** Its north-western corner on the grid of the tiles. */
  readonly left: number
  readonly top: number
}

export const spotsOf = (course: Course): readonly Spot[] =>
  course.tiles.map((tile, square) => {
    const [x, y] = placeOf(course, square)
    return { ...tile, square, left: x * CELL, top: y * CELL }
  })
