import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COURSES } from '../../data/courses/index.ts'
import { type CourseKind, parseCourse } from '../../rules/course/parse.ts'
import { warningsOf } from '../../rules/course/playable.ts'
import { printCourse } from '../../rules/course/print.ts'
import { linesOf } from '../../rules/course/spot.ts'
import { anyCourse, SORTING_CORNER } from './course.fixture.ts'

const read = (text: string, kind: CourseKind = 'scenario') => {
  const parsed = parseCourse(text, kind)
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults[0]))
  return parsed.course
}

describe('a course and its text', () => {
  it('RR-13.11 parsing a printed course gives the same course', () => {
    fc.assert(fc.property(anyCourse, (course) => void expect(read(printCourse(course))).toEqual(course)))
  })

  it('RR-13.11 printing a canonical text gives the same text', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const text = printCourse(course)
        expect(printCourse(read(text))).toBe(text)
      }),
    )
  })

  it('RR-13.11 the worked example of section 13 comes back letter by letter (edge case 28)', () => {
    expect(printCourse(read(SORTING_CORNER, 'course'))).toBe(SORTING_CORNER)
  })

  it.each(COURSES)('RR-13.11 $name is written canonically', ({ text }) => {
    expect(printCourse(read(text, 'course'))).toBe(text)
  })

  it('RR-13.13 \\r\\n, trailing spaces and comments make no difference', () => {
    const loose = SORTING_CORNER.replaceAll('\n', '   \r\n').replace('players: 2', '; two only\n\nplayers:2')
    expect(read(`${loose}\n; the end\n`, 'course')).toEqual(read(SORTING_CORNER, 'course'))
  })

  it('RR-13.4 columns may be as wide as they like', () => {
    const narrow = SORTING_CORNER.replaceAll('+     ', '+         ').replaceAll('+-----+', '+---------+')
    const wide = narrow.replaceAll(
      /^([ |])(.*)$/gm,
      (_, first: string, rest: string) => first + rest.replaceAll(/(.{5})([ |]|$)/g, '$1    $2'),
    )
    expect(read(wide, 'course')).toEqual(read(SORTING_CORNER, 'course'))
  })
})

/** Texts that are almost courses: one with some pieces replaced. */
const torn = fc
  .tuple(
    fc.oneof(fc.constantFrom(SORTING_CORNER, ...COURSES.map(({ text }) => text)), anyCourse.map(printCourse)),
    fc.array(
      fc.record({
        at: fc.nat(4000),
        cut: fc.nat(12),
        paste: fc.oneof(
          fc.string({ maxLength: 6 }),
          fc.constantFrom('\n', '+', '|', '-', ' ', ',', 'F1', 'D1', '#', '>>', 'end\n', '\r'),
        ),
      }),
      { maxLength: 5 },
    ),
  )
  .map(([text, cuts]) =>
    cuts.reduce((one, { at, cut, paste }) => {
      const place = at % (one.length + 1)
      return one.slice(0, place) + paste + one.slice(place + cut)
    }, text),
  )

describe('any text at all', () => {
  it('RR-13.12 is a course or has faults, each at a place within the text where its token stands', () => {
    fc.assert(
      fc.property(
        fc.oneof(torn, fc.string({ unit: 'binary', maxLength: 200 })),
        fc.constantFrom('course', 'scenario'),
        (text, kind) => {
          const parsed = parseCourse(text, kind)
          if ('course' in parsed) return
          expect(parsed.faults.length).toBeGreaterThan(0)
          for (const { line, column, token } of [...parsed.faults, ...warningsOf(text)]) {
            const row = linesOf(text)[line - 1]
            expect(row, `line ${line}`).toBeDefined()
            expect(row?.slice(column - 1, column - 1 + token.length)).toBe(token)
            expect(column).toBeLessThanOrEqual((row?.length ?? 0) + 1)
            expect(Math.min(line, column)).toBeGreaterThanOrEqual(1)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('RR-13.12 tells the faults in the order of the text', () => {
    fc.assert(
      fc.property(torn, (text) => {
        const parsed = parseCourse(text, 'course')
        const faults = 'faults' in parsed ? parsed.faults : []
        const places = faults.map(({ line, column }) => line * 1e6 + column)
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }),
    )
  })
})
