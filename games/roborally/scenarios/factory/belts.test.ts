import { describe, expect, it } from 'vitest'
import { drawn, floor, robot, run } from './factory.fixture.ts'

const heldBy = (after: ReturnType<typeof run>) =>
  after.told('beltsMoved').map(({ phase, held }) => [phase, held.map(({ seat, reason }) => `${seat} ${reason}`)])

describe('carrying', () => {
  it('RR-5.1 RR-5.2 an express belt onto a belt carries twice, onto floor once; a belt carries once', () => {
    const after = run(floor('>> > . .', '>> . . .', '> > . .'), {
      A: robot([0, 0], 'N'),
      B: robot([0, 1], 'N'),
      C: robot([0, 2], 'N'),
    })
    expect(after.places).toEqual({ A: '[2,0] N', B: '[1,1] N', C: '[1,2] N' })
    expect(after.told('beltsMoved')).toMatchObject([
      { isExpress: true, phase: 'express', moves: [{ seat: 0, from: 0, to: 1 }, { seat: 1 }], held: [] },
      { isExpress: false, phase: 'belts', moves: [{ seat: 0, from: 1, to: 2 }, { seat: 2 }], held: [] },
    ])
  })

  it('RR-5.2 a belt that feeds an express belt carries once', () => {
    expect(run(floor('> >> . .'), { A: robot([0, 0], 'N') }).places.A).toBe('[1,0] N')
  })

  it('RR-5.3 a belt into a wall does not carry', () => {
    const after = run(floor('> >| .'), { A: robot([1, 0], 'N'), B: robot([0, 0], 'S') })
    expect(after.places).toEqual({ A: '[1,0] N', B: '[0,0] S' })
    expect(heldBy(after)).toEqual([['belts', ['0 wall', '1 occupied']]])
  })

  it('RR-5.7 a convoy advances', () => {
    const after = run(floor('> > > .'), { A: robot([0, 0], 'N'), B: robot([1, 0], 'N'), C: robot([2, 0], 'N') })
    expect(after.places).toEqual({ A: '[1,0] N', B: '[2,0] N', C: '[3,0] N' })
  })

  it('RR-5.7 RR-R6 a full ring turns', () => {
    const after = run(floor('> v', '^ <'), {
      A: robot([0, 0], 'N'),
      B: robot([1, 0], 'N'),
      C: robot([1, 1], 'S'),
      D: robot([0, 1], 'S'),
    })
    expect(after.places).toEqual({ A: '[1,0] N', B: '[1,1] N', C: '[0,1] S', D: '[0,0] S' })
  })

  it('RR-5.8 a belt into a pit or off the board destroys', () => {
    const after = run(floor('> #', '> >'), { A: robot([0, 0], 'N'), B: robot([1, 1], 'N') })
    expect(after.places).toEqual({ A: 'destroyed', B: 'destroyed' })
    expect(after.told('robotDestroyed')).toMatchObject([
      { seat: 0, at: [1, 0], cause: 'pit', how: 'belt', by: null },
      { seat: 1, at: null, cause: 'edge', how: 'belt', by: null },
    ])
  })

  it('RR-10.5 those destroyed in one belt step count in dock order', () => {
    const after = run(floor('# <', '> #'), { A: robot([0, 1], 'N'), B: robot([1, 0], 'N') })
    expect(after.destroyed).toEqual(['A', 'B'])
    const other = run(floor('# <', '> #'), { B: robot([1, 0], 'N'), A: robot([0, 1], 'N') })
    expect(other.destroyed).toEqual(['B', 'A'])
  })

  it('RR-5.8 the square of a robot that falls off is free for the one behind', () => {
    const after = run(floor('> >'), { A: robot([0, 0], 'N'), B: robot([1, 0], 'N') })
    expect(after.places).toEqual({ A: '[1,0] N', B: 'destroyed' })
  })

  it('RR-11.4 powered-down robots are carried', () => {
    expect(run(floor('> .'), { A: robot([0, 0], 'N', null, { poweredDown: true }) }).places.A).toBe('[1,0] N')
  })
})

describe('who may not move', () => {
  it('RR-5.4 two to one square: none moves, the straight lane has no right of way (edge case 6)', () => {
    const after = run(floor('> >s > .', '. ^ . .'), {
      A: robot([0, 0], 'N'),
      B: robot([1, 0], 'N'),
      C: robot([1, 1], 'N'),
    })
    expect(after.places).toEqual({ A: '[0,0] N', B: '[2,0] N', C: '[1,1] N' })
    expect(heldBy(after)).toEqual([['belts', ['0 conflict', '2 conflict']]])
  })

  it('RR-5.4 three to one floor square', () => {
    const after = run(floor('. v .', '> . <', '. . .'), {
      A: robot([1, 0], 'N'),
      B: robot([0, 1], 'N'),
      C: robot([2, 1], 'N'),
    })
    expect(after.places).toEqual({ A: '[1,0] N', B: '[0,1] N', C: '[2,1] N' })
  })

  it('RR-R5 two belts into one pit: nobody moves', () => {
    const after = run(floor('> # <'), { A: robot([0, 0], 'N'), B: robot([2, 0], 'N') })
    expect(after.places).toEqual({ A: '[0,0] N', B: '[2,0] N' })
  })

  it('RR-5.8 two that are carried off the board at different places do not conflict', () => {
    const after = run(floor('< >'), { A: robot([0, 0], 'N'), B: robot([1, 0], 'N') })
    expect(after.destroyed).toEqual(['A', 'B'])
  })

  it('RR-5.5 RR-R6 belts pointing at each other: neither moves', () => {
    const after = run(floor('> <'), { A: robot([0, 0], 'N'), B: robot([1, 0], 'N') })
    expect(after.places).toEqual({ A: '[0,0] N', B: '[1,0] N' })
    expect(heldBy(after)).toEqual([['belts', ['0 head-on', '1 head-on']]])
  })

  it('RR-5.4 RR-5.5 a third one behind the two wants the same square as one of them', () => {
    const after = run(floor('> > < <'), { A: robot([0, 0], 'N'), B: robot([1, 0], 'N'), C: robot([2, 0], 'N') })
    expect(heldBy(after)).toEqual([['belts', ['0 conflict', '1 head-on', '2 conflict']]])
  })

  it('RR-5.6 RR-5.11 a robot that stays holds the whole convoy behind it, unpushed', () => {
    const after = run(floor('> > > .'), {
      A: robot([0, 0], 'N'),
      B: robot([1, 0], 'N'),
      C: robot([2, 0], 'N'),
      D: robot([3, 0], 'N'),
    })
    expect(after.places).toEqual({ A: '[0,0] N', B: '[1,0] N', C: '[2,0] N', D: '[3,0] N' })
    expect(heldBy(after)).toEqual([['belts', ['0 occupied', '1 occupied', '2 occupied']]])
  })

  it('RR-5.6 a robot on a slower belt holds the express behind it, then both move (edge case 7)', () => {
    const after = run(floor('>> >> > .'), { A: robot([1, 0], 'N'), B: robot([2, 0], 'N') })
    expect(after.places).toEqual({ A: '[2,0] N', B: '[3,0] N' })
    expect(heldBy(after)).toEqual([
      ['express', ['0 occupied']],
      ['belts', []],
    ])
  })

  it('RR-5.6 one held by a conflict holds the one behind it', () => {
    const after = run(floor('> > . <'), { A: robot([0, 0], 'N'), B: robot([1, 0], 'N'), C: robot([3, 0], 'N') })
    expect(after.places).toEqual({ A: '[0,0] N', B: '[1,0] N', C: '[3,0] N' })
    expect(heldBy(after)).toEqual([['belts', ['0 occupied', '1 conflict', '2 conflict']]])
  })

  it('RR-5.4 a robot behind a wall is no rival for the square', () => {
    const after = run(floor('> . |<'), { A: robot([0, 0], 'N'), B: robot([2, 0], 'N') })
    expect(after.places).toEqual({ A: '[1,0] N', B: '[2,0] N' })
  })
})

describe('curves', () => {
  it('RR-5.9 RR-R4 a robot carried through a curved entry turns with the curve, whatever its heading', () => {
    const clockwise = floor('> vw', '. .')
    expect(run(clockwise, { A: robot([0, 0], 'E') }).places.A).toBe('[1,0] S')
    expect(run(clockwise, { A: robot([0, 0], 'N') }).places.A).toBe('[1,0] E')
    expect(run(floor('ve <', '. .'), { A: robot([1, 0], 'W') }).places.A).toBe('[0,0] S')
  })

  it('RR-5.9 the heading after the turn is told', () => {
    const after = run(floor('> vw', '. .'), { A: robot([0, 0], 'E') })
    expect(after.told('beltsMoved')).toMatchObject([{ moves: [{ seat: 0, from: 0, to: 1, heading: 2 }] }])
  })

  it('RR-5.9 from express onto a normal curve, in the express step', () => {
    const after = run(floor('>> vw', '. .'), { A: robot([0, 0], 'E') })
    expect(after.places.A).toBe('[1,1] S')
  })

  it('RR-5.9 opposite entries turn opposite ways; both at once: neither moves (edge case 10)', () => {
    const merge = floor('. v .', '. >ns .', '. ^ .')
    expect(run(merge, { A: robot([1, 0], 'S') }).places.A).toBe('[1,1] E')
    expect(run(merge, { B: robot([1, 2], 'N') }).places.B).toBe('[1,1] E')
    expect(run(merge, { A: robot([1, 0], 'N'), B: robot([1, 2], 'N') }).places).toEqual({ A: '[1,0] N', B: '[1,2] N' })
  })

  it('RR-5.10 no turn through an unmarked side (edge case 9)', () => {
    expect(run(floor('> .', '^ .'), { A: robot([0, 1], 'N') }).places.A).toBe('[0,0] N')
  })

  it('RR-5.10 no turn when entering straight', () => {
    expect(run(floor('> >n .'), { A: robot([0, 0], 'E') }).places.A).toBe('[1,0] E')
  })

  it('RR-5.10 no turn by the robot’s own card, by a push, by a pusher, or when leaving a curve', () => {
    expect(run(floor('. vw', '. .'), { A: robot([0, 0], 'E', 'M1-500') }).places.A).toBe('[1,1] E')
    expect(run(floor('. . vw', '. . .'), { A: robot([0, 0], 'E', 'M1-500'), B: robot([1, 0], 'E') }).places.B).toBe(
      '[2,1] E',
    )
    expect(run(floor('|Pe1 vw', '. .'), { A: robot([0, 0], 'E') }).places.A).toBe('[1,0] E')
    expect(run(floor('. vw', '. .'), { A: robot([1, 0], 'W') }).places.A).toBe('[1,1] W')
  })

  it('RR-5.1 RR-5.9 the course of section 13, two belts and three curves', () => {
    const sorting = drawn(
      '+     +     +     +     +     +     +     +     +',
      '|D1    .     >     >     vw    .     #     F2',
      '+     +-----+     +     +     +     +     +     +',
      ' .     Ps24  .     .     v     .     .     .',
      '+     +     +     +     +     +     +     +     +',
      '|D2    .     cw    .     ve    <<    <<    <<s',
      '+     +     +     +     +     +     +     +     +',
      ' .     .     *     .     v     .     .     ^^',
      '+     +     +     +     +     +     +     +     +',
      ' F1    .     .     ccw   .    |.     .     Zw2  |',
      '+     +     +     +     +     +     +     +     +',
    )
    const robots = {
      A: robot([0, 0], 'E', undefined, { cards: ['M2-700', null, 'RL-070'] }),
      B: robot([7, 3], 'N', undefined, { cards: [null, null, 'M1-500'] }),
    }
    expect(run(sorting, robots, { registers: 1 }).places).toEqual({ A: '[3,0] E', B: '[6,2] W' })
    const second = run(sorting, robots, { registers: 2 })
    expect(second.places).toEqual({ A: '[4,0] S', B: '[4,2] S' })
    expect([second.bodies.A.damage, second.bodies.B.damage]).toEqual([0, 1])
    const third = run(sorting, robots, { registers: 3 })
    expect(third.places).toEqual({ A: '[4,1] E', B: '[4,4] S' })
    expect(third.bodies.B.damage).toBe(1)
  })
})
