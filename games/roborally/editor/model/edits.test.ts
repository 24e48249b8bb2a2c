import { describe, expect, it } from 'vitest'
import { type Course, hasWall } from '../../rules/course/course.ts'
import { EAST, NORTH, SOUTH, WEST } from '../../rules/heading.ts'
import { type Place, squareAt } from '../../rules/square.ts'
import { blankCourse } from './blank.ts'
import { type Brush, FIRST_BRUSH, type ToolName } from './brush.ts'
import { toggleCurve } from './curves.ts'
import { moveNumbered, putLaser, putNumbered, putPusher, setDockHeading } from './fixtures.ts'
import { setHead } from './head.ts'
import { numbersOf, reorder } from './numbers.ts'
import { erase, flood, paintGround, setWall } from './paint.ts'
import { faultsOf } from './remarks.ts'
import { grow, shrink } from './resize.ts'
import { rotate } from './rotate.ts'
import { bareFloor, courseIn, SORTING_CORNER, tokensAt } from './sample.fixture.ts'
import { beginStroke, extendStroke, floodFrom, type Spot } from './stroke.ts'

const PIT = { kind: 'pit' } as const
const at = (course: Course, x: number, y: number) => squareAt(course, x, y)
const middle = (course: Course, [x, y]: Place): Spot => ({ square: at(course, x, y), side: NORTH, isAtEdge: false })

/** A press on the first square, then a drag over the others. */
function drawn(course: Course, tool: ToolName, path: readonly Place[], more: Partial<Brush> = {}) {
  const [first = [0, 0], ...rest] = path
  const begun = beginStroke(course, { ...FIRST_BRUSH, ...more, tool }, middle(course, first))
  return rest.reduce(({ course: now, stroke }, [x, y]) => extendStroke(now, stroke, at(course, x, y)), begun)
}

describe('belts drawn by dragging', () => {
  it('RR-13.8 curve by themselves where they bend', () => {
    const { course } = drawn(bareFloor(6, 6), 'belt', [
      [1, 1],
      [4, 1],
      [4, 3],
      [2, 3],
    ])
    expect([tokensAt(course, 1, 1), tokensAt(course, 3, 1), tokensAt(course, 4, 1)]).toEqual(['>', '>', 'vw'])
    expect([tokensAt(course, 4, 3), tokensAt(course, 2, 3), tokensAt(course, 5, 1)]).toEqual(['<n', '<', '.'])
  })

  it('RR-13.8 draw the worked example: a merge is curved from the side that feeds it', () => {
    const down = drawn(bareFloor(8, 5), 'belt', [
      [2, 0],
      [4, 0],
      [4, 3],
    ]).course
    const { course } = drawn(down, 'express', [
      [7, 3],
      [7, 2],
      [4, 2],
    ])
    expect([tokensAt(course, 4, 0), tokensAt(course, 4, 2), tokensAt(course, 7, 2)]).toEqual(['vw', 've', '<<s'])
    expect(tokensAt(course, 4, 3)).toBe('v')
  })

  it('a stroke that goes on over a belt lays it anew', () => {
    const lane = drawn(bareFloor(5, 5), 'belt', [
      [2, 0],
      [2, 4],
    ]).course
    const { course } = drawn(lane, 'belt', [
      [0, 2],
      [4, 2],
    ])
    expect(tokensAt(course, 2, 2)).toBe('>n')
    expect(tokensAt(course, 2, 3)).toBe('v')
  })

  it('RR-13.8 lose the curve when nothing feeds it any more: erased, turned away, or behind a wall', () => {
    const bent = drawn(bareFloor(4, 4), 'belt', [
      [0, 1],
      [1, 1],
      [1, 3],
    ]).course
    expect(tokensAt(bent, 1, 1)).toBe('vw')
    const feeder = at(bent, 0, 1)
    expect(tokensAt(erase(bent, feeder).course, 1, 1)).toBe('v')
    expect(tokensAt(rotate(bent, feeder, 1).course, 1, 1)).toBe('v')
    expect(tokensAt(setWall(bent, feeder, EAST, true).course, 1, 1)).toBe('v')
    const { course: again } = setWall(setWall(bent, feeder, EAST, true).course, feeder, EAST, false)
    expect(tokensAt(again, 1, 1)).toBe('vw')
  })

  it('RR-5.10 a side entry that a hand has straightened stays so until its feeder changes', () => {
    const bent = drawn(bareFloor(4, 4), 'belt', [
      [0, 1],
      [1, 1],
      [1, 3],
    ]).course
    const straight = toggleCurve(bent, at(bent, 1, 1), WEST)
    expect(tokensAt(straight, 1, 1)).toBe('v')
    const elsewhere = paintGround(straight, at(bent, 3, 3), PIT).course
    expect(tokensAt(elsewhere, 1, 1)).toBe('v')
    const express = drawn(straight, 'express', [[1, 1]], { heading: SOUTH }).course
    expect(tokensAt(express, 1, 1)).toBe('vv')
    const anew = paintGround(erase(straight, at(bent, 0, 1)).course, at(bent, 0, 1), {
      kind: 'belt',
      isExpress: false,
      to: EAST,
      curves: [],
    }).course
    expect(tokensAt(anew, 1, 1)).toBe('vw')
    expect(toggleCurve(bent, at(bent, 1, 1), NORTH)).toBe(bent)
  })

  it('a fast pointer leaves no gaps', () => {
    const { course } = drawn(bareFloor(6, 6), 'pit', [
      [0, 0],
      [5, 3],
    ])
    expect(course.tiles.filter(({ ground }) => ground.kind === 'pit')).toHaveLength(9)
  })
})

describe('what cannot share a square', () => {
  const corner = courseIn(SORTING_CORNER)

  it('RR-13.9 a pit takes the checkpoint, the dock or the pusher away and says so', () => {
    const flag = paintGround(corner, at(corner, 0, 4), PIT)
    expect(flag.notes).toEqual(['Checkpoint 1 on [0,4] gave way to the pit (RR-13.9).'])
    expect([tokensAt(flag.course, 0, 4), tokensAt(flag.course, 7, 0)]).toEqual(['#', 'F1'])
    expect(paintGround(corner, at(corner, 1, 1), PIT).notes[0]).toContain('pusher')
    const dock = paintGround(corner, at(corner, 0, 0), PIT)
    expect(dock.notes[0]).toContain('Dock 1')
    expect(tokensAt(dock.course, 0, 2)).toBe('D1')
  })

  it('RR-13.9 a pit leaves lasers where they are', () => {
    const { course, notes } = paintGround(corner, at(corner, 7, 4), PIT)
    expect([tokensAt(course, 7, 4), notes]).toEqual(['#,Zw2', []])
  })

  it('RR-13.9 a dock wants floor, a checkpoint anything but a pit', () => {
    const dock = putNumbered(corner, at(corner, 2, 2), 'dock')
    expect([tokensAt(dock.course, 2, 2), dock.notes[0]]).toEqual([
      'D3',
      'The gear on [2,2] gave way to the dock (RR-13.9).',
    ])
    expect(tokensAt(putNumbered(corner, at(corner, 6, 0), 'checkpoint').course, 6, 0)).toBe('F3')
    expect(tokensAt(putNumbered(corner, at(corner, 3, 4), 'checkpoint').course, 3, 4)).toBe('ccw,F3')
  })

  it('RR-13.9 a laser of the same direction makes room, others stay', () => {
    const emitter = at(corner, 7, 4)
    const two = putLaser(putLaser(corner, emitter, { to: NORTH, beams: 3 }).course, emitter, { to: WEST, beams: 1 })
    expect(tokensAt(two.course, 7, 4)).toBe('Zn3,Zw1')
  })
})

describe('walls, pushers and lasers', () => {
  it('RR-13.7 a wall belongs to both squares', () => {
    const bare = bareFloor(4, 4)
    const { course } = setWall(bare, at(bare, 1, 1), EAST, true)
    expect([hasWall(course, at(bare, 1, 1), EAST), hasWall(course, at(bare, 2, 1), WEST)]).toEqual([true, true])
    expect(setWall(course, at(bare, 2, 1), WEST, false).course.walls).toEqual(bare.walls)
  })

  it('RR-13.8 pushers and lasers bring the wall behind them', () => {
    const bare = bareFloor(4, 4)
    const pushed = putPusher(bare, at(bare, 1, 1), { to: SOUTH, registers: [2, 4] }).course
    expect(hasWall(pushed, at(bare, 1, 0), SOUTH)).toBe(true)
    const shot = putLaser(bare, at(bare, 0, 3), { to: EAST, beams: 2 }).course
    expect(hasWall(shot, at(bare, 0, 3), WEST)).toBe(true)
  })

  it('RR-13.8 a press near an edge hangs them there', () => {
    const bare = bareFloor(4, 4)
    const spot = { square: at(bare, 2, 2), side: EAST, isAtEdge: true } as const
    const { course } = beginStroke(bare, { ...FIRST_BRUSH, tool: 'laser' }, spot)
    expect([tokensAt(course, 2, 2), hasWall(course, at(bare, 3, 2), WEST)]).toEqual(['Zw1', true])
  })

  it('RR-13.8 without their wall they go too, from whichever side it is taken', () => {
    const bare = bareFloor(4, 4)
    const pushed = putPusher(bare, at(bare, 1, 1), { to: SOUTH, registers: [1] }).course
    const { course, notes } = setWall(pushed, at(bare, 1, 0), SOUTH, false)
    expect([tokensAt(course, 1, 1), notes[0]]).toEqual([
      '.',
      'The pusher on [1,1] hung on the north wall and went with it (RR-13.8).',
    ])
  })

  it('RR-13.5 a long wall is dragged along one line, drawn or taken as its first piece', () => {
    const bare = bareFloor(5, 5)
    const row: Place[] = [
      [0, 2],
      [4, 3],
    ]
    const walled = drawn(bare, 'wall', row).course
    expect([0, 1, 2, 3, 4].map((x) => hasWall(walled, at(bare, x, 2), NORTH))).toEqual(Array(5).fill(true))
    expect(hasWall(walled, at(bare, 4, 3), NORTH)).toBe(false)
    expect(drawn(walled, 'wall', row).course.walls).toEqual(bare.walls)
  })

  it('turning a pusher hangs it on a new wall; gears change their sense, docks get a heading', () => {
    const corner = courseIn(SORTING_CORNER)
    const turned = rotate(corner, at(corner, 1, 1), 1).course
    expect([tokensAt(turned, 1, 1), hasWall(turned, at(corner, 1, 1), EAST)]).toEqual(['Pw24', true])
    expect(tokensAt(rotate(corner, at(corner, 2, 2), 3).course, 2, 2)).toBe('ccw')
    expect(tokensAt(rotate(corner, at(corner, 0, 0), 3).course, 0, 0)).toBe('D1n')
    expect(tokensAt(setDockHeading(corner, at(corner, 0, 0), WEST), 0, 0)).toBe('D1w')
    expect(tokensAt(rotate(corner, at(corner, 7, 2), 1).course, 7, 2)).toBe('^^')
  })
})

describe('checkpoints and docks', () => {
  const corner = courseIn(SORTING_CORNER)

  it('RR-13.10 get the lowest free number, up to eight', () => {
    const all = [1, 2, 3, 4, 5, 6].reduce(
      (course, x) => putNumbered(course, at(corner, x, 3), 'checkpoint').course,
      corner,
    )
    expect(numbersOf(all, 'checkpoint')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const more = putNumbered(all, at(corner, 3, 2), 'checkpoint')
    expect([more.course, more.notes.length]).toEqual([all, 1])
  })

  it('RR-13.10 leave no gap when one is erased', () => {
    const { course } = erase(corner, at(corner, 0, 4))
    expect([tokensAt(course, 7, 0), numbersOf(course, 'checkpoint')]).toEqual(['F1', [1]])
  })

  it('are dragged to another square with number and heading; what lies between stays', () => {
    const turned = setDockHeading(corner, at(corner, 0, 0), SOUTH)
    const { course, stroke } = drawn(turned, 'dock', [
      [0, 0],
      [6, 0],
      [5, 4],
    ])
    expect([tokensAt(course, 0, 0), tokensAt(course, 6, 0), tokensAt(course, 5, 4)]).toEqual(['.', '#', 'D1s'])
    expect(stroke.notes).toEqual([])
    expect(moveNumbered(corner, 'dock', at(corner, 0, 0), at(corner, 0, 2)).course).toBe(corner)
  })

  it('change places in the order', () => {
    const swapped = reorder(corner, 'checkpoint', 1, 2)
    expect([tokensAt(swapped, 0, 4), tokensAt(swapped, 7, 0)]).toEqual(['F2', 'F1'])
    expect(reorder(corner, 'checkpoint', 1, 3)).toBe(corner)
  })

  it('the select tool moves what lies on top', () => {
    const { course } = drawn(putNumbered(corner, at(corner, 2, 0), 'checkpoint').course, 'select', [
      [2, 0],
      [2, 1],
    ])
    expect([tokensAt(course, 2, 0), tokensAt(course, 2, 1)]).toEqual(['>', 'F3'])
    const pusher = drawn(corner, 'select', [
      [1, 1],
      [1, 3],
    ]).course
    expect([tokensAt(pusher, 1, 1), tokensAt(pusher, 1, 3)]).toEqual(['.', 'Ps24'])
    const gear = drawn(corner, 'select', [
      [2, 2],
      [3, 3],
    ]).course
    expect([tokensAt(gear, 2, 2), tokensAt(gear, 3, 3)]).toEqual(['.', 'cw'])
  })
})

describe('erasing and flooding', () => {
  it('a second press on an empty square takes its walls', () => {
    const bare = bareFloor(4, 4)
    const walled = setWall(paintGround(bare, 5, PIT).course, 5, WEST, true).course
    const once = erase(walled, 5).course
    expect([tokensAt(once, 1, 1), hasWall(once, 5, WEST)]).toEqual(['.', true])
    expect(erase(once, 5).course.walls).toEqual(bare.walls)
  })

  it('a drag of the eraser leaves walls, a press on one takes it', () => {
    const bare = bareFloor(4, 4)
    const walled = setWall(bare, 5, WEST, true).course
    expect(
      hasWall(
        drawn(walled, 'erase', [
          [3, 1],
          [0, 1],
        ]).course,
        5,
        WEST,
      ),
    ).toBe(true)
    const pressed = beginStroke(walled, { ...FIRST_BRUSH, tool: 'erase' }, { square: 5, side: WEST, isAtEdge: true })
    expect(pressed.course.walls).toEqual(bare.walls)
  })

  it('a flood stops at walls and at other grounds', () => {
    const bare = bareFloor(4, 4)
    const split = [0, 4, 8, 12].reduce((course, left) => setWall(course, left + 1, EAST, true).course, bare)
    const { course } = flood(split, 0, PIT)
    expect(course.tiles.filter(({ ground }) => ground.kind === 'pit')).toHaveLength(8)
    expect(floodFrom(course, { ...FIRST_BRUSH, tool: 'floor' }, 0)?.course.tiles).toEqual(bare.tiles)
    expect(floodFrom(course, { ...FIRST_BRUSH, tool: 'wall' }, 0)).toBeNull()
  })
})

describe('rows and columns', () => {
  const corner = courseIn(SORTING_CORNER)

  it.each([NORTH, EAST, SOUTH, WEST])('RR-13.10 one more at side %s and one less gives the same course', (side) => {
    expect(shrink(grow(corner, side).course, side).course).toEqual(corner)
  })

  it('RR-13.7 the walls around the board move out with it; what hangs on one keeps it', () => {
    const wider = grow(corner, EAST).course
    expect([wider.width, wider.height]).toEqual([9, 5])
    expect(tokensAt(wider, 7, 4)).toBe('Zw2')
    expect([hasWall(wider, at(wider, 7, 4), EAST), hasWall(wider, at(wider, 8, 4), EAST)]).toEqual([true, true])
    const left = grow(corner, WEST).course
    expect([hasWall(left, at(left, 0, 0), WEST), hasWall(left, at(left, 1, 0), WEST)]).toEqual([true, false])
  })

  it('take their checkpoints and docks along, and the belts beside them straighten', () => {
    const smaller = shrink(corner, EAST)
    expect(smaller.notes).toEqual(['A checkpoint went with it; 1 checkpoints and 2 docks are left.'])
    expect(tokensAt(smaller.course, 6, 2)).toBe('<<')
    expect(numbersOf(shrink(corner, NORTH).course, 'dock')).toEqual([1])
    const bent = drawn(bareFloor(5, 5), 'belt', [
      [2, 0],
      [2, 1],
      [4, 1],
    ]).course
    expect([tokensAt(bent, 2, 1), tokensAt(shrink(bent, NORTH).course, 2, 0)]).toEqual(['>n', '>'])
  })

  it('RR-13.10 stop at 4 and at 24', () => {
    const small = bareFloor(4, 4)
    expect([shrink(small, NORTH).course, shrink(small, NORTH).notes.length]).toEqual([small, 1])
    const large = bareFloor(24, 5)
    expect([grow(large, WEST).course, grow(large, WEST).notes.length]).toEqual([large, 1])
  })
})

describe('the header', () => {
  it('RR-13.2 takes what is given and leaves out what is empty', () => {
    const corner = courseIn(SORTING_CORNER)
    const named = setHead(corner, {
      name: ' A\nnew  name ',
      note: '',
      difficulty: undefined,
      players: { least: 2, most: 3 },
    })
    expect(named.head).toEqual({ name: 'A new name', players: { least: 2, most: 3 }, heading: EAST })
    expect(setHead(corner, { name: 'Sorting Corner' })).toBe(corner)
  })
})

it.each([
  [4, 4],
  [12, 10],
  [24, 24],
])('RR-13.10 a new course of %s by %s can be played at once', (width, height) => {
  const course = blankCourse({ width, height })
  expect(faultsOf(course)).toEqual([])
  expect([numbersOf(course, 'dock'), numbersOf(course, 'checkpoint')]).toEqual([
    [1, 2, 3, 4],
    [1, 2],
  ])
})
