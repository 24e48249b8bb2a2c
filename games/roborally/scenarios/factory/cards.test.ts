import { describe, expect, it } from 'vitest'
import { drawn, floor, robot, run } from './factory.fixture.ts'

const SIX = floor('. . . . . .')

describe('the order of cards', () => {
  it('RR-4.1 cards are revealed together, by priority', () => {
    const after = run(floor('. .', '. .', '. .'), {
      A: robot([0, 0], 'E', 'UT-010'),
      B: robot([0, 1], 'E', 'M1-500'),
      C: robot([0, 2], 'E', 'RL-070'),
    })
    expect(after.told('cardsRevealed')).toEqual([
      {
        kind: 'cardsRevealed',
        cards: [
          { seat: 1, card: 'M1-500' },
          { seat: 2, card: 'RL-070' },
          { seat: 0, card: 'UT-010' },
        ],
        turn: 1,
        register: 1,
        phase: 'reveal',
      },
    ])
    expect(after.told('cardBegan').map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  it('RR-4.1 rotations take part in the order: a robot is pushed before its slower turn (edge case 2)', () => {
    const after = run(floor('. . . .', '. . . .', '. . . .'), {
      A: robot([2, 2], 'N', 'RR-420'),
      B: robot([1, 2], 'E', 'M1-490'),
    })
    expect(after.places).toEqual({ A: '[3,2] E', B: '[2,2] E' })
    expect(after.events.map(({ kind }) => kind)).toEqual([
      'registerBegan',
      'cardsRevealed',
      'cardBegan',
      'robotStepped',
      'cardBegan',
      'robotTurned',
      'lasersFired',
      'registerEnded',
    ])
  })

  it('RR-R3 two cards to one square: the later one pushes', () => {
    const after = run(SIX, { A: robot([1, 0], 'E', 'M1-500'), B: robot([3, 0], 'W', 'M1-510') })
    expect(after.places).toEqual({ A: '[2,0] E', B: '[3,0] W' })
  })

  it('RR-4.2 powered-down robots execute nothing and reveal nothing', () => {
    const after = run(SIX, { A: robot([1, 0], 'E', 'M1-500', { poweredDown: true }), B: robot([3, 0], 'N', 'RR-080') })
    expect(after.places).toEqual({ A: '[1,0] E', B: '[3,0] E' })
    expect(after.told('cardsRevealed')[0]?.cards).toEqual([{ seat: 1, card: 'RR-080' }])
  })

  it('RR-4.2 a robot destroyed before its card comes up does not execute it', () => {
    const after = run(floor('. . .', '. . .'), {
      A: robot([1, 0], 'E', 'M1-600'),
      B: robot([2, 0], 'S', 'M1-500'),
    })
    expect(after.places).toEqual({ A: '[2,0] E', B: 'destroyed' })
    expect(after.told('cardBegan').map(({ seat }) => seat)).toEqual([0])
    expect(after.told('cardsRevealed')[0]?.cards).toHaveLength(2)
  })

  it('RR-4.2 a robot destroyed earlier reveals no further card', () => {
    const after = run(SIX, { A: robot([5, 0], 'E', undefined, { cards: ['M1-500', 'M1-510'] }) }, { registers: 2 })
    expect(after.told('cardsRevealed').map(({ cards }) => cards.length)).toEqual([1, 0])
  })

  it('RR-3.9 an empty register does nothing, and phases in which nothing happens are not told', () => {
    const after = run(SIX, { A: robot([1, 0], 'E', null) })
    expect(after.events.map(({ kind }) => kind)).toEqual(['registerBegan', 'cardsRevealed', 'registerEnded'])
    expect(after.told('cardsRevealed')[0]?.cards).toEqual([])
  })
})

describe('what cards do', () => {
  const row = (card: Parameters<typeof robot>[2]) => run(SIX, { A: robot([2, 0], 'E', card) }).places.A

  it('RR-4.3 each card moves or turns as printed', () => {
    expect([row('UT-010'), row('RL-070'), row('RR-080')]).toEqual(['[2,0] W', '[2,0] N', '[2,0] S'])
    expect([row('M1-500'), row('M2-670'), row('M3-790')]).toEqual(['[3,0] E', '[4,0] E', '[5,0] E'])
    expect(row('BU-430')).toBe('[1,0] E')
  })

  it('RR-4.3 RR-4.8 a robot that backs up pushes, and keeps its heading', () => {
    const after = run(SIX, { A: robot([2, 0], 'E', 'BU-430'), B: robot([1, 0], 'S') })
    expect(after.places).toEqual({ A: '[1,0] E', B: '[0,0] S' })
  })

  it('RR-4.4 each step is told by itself, with its moves', () => {
    const { events } = run(SIX, { A: robot([0, 0], 'E', 'M2-670'), B: robot([2, 0], 'N') })
    const steps = events.filter(({ kind }) => kind === 'robotStepped')
    expect(steps).toMatchObject([
      { seat: 0, direction: 1, moves: [{ seat: 0, from: 0, to: 1 }], phase: 'cards' },
      {
        moves: [
          { seat: 0, from: 1, to: 2 },
          { seat: 1, from: 2, to: 3 },
        ],
      },
    ])
  })

  it('RR-4.5 a wall blocks a step from either side, costs nothing and ends the card', () => {
    const walled = floor('. . |. .')
    const east = run(walled, { A: robot([0, 0], 'E', 'M3-790') })
    expect(east.places.A).toBe('[1,0] E')
    expect(east.bodies.A.damage).toBe(0)
    expect(east.told('stepBlocked')).toMatchObject([{ seat: 0, direction: 1, at: 1, wallAt: 1, chain: [] }])
    expect(run(walled, { A: robot([3, 0], 'W', 'M3-790') }).places.A).toBe('[2,0] W')
    expect(run(walled, { A: robot([2, 0], 'E', 'BU-430') }).places.A).toBe('[2,0] E')
  })

  it('RR-4.5 walls north and south block too', () => {
    const walled = drawn('+   +', ' .', '+---+', ' .', '+   +')
    expect(run(walled, { A: robot([0, 0], 'S', 'M1-500') }).places.A).toBe('[0,0] S')
    expect(run(walled, { A: robot([0, 1], 'N', 'M1-500') }).places.A).toBe('[0,1] N')
  })

  it('RR-13.7 a wall on the outer edge keeps a robot on the board', () => {
    expect(run(floor('. .|'), { A: robot([0, 0], 'E', 'M2-670') }).places.A).toBe('[1,0] E')
  })

  it('RR-4.6 a pit destroys in that step and cannot be jumped', () => {
    const after = run(floor('. # . .'), { A: robot([0, 0], 'E', 'M3-790') })
    expect(after.places.A).toBe('destroyed')
    expect(after.told('robotStepped')).toHaveLength(1)
    expect(after.told('robotDestroyed')).toMatchObject([
      { seat: 0, at: [1, 0], cause: 'pit', how: 'card', by: null, lives: 2, phase: 'cards' },
    ])
  })

  it('RR-4.6 leaving the board destroys, on every side', () => {
    const one = floor('.')
    for (const heading of ['N', 'E', 'S', 'W'] as const) {
      const after = run(one, { A: robot([0, 0], heading, 'M3-790') })
      expect(after.places.A).toBe('destroyed')
      expect(after.told('robotStepped')).toHaveLength(1)
      expect(after.told('robotDestroyed')).toMatchObject([{ at: null, cause: 'edge', how: 'card', by: null }])
    }
  })

  it('RR-4.6 rows do not run on: leaving to the east does not enter the next row', () => {
    const after = run(floor('. .', '. .'), { A: robot([1, 0], 'E', 'M1-500'), B: robot([0, 1], 'N') })
    expect(after.places).toEqual({ A: 'destroyed', B: '[0,1] N' })
  })
})

describe('pushing', () => {
  it('RR-4.7 RR-4.8 RR-4.11 a step into a robot pushes it, heading and damage unchanged', () => {
    const after = run(SIX, { A: robot([0, 0], 'E', 'M2-670'), B: robot([1, 0], 'N'), C: robot([2, 0], 'S') })
    expect(after.places).toEqual({ A: '[2,0] E', B: '[3,0] N', C: '[4,0] S' })
    expect(after.bodies.C.damage).toBe(0)
  })

  it('RR-4.9 RR-R29 a wall behind a gap stops the step that meets it (edge case 3)', () => {
    const after = run(floor('. . . .| .'), { A: robot([0, 0], 'E', 'M3-820'), B: robot([3, 0], 'N') })
    expect(after.places).toEqual({ A: '[2,0] E', B: '[3,0] N' })
    expect(after.told('stepBlocked')).toMatchObject([{ seat: 0, at: 2, wallAt: 3, chain: [1] }])
  })

  it('RR-4.9 a wall inside a chain holds all of it; the robot in front takes the laser (edge case 5)', () => {
    const after = run(floor('. .| . .'), {
      A: robot([0, 0], 'E', 'M1-500'),
      B: robot([1, 0], 'N'),
      C: robot([2, 0], 'N'),
    })
    expect(after.places).toEqual({ A: '[0,0] E', B: '[1,0] N', C: '[2,0] N' })
    expect(after.told('stepBlocked')).toMatchObject([{ wallAt: 1, chain: [1] }])
    expect([after.bodies.B.damage, after.bodies.C.damage]).toEqual([1, 0])
  })

  it('RR-4.10 a chain over the edge: the outermost is destroyed, the others move on (edge case 4)', () => {
    const after = run(floor('. . .'), {
      A: robot([0, 0], 'E', 'M1-500'),
      B: robot([1, 0], 'N'),
      C: robot([2, 0], 'N'),
    })
    expect(after.places).toEqual({ A: '[1,0] E', B: '[2,0] N', C: 'destroyed' })
    expect(after.told('robotDestroyed')).toMatchObject([{ seat: 2, cause: 'edge', how: 'push', by: 0 }])
  })

  it('RR-4.10 after pushing a robot into a pit the card goes on, into the pit if need be', () => {
    const pit = floor('. . # .')
    const two = run(pit, { A: robot([0, 0], 'E', 'M1-500'), B: robot([1, 0], 'N') })
    expect(two.places).toEqual({ A: '[1,0] E', B: 'destroyed' })
    const three = run(pit, { A: robot([0, 0], 'E', 'M3-790'), B: robot([1, 0], 'N') })
    expect(three.places).toEqual({ A: 'destroyed', B: 'destroyed' })
    expect(three.destroyed).toEqual(['B', 'A'])
    expect(three.told('robotDestroyed')).toMatchObject([
      { seat: 1, at: [2, 0], cause: 'pit', how: 'push', by: 0 },
      { seat: 0, at: [2, 0], cause: 'pit', how: 'card', by: null },
    ])
  })

  it('RR-11.4 RR-9.6 a powered-down robot is pushed into a pit, and no longer down (edge case 20)', () => {
    const after = run(floor('. . #'), {
      A: robot([0, 0], 'E', 'M1-500'),
      B: robot([1, 0], 'N', null, { poweredDown: true }),
    })
    expect(after.bodies.B).toMatchObject({ status: 'destroyed', lives: 2, damage: 0, poweredDown: false })
  })

  it('RR-4.12 passing over a belt, gear or checkpoint does nothing', () => {
    const after = run(floor('. v cw F1 .', '. . . . .'), { A: robot([1, 0], 'E', 'M3-790') })
    expect(after.places.A).toBe('[4,0] E')
    expect(after.bodies.A.next).toBe(1)
  })
})
