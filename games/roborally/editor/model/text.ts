import type { Course, Remark } from '../../rules/course/course.ts'
import { parseCourse } from '../../rules/course/parse.ts'
import { printCourse } from '../../rules/course/print.ts'

/** What stands in the text view: either the course as it is printed, or what somebody is just typing. */
export interface TextView {
  readonly text: string
  /** Why the drawing does not follow the text; empty where it does. */
  readonly faults: readonly Remark[]
  /** The course that the text stands for: the one drawn, or the last one that could be read. */
  readonly course: Course
}

/** Far more than a course of 24 by 24 needs, far less than a page can bear. */
const MOST_TEXT = 60_000
/** Larger ones can be written, but not drawn here. */
const MOST_SQUARES = 30 * 30

export const printed = (course: Course): TextView => ({ text: printCourse(course), faults: [], course })

/** Valid text moves the drawing; with a fault in it the last good drawing stays. Whether it can be played is seen later. */
export function typed({ course }: TextView, text: string): TextView {
  const read = readText(text)
  return 'course' in read ? { text, faults: [], course: read.course } : { text, faults: read.faults, course }
}

/** RR-13.14: a course that breaks only RR-13.10 can be drawn. */
export function readText(text: string): { readonly course: Course } | { readonly faults: readonly Remark[] } {
  if (text.length > MOST_TEXT) return { faults: [tooLarge('This text is too long for a course.')] }
  const parsed = parseCourse(text, 'scenario')
  if ('course' in parsed && parsed.course.tiles.length > MOST_SQUARES)
    return { faults: [tooLarge('A course has at most 24 columns and rows.')] }
  return parsed
}

const tooLarge = (text: string): Remark => ({ line: 1, column: 1, token: '', rule: 'RR-13.10', text })
