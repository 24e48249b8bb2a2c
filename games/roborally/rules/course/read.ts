import { readTile, withoutWall } from './combine.ts'
import type { Course, Remark } from './course.ts'
import { type Grid, readGrid } from './grid.ts'
import { type Header, readHeader } from './header.ts'
import { inReadingOrder, linesOf } from './spot.ts'
import { type Drawn, doubled, unplayable, unreachable } from './whole.ts'

/** A course must be playable (RR-13.10); the floor of a scenario need not be (RR-13.14). */
export type CourseKind = 'course' | 'scenario'

export interface Reading {
  /** Null where there is not even a grid. */
  readonly drawn: Drawn | null
  /** By their places in the text. */
  readonly faults: readonly Remark[]
}

/** The whole text with the place of everything in it. */
export function readCourse(text: string, kind: CourseKind): Reading {
  const lines = linesOf(text)
  const header = readHeader(lines)
  const { grid, faults } = readGrid(lines, header.gridFrom)
  // Where the grid is missing altogether, that has been said already.
  const found = header.gridSpot === null && grid === null ? [...header.faults] : [...header.faults, ...faults]
  if (grid === null) return { drawn: null, faults: found.toSorted(inReadingOrder) }
  const { drawn, faults: ofTiles } = drawnFrom(header, grid)
  found.push(...ofTiles, ...doubled(drawn.placed, 'checkpoint'), ...doubled(drawn.placed, 'dock'))
  // What cannot be read may be just what seems to be missing, so one thing after the other.
  if (kind === 'course' && found.length === 0) found.push(...unplayable(drawn))
  if (kind === 'course' && found.length === 0) found.push(...unreachable(drawn))
  return { drawn, faults: found.toSorted(inReadingOrder) }
}

function drawnFrom(header: Header, grid: Grid): { readonly drawn: Drawn; readonly faults: readonly Remark[] } {
  const { width, height, walls, firstLine } = grid
  const tiles = grid.contents.map(readTile)
  const course: Course = { head: header.head, width, height, tiles: tiles.map(({ tile }) => tile), walls }
  const placed = tiles.map((tile) => tile.placed)
  const hanging = placed.flatMap((parts, square) => withoutWall(course, square, parts))
  return {
    drawn: { course, header, firstLine, placed },
    faults: [...tiles.flatMap((tile) => tile.faults), ...hanging],
  }
}
