import type { Course } from '../../rules/course/course.ts'
import { parseCourse } from '../../rules/course/parse.ts'
import { printTile } from '../../rules/course/print.ts'
import { squareAt } from '../../rules/square.ts'
import { tileAt } from './tiles.ts'

export { SORTING_CORNER } from '../../scenarios/course/course.fixture.ts'

export function courseIn(text: string): Course {
  const parsed = parseCourse(text, 'scenario')
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults))
  return parsed.course
}

/** A floor of that size without anything on it. */
export function bareFloor(width: number, height: number): Course {
  const edge = `${'+     '.repeat(width)}+`
  const row = ' .    '.repeat(width)
  return courseIn(['rrcourse 1', 'grid', edge, ...Array(height).fill([row, edge]).flat(), 'end'].join('\n'))
}

/** The tokens of a square, as the notation writes them. */
export const tokensAt = (course: Course, x: number, y: number): string =>
  printTile(tileAt(course, squareAt(course, x, y)))
