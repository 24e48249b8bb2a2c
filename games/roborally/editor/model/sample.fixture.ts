import type { Course } from '../../rules/course/course.ts'
import { parseCourse } from '../../rules/course/parse.ts'
import { printTile } from '../../rules/course/print.ts'
import { squareAt } from '../../rules/square.ts'
import { tileAt } from './tiles.ts'

/** The worked example of section 13. */
export const SORTING_CORNER = `rrcourse 1
name: Sorting Corner
difficulty: beginner
players: 2
heading: e
grid
+     +     +     +     +     +     +     +     +
|D1    .     >     >     vw    .     #     F2
+     +-----+     +     +     +     +     +     +
 .     Ps24  .     .     v     .     .     .
+     +     +     +     +     +     +     +     +
|D2    .     cw    .     ve    <<    <<    <<s
+     +     +     +     +     +     +     +     +
 .     .     *     .     v     .     .     ^^
+     +     +     +     +     +     +     +     +
 F1    .     .     ccw   .    |.     .     Zw2  |
+     +     +     +     +     +     +     +     +
end
`

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
