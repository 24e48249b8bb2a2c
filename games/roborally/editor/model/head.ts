import type { Course, CourseHead } from '../../rules/course/course.ts'

/** RR-13.2: a key is written when it was given; an empty text takes it out. */
export type HeadChange = { readonly [K in keyof CourseHead]?: CourseHead[K] | undefined }

export function setHead(course: Course, change: HeadChange): Course {
  const wanted = { ...course.head, ...change }
  const given = Object.entries(wanted).flatMap(([key, value]) => {
    const clean = typeof value === 'string' ? oneLine(value) : value
    return clean === undefined || clean === '' ? [] : [[key, clean]]
  })
  const head: CourseHead = Object.fromEntries(given)
  return JSON.stringify(head) === JSON.stringify(course.head) ? course : { ...course, head }
}

/** RR-13.13: a header's value is one line, without spaces around it. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
