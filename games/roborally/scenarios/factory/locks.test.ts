import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/cards.ts'
import { floor, robot, run } from './factory.fixture.ts'

const PROGRAM: readonly Card[] = ['RL-070', 'RR-080', 'RL-090', 'RR-100', 'RL-110']
const TARGET = floor('|Ze2 .')
const WEAK = floor('|Ze1 .')

const locked = (after: ReturnType<typeof run>) =>
  after.told('registerLocked').map(({ seat, locked, card, isDrawn }) => [seat, locked, card, isDrawn])

describe('locks', () => {
  it('RR-9.3 two hits at damage 4 lock registers 5 and 4 with their cards, executed or not (edge case 15)', () => {
    const after = run(TARGET, { A: robot([1, 0], 'N', undefined, { damage: 4, cards: PROGRAM }) })
    expect(locked(after)).toEqual([
      [0, 5, 'RL-110', false],
      [0, 4, 'RR-100', false],
    ])
    expect(after.bodies.A.registers).toEqual(PROGRAM)
  })

  it('RR-9.3 a locked card that has not come up yet is still executed this turn (edge case 15)', () => {
    const after = run(TARGET, { A: robot([1, 0], 'N', undefined, { damage: 1, cards: PROGRAM }) }, { registers: 4 })
    expect(after.told('cardBegan')).toHaveLength(4)
    expect(after.bodies.A.damage).toBe(9)
    expect(locked(after).map(([, register]) => register)).toEqual([5, 4, 3, 2, 1])
  })

  it('RR-9.3 fewer than five damage lock nothing', () => {
    expect(locked(run(WEAK, { A: robot([1, 0], 'N', undefined, { damage: 3, cards: PROGRAM }) }))).toEqual([])
  })

  it('RR-9.3 a running robot with an empty register gets no card for it', () => {
    const after = run(WEAK, { A: robot([1, 0], 'N', null, { damage: 4 }) }, { undealt: ['M1-500'] })
    expect(locked(after)).toEqual([[0, 5, null, false]])
    expect(after.bodies.A.registers[4]).toBeNull()
  })

  it('RR-11.5 RR-R21 while powered down, cards come from the top of the undealt deck, highest register first', () => {
    const after = run(
      TARGET,
      { A: robot([1, 0], 'N', null, { damage: 4, poweredDown: true }) },
      { undealt: ['M1-500', 'M2-670', 'M3-790'] },
    )
    expect(locked(after)).toEqual([
      [0, 5, 'M1-500', true],
      [0, 4, 'M2-670', true],
    ])
    expect(after.bodies.A.registers).toEqual([null, null, null, 'M2-670', 'M1-500'])
  })

  it('RR-11.5 a card drawn into a register is not executed in this turn', () => {
    const after = run(
      WEAK,
      { A: robot([1, 0], 'N', null, { damage: 4, poweredDown: true }) },
      { registers: 5, undealt: ['M1-500', 'M2-670', 'M3-790', 'RL-070', 'RR-080'] },
    )
    expect(after.bodies.A.registers).toEqual(['RR-080', 'RL-070', 'M3-790', 'M2-670', 'M1-500'])
    expect(after.told('cardBegan')).toEqual([])
    expect(after.places.A).toBe('[1,0] N')
  })

  it('RR-11.5 several robots draw in dock order', () => {
    const down = { damage: 4, poweredDown: true }
    const rows = floor('|Ze1 .', '|Ze1 .')
    const robots = { A: robot([1, 1], 'N', null, down), B: robot([1, 0], 'N', null, down) }
    expect(locked(run(rows, robots, { undealt: ['M1-500', 'M2-670'] }))).toEqual([
      [0, 5, 'M1-500', true],
      [1, 5, 'M2-670', true],
    ])
  })

  it('RR-11.5 where no deck is known the register stays empty', () => {
    const after = run(WEAK, { A: robot([1, 0], 'N', null, { damage: 4, poweredDown: true }) })
    expect(locked(after)).toEqual([[0, 5, null, true]])
  })

  it('RR-11.10 a powered-down robot that the step destroys draws nothing', () => {
    const after = run(
      floor('|Ze3 .', '|Ze1 .'),
      {
        A: robot([1, 0], 'N', null, { damage: 8, poweredDown: true }),
        B: robot([1, 1], 'E', null, { damage: 4, poweredDown: true }),
      },
      { undealt: ['M1-500', 'M2-670'] },
    )
    expect(after.bodies.A).toMatchObject({ status: 'destroyed', registers: [null, null, null, null, null] })
    expect(locked(after)).toEqual([[1, 5, 'M1-500', true]])
  })
})

describe('destruction', () => {
  it('RR-9.6 a robot loses a life, all damage and the power down; archive and checkpoints stay', () => {
    const after = run(floor('|Pe1 #', '. .'), {
      A: robot([0, 0], 'N', null, { damage: 7, poweredDown: true, next: 3, archive: [1, 1] }),
    })
    expect(after.bodies.A).toMatchObject({
      status: 'destroyed',
      at: -1,
      damage: 0,
      lives: 2,
      poweredDown: false,
      next: 3,
      archive: 3,
      out: null,
    })
    expect(after.destroyed).toEqual(['A'])
  })

  it('RR-9.6 it blocks nothing any more in the same register', () => {
    const after = run(floor('. . . .'), {
      A: robot([3, 0], 'E', 'M1-600'),
      B: robot([1, 0], 'E', 'M2-670'),
      C: robot([0, 0], 'E', 'M2-680'),
    })
    expect(after.places).toEqual({ A: 'destroyed', B: 'destroyed', C: '[2,0] E' })
  })

  it('RR-9.7 RR-R12 at 0 lives it is eliminated and does not wait to come back', () => {
    const after = run(floor('. #'), { A: robot([0, 0], 'E', null, { lives: 1, cards: ['M1-500'] }) }, { register: 3 })
    expect(after.bodies.A).toMatchObject({ status: 'eliminated', lives: 0, out: { turn: 1, register: 3 }, at: -1 })
    expect(after.destroyed).toEqual([])
    expect(after.events.slice(-3)).toMatchObject([
      { kind: 'robotDestroyed', lives: 0 },
      { kind: 'robotEliminated', seat: 0 },
      { kind: 'registerEnded' },
    ])
  })
})
