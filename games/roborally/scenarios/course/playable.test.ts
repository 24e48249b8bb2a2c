import { describe, expect, it } from 'vitest'
import { parseCourse } from '../../rules/course/parse.ts'
import { warningsOf } from '../../rules/course/playable.ts'
import { SORTING_CORNER } from './course.fixture.ts'

const places = (text: string): readonly string[] =>
  warningsOf(text).map(({ line, column, token, rule }) => `${line}:${column} ${token} ${rule}`)

describe('RR-13.10 warnings', () => {
  it('RR-13.10 the worked example has none', () => {
    expect(places(SORTING_CORNER)).toEqual([])
  })

  it('RR-13.10 a checkpoint on a belt', () => {
    expect(places(SORTING_CORNER.replace('<<    <<    <<s', '<<    <<,F3 <<s'))).toEqual(['12:41 F3 RR-13.10'])
  })

  it('RR-13.10 a belt that leads off the board', () => {
    expect(places(SORTING_CORNER.replace('#     F2', '^     F2'))).toEqual(['8:38 ^ RR-13.10'])
  })

  it('RR-13.10 a belt that leads into a wall', () => {
    expect(places(SORTING_CORNER.replace('ccw   .    |.', 'ccw   >    |.'))).toEqual(['16:26 > RR-13.10'])
  })

  it('RR-13.10 a dock in the path of a laser, and none behind the wall that stops it', () => {
    expect(places(SORTING_CORNER.replace('|.     .     Zw2', '|D3    .     Zw2'))).toEqual(['16:32 D3 RR-13.10'])
    expect(places(SORTING_CORNER.replace('ccw   .    |.', 'ccw   D3   |.'))).toEqual([])
  })

  it('RR-13.10 a checkpoint with walls on three sides', () => {
    const text = SORTING_CORNER.replace(' F1    .', '|F1   |.').replace(
      /(\n)\+ {5}(\+ {5}){7}\+\nend/,
      '$1+-----$2'.concat('+     '.repeat(6), '+\nend'),
    )
    expect(places(text)).toEqual(['16:2 F1 RR-13.10'])
  })

  it('RR-13.10 of a course they name places in its printed text', () => {
    const parsed = parseCourse(SORTING_CORNER.replace('#     F2', '^     F2'), 'course')
    if ('faults' in parsed) throw new Error('no course')
    expect(warningsOf(parsed.course)).toMatchObject([{ line: 8, column: 38, token: '^' }])
  })

  it('RR-13.12 a text with faults has no warnings', () => {
    expect(places('rrcourse 1\ngrid\nend')).toEqual([])
  })
})
