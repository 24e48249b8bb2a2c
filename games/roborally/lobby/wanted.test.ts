import { expect, test } from 'vitest'
import { COURSE_NAMES } from '../data/courses/names.ts'
import { printCourse } from '../rules/course/print.ts'
import { courseOf, splitCourses } from '../rules/course/table.ts'
import { factsOf } from './facts.ts'
import { seriesOf, seriesText, wantedCourse } from './wanted.ts'

const [first, second, third] = COURSE_NAMES
const own = printCourse({ ...courseOf(first), head: { ...courseOf(first).head, name: 'My Lane' } })
const series = { course: first, series: 'best-of-3' }

test('RR-2.6 a course is found by its name or its text, and nothing else is one', () => {
  expect(wantedCourse(second)).toMatchObject({ name: second, wanted: second })
  expect(wantedCourse(own)).toMatchObject({ name: 'My Lane', measured: null })
  expect(wantedCourse('rrcourse 1\nname: Half')).toBeNull()
  expect(wantedCourse('Nowhere')).toBeNull()
})

test('RR-12.15 every race has a course, the last one given if the list is shorter', () => {
  expect(seriesOf({ ...series, seriesCourses: '' })).toEqual([first, first, first])
  expect(seriesOf({ ...series, seriesCourses: `${second}\n${third}` })).toEqual([second, third, third])
})

test.each([
  [[first, first, first], ''],
  [[first, second, second], `${first}\n${second}`],
  [[second, second, second], second],
  [[first, second, first], `${first}\n${second}\n${first}`],
])('RR-12.15 %j is written as short as can be', (courses, text) => {
  expect(seriesText(courses, first)).toBe(text)
  expect(seriesOf({ ...series, seriesCourses: text })).toEqual(courses)
})

test('RR-12.15 your courses and those of the house stand in one list', () => {
  const text = seriesText([own, second, own], first)
  expect(splitCourses(text)).toHaveLength(3)
  expect(seriesOf({ ...series, seriesCourses: text }).map((one) => wantedCourse(one)?.name)).toEqual([
    'My Lane',
    second,
    'My Lane',
  ])
})

test('RR-13.2 what a course is like is told in figures, measured ones only where there are some', () => {
  const lane = wantedCourse(own)
  if (lane === null) throw new Error('This is a course.')
  const measured = {
    players: 4,
    races: 100,
    turns: { mean: 7, p50: 6.6, p95: 11.2 },
    deaths: 1.24,
    finished: 1,
    docks: { races: 100, wins: [25, 25, 25, 25] },
  }
  expect(factsOf(lane).map(({ figure, text }) => `${figure} ${text}`)).toEqual([
    '10×9 squares',
    '2 checkpoints',
    '2–8 robots',
  ])
  expect(factsOf({ ...lane, measured }).slice(3)).toEqual([
    { figure: '7–11', text: 'turns' },
    { figure: '1.2', text: 'robots lost' },
  ])
})

test('RR-2.6 a course of before is found by its name, as it was drawn then, and is not among those offered', () => {
  const lane = wantedCourse('Warm-Up Lane')
  expect(lane).toMatchObject({ name: 'Warm-Up Lane', measured: null })
  expect(COURSE_NAMES).not.toContain('Warm-Up Lane')
})
