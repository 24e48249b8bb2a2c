import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Course, hasWall } from '../../rules/course/course.ts'
import { parseCourse } from '../../rules/course/parse.ts'
import { printCourse } from '../../rules/course/print.ts'
import { HEADINGS, LEFT, opposite, RIGHT } from '../../rules/heading.ts'
import { OFF_BOARD, squareAt } from '../../rules/square.ts'
import { TOOLS } from './brush.ts'
import { toggleCurve } from './curves.ts'
import { setHead } from './head.ts'
import { change, type History, historyOf, redo, select, undo } from './history.ts'
import { numbersOf, reorder } from './numbers.ts'
import { grow, shrink } from './resize.ts'
import { rotate } from './rotate.ts'
import { courseIn, SORTING_CORNER } from './sample.fixture.ts'
import { beginStroke, extendStroke, floodFrom, type Spot } from './stroke.ts'
import { neighbourOf } from './tiles.ts'

const part = fc.integer({ min: 0, max: 99 })
const heading = fc.constantFrom(...HEADINGS)
const spot = fc.record({ x: part, y: part, side: heading, isAtEdge: fc.boolean() })
const brush = fc.record({
  tool: fc.constantFrom(...TOOLS),
  heading,
  registers: fc.constantFrom([1, 3, 5], [2, 4], [5]),
  beams: fc.integer({ min: 1, max: 3 }),
})

type Step = (course: Course) => Course
type RawSpot = { readonly x: number; readonly y: number } & Pick<Spot, 'side' | 'isAtEdge'>

const squareIn = (course: Course, { x, y }: { x: number; y: number }) =>
  squareAt(course, x % course.width, y % course.height)
const spotIn = (course: Course, { side, isAtEdge, ...place }: RawSpot): Spot => ({
  square: squareIn(course, place),
  side,
  isAtEdge,
})

const strokes: fc.Arbitrary<Step> = fc
  .record({ brush, first: spot, path: fc.array(spot, { maxLength: 3 }) })
  .map(({ brush: wanted, first, path }) => (course) => {
    const begun = beginStroke(course, wanted, spotIn(course, first))
    return path.reduce((drawn, to) => extendStroke(drawn.course, drawn.stroke, squareIn(course, to)), begun).course
  })

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: strokes },
  fc.tuple(brush, spot).map<Step>(
    ([wanted, where]) =>
      (course) =>
        floodFrom(course, wanted, squareIn(course, where))?.course ?? course,
  ),
  fc.tuple(spot, fc.constantFrom(LEFT, RIGHT)).map<Step>(
    ([where, by]) =>
      (course) =>
        rotate(course, squareIn(course, where), by).course,
  ),
  heading.map<Step>((side) => (course) => grow(course, side).course),
  heading.map<Step>((side) => (course) => shrink(course, side).course),
  fc.tuple(spot, heading).map<Step>(
    ([where, side]) =>
      (course) =>
        toggleCurve(course, squareIn(course, where), side),
  ),
  fc.tuple(part, part).map<Step>(
    ([from, to]) =>
      (course) =>
        reorder(course, 'checkpoint', 1 + (from % 8), 1 + (to % 8)),
  ),
  fc.string().map<Step>((name) => (course) => setHead(course, { name })),
)

const start = courseIn(SORTING_CORNER)
const RUNS = { numRuns: 150, seed: 5 }

describe(`any sequence of edits (seed ${RUNS.seed})`, () => {
  it('RR-13.11 leaves a course that its own text gives back', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (edits) => {
        const course = edits.reduce((now, edit) => edit(now), start)
        expect(parseCourse(printCourse(course), 'scenario')).toEqual({ course })
      }),
      RUNS,
    )
  })

  it('RR-13.7, 13.10 leaves walls that both squares know and numbers without gaps', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (edits) => {
        const course = edits.reduce((now, edit) => edit(now), start)
        for (const square of course.tiles.keys())
          for (const to of HEADINGS) {
            const beyond = neighbourOf(course, square, to)
            if (beyond !== OFF_BOARD) expect(hasWall(course, beyond, opposite(to))).toBe(hasWall(course, square, to))
          }
        for (const kind of ['checkpoint', 'dock'] as const)
          expect(numbersOf(course, kind)).toEqual(numbersOf(course, kind).map((_, place) => place + 1))
      }),
      RUNS,
    )
  })

  it('is undone to the first document and redone to the last', () => {
    const grouped = fc.record({ edit: steps, group: fc.constantFrom(null, 'a', 'b'), look: fc.option(part) })
    fc.assert(
      fc.property(fc.array(grouped, { maxLength: 30 }), (edits) => {
        const first = historyOf(start)
        const last = edits.reduce<History>(
          (now, { edit, group, look }) => select(change(now, edit(now.now.course), group), look),
          first,
        )
        const back = all(last, undo)
        expect(back.now.course).toBe(start)
        expect(back.past).toEqual([])
        expect(all(back, redo).now).toEqual(last.now)
      }),
      RUNS,
    )
  })
})

/** Until nothing changes any more. */
function all(history: History, step: (history: History) => History): History {
  const next = step(history)
  return next === history ? history : all(next, step)
}

describe('undo', () => {
  const other = setHead(start, { name: 'Other' })
  const third = setHead(start, { name: 'Third' })

  it('takes the changes of one drag back together, those of two drags one by one', () => {
    const dragged = change(change(historyOf(start), other, 'drag 1'), third, 'drag 1')
    expect(undo(dragged).now.course).toBe(start)
    const twice = change(change(historyOf(start), other, 'drag 1'), third, 'drag 2')
    expect(undo(twice).now.course).toBe(other)
    expect(undo(change(change(historyOf(start), other), third)).now.course).toBe(other)
  })

  it('leaves no trace of a change that changes nothing, and forgets what was undone before a new one', () => {
    const history = historyOf(start)
    expect(change(history, start)).toBe(history)
    const branched = change(undo(change(history, other)), third)
    expect(branched.future).toEqual([])
    expect(redo(branched)).toBe(branched)
  })

  it('does not join a drag with the one before an undo', () => {
    const again = change(undo(change(change(historyOf(start), other), third, 'a')), third, 'a')
    expect(undo(again).now.course).toBe(other)
  })
})
