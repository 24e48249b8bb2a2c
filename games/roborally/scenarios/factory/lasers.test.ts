import { describe, expect, it } from 'vitest'
import { floor, type Outcome, robot, run } from './factory.fixture.ts'

const damages = <Name extends string>({ bodies }: Outcome<Name>) =>
  Object.values<{ damage: number }>(bodies).map(({ damage }) => damage)

describe('board lasers', () => {
  it('RR-7.2 RR-7.5 n beams give n damage to the first robot only', () => {
    const after = run(floor('|Ze3 . . .'), { A: robot([2, 0], 'N'), B: robot([3, 0], 'N') })
    expect(damages(after)).toEqual([3, 0])
    expect(after.told('lasersFired')).toMatchObject([
      {
        beams: [{ by: null, from: 0, to: 2, heading: 1, beams: 3, target: 0 }],
        hits: [{ seat: 0, before: 0, after: 3 }],
        phase: 'lasers',
      },
    ])
  })

  it('RR-R32 all beams of one laser meet the same robot, and what exceeds its end is lost', () => {
    const after = run(floor('|Ze3 . . .'), { A: robot([2, 0], 'N', undefined, { damage: 9 }), B: robot([3, 0], 'N') })
    expect(after.told('robotDestroyed')).toMatchObject([{ seat: 0, cause: 'lasers' }])
    expect(damages(after).at(-1)).toBe(0)
  })

  it('RR-7.2 a robot on the emitter square is hit', () => {
    expect(damages(run(floor('|Ze1 . .'), { A: robot([0, 0], 'N'), B: robot([1, 0], 'N') }))).toEqual([1, 0])
  })

  it('RR-7.2 two emitters in one row, each hits the nearest (edge case 14)', () => {
    const row = floor('|Ze1 . . Zw1|')
    expect(damages(run(row, { A: robot([1, 0], 'N'), B: robot([2, 0], 'N') }))).toEqual([1, 1])
    expect(damages(run(row, { A: robot([1, 0], 'N') }))).toEqual([2])
  })

  it('RR-7.2 a wall stops the beam, and it is told how far it goes', () => {
    const after = run(floor('|Ze1 . |. .'), { A: robot([2, 0], 'N') })
    expect(damages(after)).toEqual([0])
    expect(after.told('lasersFired')).toMatchObject([{ beams: [{ from: 0, to: 1, target: null }], hits: [] }])
  })

  it('RR-7.7 RR-R30 pits, belts, gears, checkpoints and repair sites do not stop it', () => {
    expect(damages(run(floor('|Ze1 # > cw F1 * .'), { A: robot([6, 0], 'N') }))).toEqual([1])
  })

  it('RR-7.6 passing through a beam is harmless', () => {
    const cross = floor('. . .', '|Ze1 . .', '. . .')
    expect(damages(run(cross, { A: robot([1, 0], 'S', 'M2-670') }))).toEqual([0])
    expect(damages(run(cross, { A: robot([1, 0], 'S', 'M1-500') }))).toEqual([1])
  })
})

describe('robot lasers', () => {
  it('RR-7.3 each hits the first robot in line, at any distance, never itself', () => {
    const after = run(floor('. . . . . . .'), { A: robot([0, 0], 'E'), B: robot([5, 0], 'N'), C: robot([6, 0], 'W') })
    expect(damages(after)).toEqual([0, 2, 0])
    expect(after.told('lasersFired')[0]?.beams).toEqual([
      { by: 0, from: 0, to: 5, heading: 1, beams: 1, target: 1 },
      { by: 2, from: 6, to: 5, heading: 3, beams: 1, target: 1 },
    ])
  })

  it('RR-7.3 in all four directions, and only straight ahead', () => {
    const cross = floor('. . .', '. . .', '. . .')
    for (const [heading, hit] of [
      ['N', 0],
      ['E', 1],
      ['S', 2],
      ['W', 3],
    ] as const) {
      const after = run(cross, {
        N: robot([1, 0], 'N'),
        E: robot([2, 1], 'E'),
        S: robot([1, 2], 'S'),
        W: robot([0, 1], 'W'),
        shooter: robot([1, 1], heading),
      })
      expect(damages(after)).toEqual([0, 1, 2, 3, 4].map((seat) => (seat === hit ? 1 : 0)))
    }
  })

  it('RR-7.3 a beam does not run on into the next row', () => {
    expect(damages(run(floor('. .', '. .'), { A: robot([1, 0], 'E'), B: robot([0, 1], 'S') }))).toEqual([0, 0])
    expect(damages(run(floor('. .', '. .'), { A: robot([0, 1], 'W'), B: robot([1, 0], 'N') }))).toEqual([0, 0])
  })

  it('RR-7.4 walls stop beams, also on the robot’s own front edge (edge case 13)', () => {
    expect(damages(run(floor('.| .'), { A: robot([0, 0], 'E'), B: robot([1, 0], 'W') }))).toEqual([0, 0])
    expect(damages(run(floor('. .| .'), { A: robot([0, 0], 'E'), B: robot([2, 0], 'W') }))).toEqual([0, 0])
  })

  it('RR-7.3 RR-11.4 RR-R9 powered-down robots do not fire, unless the table says so', () => {
    const robots = { A: robot([0, 0], 'E', null, { poweredDown: true }), B: robot([1, 0], 'N') }
    expect(damages(run(floor('. .'), robots))).toEqual([0, 0])
    expect(damages(run(floor('. .'), robots, { rules: { poweredDownFires: 'yes' } }))).toEqual([0, 1])
  })

  it('RR-11.4 powered-down robots are hit', () => {
    const after = run(floor('. .'), { A: robot([0, 0], 'E'), B: robot([1, 0], 'N', null, { poweredDown: true }) })
    expect(damages(after)).toEqual([0, 1])
  })

  it('RR-7.1 from the positions after the board has moved', () => {
    const after = run(floor('. . > .', '. . . v', '. . . .'), { A: robot([3, 2], 'N'), B: robot([2, 0], 'S') })
    expect(after.places.B).toBe('[3,0] S')
    expect(damages(after)).toEqual([1, 1])
  })

  it('RR-7.1 RR-9.6 robots destroyed together have both fired; one destroyed before fires nothing', () => {
    const duel = run(floor('. .'), {
      A: robot([0, 0], 'E', null, { damage: 9 }),
      B: robot([1, 0], 'W', null, { damage: 9 }),
    })
    expect(duel.places).toEqual({ A: 'destroyed', B: 'destroyed' })
    const fallen = run(floor('. . .', '. . .'), { A: robot([2, 0], 'W', 'BU-430'), B: robot([0, 0], 'N') })
    expect(fallen.bodies.B.damage).toBe(0)
  })

  it('RR-7.1 nobody hit and no laser on the board: nothing is told', () => {
    expect(run(floor('. .'), { A: robot([0, 0], 'W') }).told('lasersFired')).toEqual([])
  })
})

describe('destruction by lasers', () => {
  it('RR-9.5 RR-R17 the tenth damage destroys, further hits are ignored', () => {
    const after = run(floor('|Ze3 . .'), { A: robot([1, 0], 'N', null, { damage: 8, lives: 2 }) })
    expect(after.bodies.A).toMatchObject({ status: 'destroyed', damage: 0, lives: 1, at: -1 })
    expect(after.told('lasersFired')[0]?.hits).toEqual([{ seat: 0, before: 8, after: 10 }])
    expect(after.told('robotDestroyed')).toMatchObject([
      { at: [1, 0], cause: 'lasers', how: 'lasers', by: null, lives: 1 },
    ])
    expect(after.told('registerLocked')).toEqual([])
  })

  it('RR-9.5 the only robot that hit it is named; of two, none', () => {
    const nine = { damage: 9 }
    const one = run(floor('. . .'), { A: robot([0, 0], 'E'), B: robot([1, 0], 'N', null, nine) })
    expect(one.told('robotDestroyed')).toMatchObject([{ seat: 1, by: 0 }])
    const two = run(floor('. . .'), { A: robot([0, 0], 'E'), B: robot([1, 0], 'N', null, nine), C: robot([2, 0], 'W') })
    expect(two.told('robotDestroyed')).toMatchObject([{ seat: 1, by: null }])
  })

  it('RR-9.1 nine can be carried', () => {
    expect(run(floor('|Ze1 .'), { A: robot([1, 0], 'N', null, { damage: 8 }) }).bodies.A).toMatchObject({
      status: 'active',
      damage: 9,
    })
  })

  it('RR-10.5 those destroyed in one laser step count in dock order', () => {
    const nine = { damage: 9 }
    const robots = { A: robot([0, 0], 'E', null, nine), B: robot([1, 0], 'W', null, nine) }
    expect(run(floor('. .'), robots).destroyed).toEqual(['A', 'B'])
    expect(run(floor('. .'), { B: robots.B, A: robots.A }).destroyed).toEqual(['B', 'A'])
  })
})
