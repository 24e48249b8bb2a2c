import type { Course, Remark } from './course.ts'
import { type CourseKind, readCourse } from './read.ts'

export type { CourseKind } from './read.ts'

export type Parsed = { readonly course: Course } | { readonly faults: readonly Remark[] }

/** RR-13.12: the course, or everything that is wrong with the text, in the order of the text. */
export function parseCourse(text: string, kind: CourseKind): Parsed {
  const { drawn, faults } = readCourse(text, kind)
  return drawn !== null && faults.length === 0 ? { course: drawn.course } : { faults }
}
