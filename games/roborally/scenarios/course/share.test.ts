import { isRefusal } from '@starboard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COURSES } from '../../data/courses/index.ts'
import { parseCourse } from '../../rules/course/parse.ts'
import { checkLetters } from '../../rules/course/share/letters.ts'
import { fromShareCode, shareCode } from '../../rules/course/share.ts'
import { courseOf } from '../../rules/course/table.ts'
import { anyCourse, SORTING_CORNER } from './course.fixture.ts'

const signed = (letters: string): string => `rr1.${checkLetters(letters)}${letters}`

const FIRST =
  'rr1.g9cmPp2ysM78Hsec8oOq6yec3gCx5jKcqNg2hmEN0wP8Yu39LxhIo7iWTL4AK3U1vO-n10fC-xkn1KmjCdffFmJVIjk35NDdbfEOdeTi9jcwvkiG-tf2Gsn7HZaYmB7jDg9kRdzx6-GJw'

const example = () => {
  const parsed = parseCourse(SORTING_CORNER, 'course')
  if ('faults' in parsed) throw new Error('no course')
  return parsed.course
}

describe('share code', () => {
  it('brings back any course', () => {
    fc.assert(fc.property(anyCourse, (course) => void expect(fromShareCode(shareCode(course))).toEqual(course)))
  })

  it('may stand in an address, and says which version it is', () => {
    fc.assert(fc.property(anyCourse, (course) => void expect(shareCode(course)).toMatch(/^rr1\.[A-Za-z0-9_-]+$/)))
  })

  it.each(COURSES)('of $name is short', ({ name }) => {
    expect(shareCode(courseOf(name)).length).toBeLessThan(420)
  })

  it('stays readable: this one was made by the first version', () => {
    expect(shareCode(example())).toBe(FIRST)
    expect(fromShareCode(FIRST)).toEqual(example())
  })

  it('does not mind spaces around it', () => {
    expect(fromShareCode(` ${shareCode(example())}\n`)).toEqual(example())
  })

  it('keeps words of any script', () => {
    const course = { ...example(), head: { name: 'Förderbänder 運搬 🤖', note: '\u0000\ud800' } }
    expect(fromShareCode(shareCode(course))).toEqual(course)
  })
})

describe('what is no share code is refused', () => {
  it('anything at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isRefusal(fromShareCode(text))).toBe(true)
        expect(isRefusal(fromShareCode(`rr1.${text}`))).toBe(true)
      }),
    )
  })

  it('a code with a letter changed, lost or added', () => {
    const code = shareCode(example())
    fc.assert(
      fc.property(
        fc.nat(code.length - 5),
        fc.constantFrom('', 'A', '_', 'AA', '+', ' '),
        fc.nat(2),
        (from, paste, cut) => {
          const torn = code.slice(0, 4 + from) + paste + code.slice(4 + from + cut)
          fc.pre(torn.trim() !== code)
          expect(isRefusal(fromShareCode(torn))).toBe(true)
        },
      ),
    )
  })

  it('a right sum over letters that mean nothing, however many', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABYZaz09-_'), maxLength: 300 })
    fc.assert(
      fc.property(letters, (text) => void expect(isRefusal(fromShareCode(signed(text)))).toBe(true)),
      { numRuns: 20 },
    )
    expect(isRefusal(fromShareCode(signed('A'.repeat(50_000))))).toBe(true)
    expect(isRefusal(fromShareCode(signed('A'.repeat(5_000_000))))).toBe(true)
  })
})
