import { COURSES, type Measured } from '../data/courses/index.ts'
import type { Course } from '../rules/course/course.ts'
import { checkCourse, courseOf, wantedCourses } from '../rules/course/table.ts'
import { form } from '../rules/options.ts'

/** A course that somebody asks for, by name or by text. */
export interface WantedCourse {
  /** As the option says it. */
  readonly wanted: string
  readonly name: string
  readonly course: Course
  /** Only courses of the house are measured. */
  readonly measured: Measured | null
}

/** Null: this is no course. */
export function wantedCourse(wanted: string): WantedCourse | null {
  if (checkCourse(wanted) !== null) return null
  const built = COURSES.find(({ name }) => name === wanted)
  const course = courseOf(wanted)
  return { wanted, name: built?.name ?? course.head.name ?? 'A course', course, measured: built?.measured ?? null }
}

/** RR-12.15: what is driven in each of the three races. */
export function seriesOf(values: Readonly<Record<string, unknown>>): readonly string[] {
  const courses = wantedCourses({
    course: String(values.course ?? ''),
    series: values.series === 'best-of-3' ? 'best-of-3' : 'single',
    seriesCourses: String(values.seriesCourses ?? ''),
  })
  return RACES.map((race) => courses[Math.min(race, courses.length) - 1] ?? '')
}

export const RACES = [1, 2, 3] as const

/** The shortest way to say which courses are driven; empty where all are the table's own. */
export function seriesText(courses: readonly string[], course: string): string {
  if (courses.every((one) => one === course)) return ''
  const last = courses.findLastIndex((one, place) => place === 0 || one !== courses[place - 1])
  return courses
    .slice(0, last + 1)
    .map((one) => one.trimEnd())
    .join('\n')
}

/** The text of a course may be at most this long. */
export const MOST_TEXT = form.form.find(({ name }) => name === 'course')?.max ?? 0
