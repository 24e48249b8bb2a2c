import { describe, expect, it } from 'vitest'
import { printCourse } from '../../rules/course/print.ts'
import { squareAt } from '../../rules/square.ts'
import { faultsOf, offsetOf, squareInText } from './remarks.ts'
import { bareFloor, courseIn, SORTING_CORNER } from './sample.fixture.ts'
import { printed, readText, typed } from './text.ts'

const corner = courseIn(SORTING_CORNER)

describe('the text view', () => {
  it('RR-13.11 shows what is drawn, and reading it changes nothing', () => {
    const view = printed(corner)
    expect(view.text).toBe(SORTING_CORNER)
    expect(typed(view, view.text).course).toEqual(corner)
  })

  it('moves the drawing with every valid text, whatever its spaces', () => {
    const view = typed(
      printed(corner),
      SORTING_CORNER.replace(' #  ', ' .  ').replace('name: Sorting', 'name:   Sorting'),
    )
    expect(view.faults).toEqual([])
    expect(printCourse(view.course)).toBe(SORTING_CORNER.replace(' #  ', ' .  '))
  })

  it('RR-13.12 keeps the last good drawing and says what is wrong where', () => {
    const wrong = typed(printed(corner), SORTING_CORNER.replace('ccw', 'cow'))
    expect(wrong.course).toBe(corner)
    expect(wrong.faults[0]).toMatchObject({ line: 16, column: 20, token: 'cow' })
    expect(offsetOf(wrong.text, { line: 16, column: 20 })).toBe(wrong.text.indexOf('cow'))
    expect(typed(wrong, SORTING_CORNER).faults).toEqual([])
  })

  it('RR-13.14 draws what cannot be played yet, and the check says why', () => {
    const view = typed(printed(corner), SORTING_CORNER.replace('D2', '. '))
    expect(view.faults).toEqual([])
    expect(faultsOf(view.course)).toMatchObject([{ rule: 'RR-13.10', line: 4, token: '2' }])
  })

  it('RR-13.10 does not draw what is far too large', () => {
    expect(readText('x'.repeat(70_000))).toMatchObject({ faults: [{ rule: 'RR-13.10' }] })
    expect(readText(printCourse({ ...bareFloor(31, 31) }))).toMatchObject({ faults: [{ rule: 'RR-13.10' }] })
  })
})

describe('RR-13.12 a place in the text is found on the drawing', () => {
  it.each([
    ['cw ', 2, 2],
    ['Zw2', 7, 4],
    ['F1', 0, 4],
    ['#', 6, 0],
  ])('%s', (token, x, y) => {
    const lines = SORTING_CORNER.split('\n')
    const line = lines.findIndex((one, number) => number > 5 && one.includes(token))
    const column = (lines[line] ?? '').indexOf(token) + 1
    expect(squareInText(SORTING_CORNER, { line: line + 1, column })).toBe(squareAt(corner, x, y))
  })

  it('and in the header nowhere', () => {
    expect(squareInText(SORTING_CORNER, { line: 4, column: 10 })).toBeNull()
    expect(squareInText('nothing', { line: 1, column: 1 })).toBeNull()
  })
})
