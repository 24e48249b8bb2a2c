import type { Course, Tile } from '../../rules/course/course.ts'
import { OFF_BOARD, type Square } from '../../rules/square.ts'
import { tileAt, withTile } from './tiles.ts'

/** What carries a number: checkpoints are touched in its order, docks are dealt in it. */
export type Numbered = 'checkpoint' | 'dock'

/** RR-13.8 */
export const MOST_NUMBERS = 8

export const numberOf = ({ checkpoint, dock }: Tile, kind: Numbered): number | undefined =>
  kind === 'checkpoint' ? checkpoint : dock?.number

export const withNumber = (tile: Tile, kind: Numbered, number: number): Tile =>
  kind === 'checkpoint' ? { ...tile, checkpoint: number } : { ...tile, dock: { ...tile.dock, number } }

export function withoutNumber(tile: Tile, kind: Numbered): Tile {
  const { checkpoint, dock, ...rest } = tile
  return kind === 'checkpoint'
    ? { ...rest, ...(dock !== undefined && { dock }) }
    : { ...rest, ...(checkpoint !== undefined && { checkpoint }) }
}

export const numbersOf = (course: Course, kind: Numbered): readonly number[] =>
  course.tiles.flatMap((tile) => numberOf(tile, kind) ?? []).toSorted((one, other) => one - other)

export const squareOf = (course: Course, kind: Numbered, number: number): Square => {
  const square = course.tiles.findIndex((tile) => numberOf(tile, kind) === number)
  return square === -1 ? OFF_BOARD : square
}

/** The lowest number that nothing has; null if all eight are given. */
export function freeNumber(course: Course, kind: Numbered): number | null {
  const taken = new Set(numbersOf(course, kind))
  for (let number = 1; number <= MOST_NUMBERS; number++) if (!taken.has(number)) return number
  return null
}

/** Those behind a number that is gone move up, so that no gap stays. */
export const closeGap = (course: Course, kind: Numbered, gone: number): Course =>
  renumbered(course, kind, (number) => (number > gone ? number - 1 : number))

/** Takes `from` out of the order and puts it back as `to`; those between move over. */
export function reorder(course: Course, kind: Numbered, from: number, to: number): Course {
  if ([from, to].some((number) => squareOf(course, kind, number) === OFF_BOARD)) return course
  return renumbered(course, kind, (number) => {
    if (number === from) return to
    if (number > from && number <= to) return number - 1
    return number < from && number >= to ? number + 1 : number
  })
}

const renumbered = (course: Course, kind: Numbered, give: (number: number) => number): Course =>
  course.tiles.reduce((done, tile, square) => {
    const number = numberOf(tile, kind)
    return number === undefined || give(number) === number
      ? done
      : withTile(done, square, withNumber(tileAt(done, square), kind, give(number)))
  }, course)
