import { useDeferredValue, useMemo } from 'react'
import type { Course, Remark } from '../rules/course/course.ts'
import { warningsOf } from '../rules/course/playable.ts'
import { printCourse } from '../rules/course/print.ts'
import type { Square } from '../rules/square.ts'
import { faultsOf, squareInText } from './model/remarks.ts'

/** A fault or warning, and the square it is about. */
export interface Finding extends Remark {
  readonly tone: 'fault' | 'warning'
  /** Null: about the course as a whole. */
  readonly square: Square | null
}

export interface CourseCheck {
  readonly findings: readonly Finding[]
  readonly isPlayable: boolean
}

/** RR-13.10: what is wrong with the course, worked out a moment after it was drawn. */
export function useCourseCheck(course: Course): CourseCheck {
  const settled = useDeferredValue(course)
  return useMemo(() => checkCourse(settled), [settled])
}

function checkCourse(course: Course): CourseCheck {
  const text = printCourse(course)
  const found = (tone: Finding['tone']) => (remark: Remark) => ({ ...remark, tone, square: squareInText(text, remark) })
  const faults = faultsOf(course)
  return {
    findings: [...faults.map(found('fault')), ...warningsOf(text).map(found('warning'))],
    isPlayable: faults.length === 0,
  }
}
