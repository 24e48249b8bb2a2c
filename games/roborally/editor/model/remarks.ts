import type { Course, Remark } from '../../rules/course/course.ts'
import { parseCourse } from '../../rules/course/parse.ts'
import { printCourse } from '../../rules/course/print.ts'
import { type Square, squareAt } from '../../rules/square.ts'

/** Where a place in a course's text lies on the drawing; null in the header, or where no square is. Both count from 1. */
export function squareInText(text: string, { line, column }: Pick<Remark, 'line' | 'column'>): Square | null {
  const lines = text.split('\n')
  const grid = lines.findIndex((one) => one.trimEnd() === 'grid')
  const posts = postsIn(lines[grid + 1] ?? '')
  const row = line - 1 - (grid + 1)
  const height = Math.floor((lines.findIndex((one) => one.trimEnd() === 'end') - grid - 2) / 2)
  const width = posts.length - 1
  if (grid < 0 || row < 0 || width < 1 || height < 1 || row > 2 * height) return null
  const x = posts.findLastIndex((post) => post <= column - 1)
  return squareAt({ width }, Math.min(Math.max(x, 0), width - 1), Math.min(Math.floor(row / 2), height - 1))
}

const postsIn = (line: string): readonly number[] =>
  [...line].flatMap((letter, place) => (letter === '+' ? [place] : []))

/** Line and column where a text position counted from 0 lies. */
export const offsetOf = (text: string, { line, column }: Pick<Remark, 'line' | 'column'>): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0) +
  column -
  1

/** RR-13.12: what keeps a drawn course from being played. Empty: it can be. */
export function faultsOf(course: Course): readonly Remark[] {
  const parsed = parseCourse(printCourse(course), 'course')
  return 'faults' in parsed ? parsed.faults : []
}
