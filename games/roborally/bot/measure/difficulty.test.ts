import { describe, expect, it } from 'vitest'
import { COURSES } from '../../data/courses/index.ts'
import { courseOf } from '../../rules/course/table.ts'
import { difficultyOf, hardnessOf } from './difficulty.ts'

describe('how hard a course is', () => {
  it.each(COURSES.map(({ name, text }) => ({ name, text })))('RR-15 $name is what it says of itself', ({ text }) => {
    const course = courseOf(text)
    expect(difficultyOf(hardnessOf(course))).toBe(course.head.difficulty)
  })

  it('counts pits, beams and pushers', () => {
    const [easy = ''] = COURSES.map(({ text }) => text)
    const { perils } = hardnessOf(courseOf(easy))
    expect(perils).toBe(2)
    expect(hardnessOf(courseOf(easy.replace('#', '.'))).perils).toBe(1)
  })

  it.each([
    ['beginner', { registers: 32, perils: 5 }],
    ['standard', { registers: 33, perils: 5 }],
    ['standard', { registers: 20, perils: 6 }],
    ['expert', { registers: 45, perils: 0 }],
    ['expert', { registers: 20, perils: 33 }],
  ] as const)('is called %s', (word, hardness) => {
    expect(difficultyOf(hardness)).toBe(word)
  })
})
