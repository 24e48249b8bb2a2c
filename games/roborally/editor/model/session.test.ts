import { describe, expect, it } from 'vitest'
import { EAST, NORTH, RIGHT } from '../../rules/heading.ts'
import { squareAt } from '../../rules/square.ts'
import { putNumbered } from './fixtures.ts'
import { bareFloor, courseIn, SORTING_CORNER, tokensAt } from './sample.fixture.ts'
import { reduceSession, type Session, type SessionAction, sessionOf, textOf } from './session.ts'

const corner = courseIn(SORTING_CORNER)
const spot = (x: number, y: number) => ({ square: squareAt(corner, x, y), side: NORTH, isAtEdge: false }) as const
const press = (x: number, y: number): SessionAction => ({ kind: 'press', spot: spot(x, y), isFlood: false })
const drag = (x: number, y: number): SessionAction => ({ kind: 'drag', square: squareAt(corner, x, y) })
const tool = (name: Session['brush']['tool']): SessionAction => ({ kind: 'brush', brush: { tool: name } })
const from = (session: Session, ...actions: readonly SessionAction[]): Session => actions.reduce(reduceSession, session)
const after = (...actions: readonly SessionAction[]): Session => from(sessionOf(corner), ...actions)
const release: SessionAction = { kind: 'release' }
const undo: SessionAction = { kind: 'undo' }
const redo: SessionAction = { kind: 'redo' }

describe('a session at the drawing board', () => {
  it('undoes a drag as one, and two drags one by one', () => {
    const drawn = after(tool('belt'), press(1, 3), drag(1, 4), drag(2, 4), release, press(5, 0), release)
    expect(tokensAt(drawn.history.now.course, 1, 4)).toBe('>n')
    const once = reduceSession(drawn, undo)
    expect([tokensAt(once.history.now.course, 5, 0), tokensAt(once.history.now.course, 1, 4)]).toEqual(['.', '>n'])
    expect(reduceSession(once, undo).history.now.course).toBe(corner)
    expect(from(once, undo, redo, redo).history.now.course).toEqual(drawn.history.now.course)
  })

  it('looks at the square that was pressed last', () => {
    expect(after(tool('pit'), press(1, 3), drag(3, 3)).history.now.selection).toBe(squareAt(corner, 3, 3))
  })

  it('takes a stroke back when a second finger comes, as if it had never been', () => {
    const cancelled = after(tool('pit'), press(1, 3), release, press(2, 3), drag(3, 3), { kind: 'cancel' })
    expect([tokensAt(cancelled.history.now.course, 1, 3), tokensAt(cancelled.history.now.course, 2, 3)]).toEqual([
      '#',
      '*',
    ])
    expect([cancelled.history.past.length, cancelled.history.future.length, cancelled.stroke]).toEqual([1, 0, null])
    expect(after(tool('select'), press(1, 3), { kind: 'cancel' }).history.now.course).toBe(corner)
  })

  it('says at the end of a stroke what gave way, once', () => {
    const drawing = after(tool('pit'), press(0, 4), drag(1, 4))
    expect(drawing.said).toBeNull()
    expect(reduceSession(drawing, release).said).toEqual({
      id: 1,
      text: 'Checkpoint 1 on [0,4] gave way to the pit (RR-13.9).',
    })
  })

  it('floods at once', () => {
    const bare = sessionOf(bareFloor(8, 5))
    const flooded = from(bare, tool('pit'), { kind: 'press', spot: spot(0, 0), isFlood: true })
    expect(flooded.history.now.course.tiles.every(({ ground }) => ground.kind === 'pit')).toBe(true)
    expect(flooded.stroke).toBeNull()
  })

  it('R turns the tool in hand, or what is selected when the tool has no direction', () => {
    expect(after(tool('belt'), { kind: 'turn', by: RIGHT }).brush.heading).toBe(EAST)
    const gear = after(tool('select'), press(2, 2), release, { kind: 'turn', by: RIGHT })
    expect(tokensAt(gear.history.now.course, 2, 2)).toBe('ccw')
  })

  it('RR-13.12 follows valid text, keeps the drawing under invalid text, and prints anew what is drawn', () => {
    const pit = SORTING_CORNER.replace('cw ', '#  ')
    const moved = after({ kind: 'type', text: pit })
    expect(tokensAt(moved.history.now.course, 2, 2)).toBe('#')
    const broken = reduceSession(moved, { kind: 'type', text: pit.replace('#', '?') })
    expect(tokensAt(broken.history.now.course, 2, 2)).toBe('#')
    expect(textOf(broken).faults[0]).toMatchObject({ token: '?' })
    expect(reduceSession(broken, { kind: 'typed' })).toBe(broken)
    const drawn = from(broken, tool('repair'), press(5, 0), release)
    expect(textOf(drawn)).toMatchObject({ faults: [], text: expect.stringContaining('*') })
    expect(tokensAt(drawn.history.now.course, 5, 0)).toBe('*')
  })

  it('undoes a spell of typing as one and leaves its spaces alone until it is over', () => {
    const spaced = SORTING_CORNER.replace('name: Sorting', 'name:  Sorting')
    const typing = after({ kind: 'type', text: spaced }, { kind: 'type', text: spaced.replace('Corner', 'Corners') })
    expect(textOf(typing).text).toContain('name:  Sorting Corners')
    expect(textOf(reduceSession(typing, { kind: 'typed' })).text).toContain('name: Sorting Corners')
    expect(reduceSession(typing, undo).history.now.course).toBe(corner)
  })

  it('opens another course with the tool still in hand; undo does not lead out of it', () => {
    const other = putNumbered(corner, 9, 'dock').course
    const opened = after(tool('pit'), press(1, 3), release, { kind: 'open', course: other })
    expect([opened.history.now.course, opened.brush.tool]).toEqual([other, 'pit'])
    expect(reduceSession(opened, undo).history.now.course).toBe(other)
  })
})
