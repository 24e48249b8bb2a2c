import { memo } from 'react'
import { CourseArt } from '../../board/art/course-art.tsx'
import { courseBox, viewBoxOf } from '../../board/art/course-box.ts'
import type { Course } from '../../rules/course/course.ts'
import css from './mine-panel.module.css'

/** A course at the size of a stamp. */
export const Thumb = memo(({ course }: { readonly course: Course }) => (
  <svg className={css.thumb} viewBox={viewBoxOf(courseBox(course, { hasCoordinates: false }))} aria-hidden="true">
    <CourseArt course={course} hasCoordinates={false} hasPennants={false} />
  </svg>
))
Thumb.displayName = 'Thumb'
