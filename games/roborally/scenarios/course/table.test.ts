import { describe, expect, it } from 'vitest'
import { COURSE_NAMES } from '../../data/courses/names.ts'
import { checkCourse, courseFor, courseOf, factoryFor, splitCourses } from '../../rules/course/table.ts'
import { SORTING_CORNER } from './course.fixture.ts'

const wishes = (course: string, seriesCourses?: string) =>
  ({
    course,
    series: seriesCourses === undefined ? 'single' : 'best-of-3',
    seriesCourses: seriesCourses ?? '',
  }) as const

const nameFor = (options: ReturnType<typeof wishes>, race: number) => courseFor({ options, race }).head.name

describe('which course is raced on', () => {
  it.each(COURSE_NAMES)('RR-2.6 %s by its name', (name) => {
    expect(courseOf(name).head.name).toBe(name)
    expect(checkCourse(name)).toBeNull()
  })

  it('RR-2.6 a text', () => {
    expect(nameFor(wishes(SORTING_CORNER), 1)).toBe('Sorting Corner')
    expect(checkCourse(SORTING_CORNER)).toBeNull()
  })

  it('RR-12.15 race r uses the r-th course of the series, the last one if there are fewer', () => {
    const options = wishes('Warm-Up Lane', 'Needle Works, Loading Loop')
    expect([1, 2, 3].map((race) => nameFor(options, race))).toEqual(['Needle Works', 'Loading Loop', 'Loading Loop'])
  })

  it('RR-12.15 without a list, and outside a series, it is the course of the table', () => {
    expect(nameFor(wishes('Needle Works', ''), 2)).toBe('Needle Works')
    expect(nameFor({ ...wishes('Needle Works'), seriesCourses: 'Loading Loop' }, 1)).toBe('Needle Works')
  })

  it('RR-12.15 a list may hold names and texts, apart by commas or lines', () => {
    const list = `Needle Works\n${SORTING_CORNER}\nLoading Loop,Warm-Up Lane,\n`
    expect(splitCourses(list)).toEqual(['Needle Works', SORTING_CORNER, 'Loading Loop', 'Warm-Up Lane'])
    expect(splitCourses('rrcourse 1\nname: Torn')).toEqual(['rrcourse 1\nname: Torn'])
    expect(splitCourses('')).toEqual([])
  })

  it('RR-13.13 RR-12.15 comments after the end of a text are no courses', () => {
    const list = `${SORTING_CORNER}; drawn by hand, twice\r\n\r\n${SORTING_CORNER};\nLoading Loop`
    expect(splitCourses(list)).toEqual([SORTING_CORNER, SORTING_CORNER, 'Loading Loop'])
  })

  it('the same course is the same object, and so is its factory', () => {
    const race = { options: wishes(SORTING_CORNER), race: 1 }
    expect(courseFor(race)).toBe(courseFor({ ...race }))
    expect(factoryFor(race)).toBe(factoryFor({ ...race }))
  })

  it('many others in between are forgotten, and it is read again', () => {
    const first = courseOf(SORTING_CORNER)
    for (let count = 0; count < 70; count++) courseOf(SORTING_CORNER.replace('Sorting', `Sorting ${count}`))
    expect(courseOf(SORTING_CORNER)).not.toBe(first)
    expect(courseOf(SORTING_CORNER)).toEqual(first)
  })
})

describe('a course that is none', () => {
  it('RR-2.6 an unknown name is refused with the names there are', () => {
    expect(checkCourse('Warm Lane')).toMatchObject({ code: 'no-such-course', rule: 'RR-2.6' })
    expect(checkCourse('Warm Lane')?.text).toContain(COURSE_NAMES.join(', '))
  })

  it('RR-13.12 a text with a fault is refused with its place', () => {
    expect(checkCourse(SORTING_CORNER.replace('cw', 'cx'))).toEqual({
      kind: 'refusal',
      code: 'bad-course',
      rule: 'RR-13.8',
      text: 'Line 12, column 14: A gear is written `cw` or `ccw`.',
    })
  })
})
