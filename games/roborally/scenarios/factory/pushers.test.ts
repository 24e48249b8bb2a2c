import { describe, expect, it } from 'vitest'
import { drawn, floor, robot, run } from './factory.fixture.ts'

describe('pushers', () => {
  it('RR-6.1 a pusher acts in its registers only', () => {
    const pusher = floor('|Pe24 . .')
    const at = (register: 1 | 2 | 3 | 4 | 5) => run(pusher, { A: robot([0, 0], 'N') }, { register }).places.A
    expect([at(1), at(2), at(3), at(4), at(5)]).toEqual(['[0,0] N', '[1,0] N', '[0,0] N', '[1,0] N', '[0,0] N'])
  })

  it('RR-6.1 a pusher of register 5 pushes once in a whole turn (edge case 12)', () => {
    const pusher = drawn('+    +', ' .', '+    +', ' Pn5', '+----+')
    const after = run(pusher, { A: robot([0, 1], 'E') }, { registers: 5 })
    expect(after.places.A).toBe('[0,0] E')
    expect(after.told('pusherFired')).toMatchObject([
      { at: 1, direction: 0, moves: [{ seat: 0, from: 1, to: 0 }], isBlocked: false, register: 5, phase: 'pushers' },
    ])
  })

  it('RR-6.1 an empty pusher is not told', () => {
    expect(run(floor('|Pe1 . .'), { A: robot([1, 0], 'N') }).told('pusherFired')).toEqual([])
  })

  it('RR-6.2 it pushes chains, and a wall holds them', () => {
    const robots = { A: robot([0, 0], 'N'), B: robot([1, 0], 'S') }
    expect(run(floor('|Pe1 . .'), robots).places).toEqual({ A: '[1,0] N', B: '[2,0] S' })
    const held = run(floor('|Pe1 .| .'), robots)
    expect(held.places).toEqual({ A: '[0,0] N', B: '[1,0] S' })
    expect(held.told('pusherFired')).toMatchObject([{ moves: [], isBlocked: true }])
  })

  it('RR-6.3 it pushes into pits and off the board', () => {
    const pit = run(floor('|Pe1 #'), { A: robot([0, 0], 'N') })
    expect(pit.told('robotDestroyed')).toMatchObject([{ seat: 0, cause: 'pit', how: 'pusher', by: null }])
    const edge = run(floor('|Pe1 .'), { A: robot([0, 0], 'N'), B: robot([1, 0], 'N') })
    expect(edge.places).toEqual({ A: '[1,0] N', B: 'destroyed' })
    expect(edge.told('robotDestroyed')).toMatchObject([{ seat: 1, cause: 'edge', how: 'pusher', by: null }])
  })

  it('RR-6.4 a robot pushed onto a second pusher is not pushed again', () => {
    const open = drawn('+    +----+', '|Pe1  Ps1', '+    +    +', ' .    .', '+    +    +')
    expect(run(open, { A: robot([0, 0], 'N') }).places.A).toBe('[1,0] N')
  })

  it('RR-6.4 RR-R8 in reading order: a robot that was pushed off its pusher is not pushed by it', () => {
    const open = drawn('+    +----+    +', '|Pe1  Ps1  .', '+    +    +    +', ' .    .    .', '+    +    +    +')
    const after = run(open, { A: robot([0, 0], 'N'), B: robot([1, 0], 'E') })
    expect(after.places).toEqual({ A: '[1,0] N', B: '[2,0] E' })
    expect(after.told('pusherFired').map(({ at }) => at)).toEqual([0])
  })

  it('RR-6.4 the northern one of two facing pushers comes first', () => {
    const facing = drawn('+----+', ' Ps1', '+    +', ' Pn1', '+----+', ' .', '+    +')
    const after = run(facing, { A: robot([0, 0], 'E'), B: robot([0, 1], 'W') })
    expect(after.places).toEqual({ A: '[0,0] E', B: '[0,1] W' })
    expect(after.told('pusherFired').map(({ at, isBlocked }) => [at, isBlocked])).toEqual([
      [0, true],
      [1, true],
    ])
  })

  it('RR-6.1 RR-5.2 pushed onto a belt: carried in the next register only (edge case 11)', () => {
    const course = floor('|Pe1 v', '. .')
    expect(run(course, { A: robot([0, 0], 'N') }).places.A).toBe('[1,0] N')
    expect(run(course, { A: robot([0, 0], 'N') }, { registers: 2 }).places.A).toBe('[1,1] N')
  })

  it('RR-3.9 belts bring robots to pushers before these act', () => {
    expect(run(floor('. .', '. >', '|Pe1 .', '^ .'), { A: robot([0, 3], 'N') }).places.A).toBe('[1,2] N')
  })
})

describe('gears', () => {
  it('RR-6.5 gears turn by 90 degrees and move nobody', () => {
    const after = run(floor('cw ccw .'), { A: robot([0, 0], 'N'), B: robot([1, 0], 'N'), C: robot([2, 0], 'N') })
    expect(after.places).toEqual({ A: '[0,0] E', B: '[1,0] W', C: '[2,0] N' })
    expect(after.told('gearsTurned')).toMatchObject([
      {
        turns: [
          { seat: 0, heading: 1 },
          { seat: 1, heading: 3 },
        ],
        phase: 'gears',
      },
    ])
  })

  it('RR-6.5 after the pushers and belts: express ends on a gear (edge case 8)', () => {
    expect(run(floor('>> cw'), { A: robot([0, 0], 'N') }).places.A).toBe('[1,0] E')
    expect(run(floor('|Pe1 cw'), { A: robot([0, 0], 'N') }).places.A).toBe('[1,0] E')
  })

  it('RR-11.4 powered-down robots are turned and pushed', () => {
    expect(run(floor('|Pe1 cw'), { A: robot([0, 0], 'N', null, { poweredDown: true }) }).places.A).toBe('[1,0] E')
  })
})
