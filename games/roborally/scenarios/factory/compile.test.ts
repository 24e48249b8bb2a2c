import { describe, expect, it } from 'vitest'
import { factoryOf } from '../../rules/factory/compile.ts'
import { ahead, isPit, isWalled } from '../../rules/factory/factory.ts'
import { EAST, NORTH, SOUTH, WEST } from '../../rules/heading.ts'
import { OFF_BOARD } from '../../rules/square.ts'
import { drawn, floor } from './factory.fixture.ts'

describe('a compiled course', () => {
  it('RR-2.6 is compiled once', () => {
    const factory = floor('. .')
    expect(factoryOf(factory.course)).toBe(factory)
  })

  it('RR-4.6 knows the neighbours and the end of the board', () => {
    const factory = floor('. . .', '. . .', '. . .')
    expect([NORTH, EAST, SOUTH, WEST].map((to) => ahead(factory, 4, to))).toEqual([1, 5, 7, 3])
    expect([NORTH, WEST].map((to) => ahead(factory, 0, to))).toEqual([OFF_BOARD, OFF_BOARD])
    expect([EAST, SOUTH].map((to) => ahead(factory, 8, to))).toEqual([OFF_BOARD, OFF_BOARD])
    expect([ahead(factory, 2, EAST), ahead(factory, 3, WEST)]).toEqual([OFF_BOARD, OFF_BOARD])
  })

  it('RR-4.5 has each wall on both sides', () => {
    const factory = drawn('+---+   +', ' .  |.', '+   +---+', ' .   .', '+   +   +')
    expect([isWalled(factory, 0, EAST), isWalled(factory, 1, WEST), isWalled(factory, 0, NORTH)]).toEqual([
      true,
      true,
      true,
    ])
    expect([isWalled(factory, 1, SOUTH), isWalled(factory, 3, NORTH), isWalled(factory, 2, NORTH)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('RR-7.2 reach and laser paths end at a wall or at the end of the board', () => {
    const factory = floor('|Ze2 . .| .')
    expect(factory.lasers).toEqual([{ square: 0, to: EAST, beams: 2, path: [0, 1, 2] }])
    expect([0, 1, 2, 3].map((square) => factory.reach[4 * square + EAST])).toEqual([2, 1, 0, 0])
    expect([0, 1, 2, 3].map((square) => factory.reach[4 * square + WEST])).toEqual([0, 1, 2, 0])
  })

  it('RR-1.5 has a table for each element', () => {
    const factory = floor('>>n vew ^', 'cw ccw .', '# * .', '|Pe24 F2 F1')
    expect([...factory.beltTo]).toEqual([1, 2, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1])
    expect([...factory.isExpress.slice(0, 3)]).toEqual([1, 0, 0])
    expect([...factory.curves.slice(0, 3)]).toEqual([0b0001, 0b1010, 0])
    expect([...factory.gear.slice(3, 6)]).toEqual([1, 3, 0])
    expect([isPit(factory, 6), isPit(factory, 7), isPit(factory, OFF_BOARD)]).toEqual([true, false, false])
    expect([...factory.isRepair.slice(6, 9)]).toEqual([0, 1, 0])
    expect(factory.pushers).toEqual([{ square: 9, to: EAST, registers: 0b010100 }])
    expect([...factory.checkpoint.slice(9)]).toEqual([0, 2, 1])
    expect(factory.checkpoints).toEqual([11, 10])
  })

  it('RR-2.4 docks by number, with their own heading or the course’s', () => {
    const factory = floor('D2 . D1e')
    expect(factory.docks).toEqual([
      { square: 2, heading: EAST },
      { square: 0, heading: NORTH },
    ])
    const turned = factoryOf({ ...factory.course, head: { heading: SOUTH } })
    expect(turned.docks.map(({ heading }) => heading)).toEqual([EAST, SOUTH])
    expect(turned.heading).toBe(SOUTH)
  })

  it('RR-13.14 a checkpoint number that a scenario leaves out is nowhere', () => {
    expect(floor('F3 F1').checkpoints).toEqual([1, OFF_BOARD, 0])
  })
})
