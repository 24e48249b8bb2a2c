import { describe, expect, it } from 'vitest'
import { BOX } from '../../rules/catalogue.ts'
import { blockersOf, isEmptyPlan, moved, NO_PLAN, ordersOf, type Plan, planOf, tellPlan, trashFirst } from './orders.ts'

const plan: Plan = { blocks: ['SH03', 'ST04'], ships: [2, 0], trash: ['ST05', 'ST01'], until: 'the end' }

describe('standing orders', () => {
  it('become patterns that fit legal answers, the best first', () => {
    expect(ordersOf(plan)).toEqual([
      {
        decision: 'defend',
        prefer: [
          { kind: 'defend', card: 'SH03' },
          { kind: 'defend', card: 'ST04' },
          { kind: 'defend', ship: 2 },
          { kind: 'defend', ship: 0 },
        ],
        until: 'the end',
      },
      {
        decision: 'aegis',
        prefer: [
          { kind: 'trashOne', card: 'ST05' },
          { kind: 'trashOne', card: 'ST01' },
        ],
        until: 'the end',
      },
    ])
    expect(ordersOf(NO_PLAN)).toEqual([])
  })

  it('are read back as they were given', () => {
    expect(planOf(ordersOf(plan))).toEqual(plan)
    expect(isEmptyPlan(planOf([]))).toBe(true)
  })

  it('are told in the words of the game', () => {
    expect(tellPlan(BOX, plan)).toEqual([
      'Every hit is blocked with Emergency Thrusters, else Emergency Shield, while you hold one.',
      'Otherwise it lands on Feta Force, else Bleatnik.',
      'After an Aegis Debris Field, else Fuel Pod is trashed.',
    ])
    expect(tellPlan(BOX, { ...NO_PLAN, ships: [0] })).toEqual(['No hit is blocked; it lands on Bleatnik.'])
    expect(tellPlan(BOX, { ...NO_PLAN, blocks: ['SH03'] })).toContain('Without one you are asked.')
  })

  it('offer the reactive cards one owns, each once', () => {
    expect(blockersOf(BOX, { owned: ['ST01', 'ST04', 'SH03', 'SH03', 'SH01'] })).toEqual(['ST04', 'SH03'])
    expect(trashFirst(BOX, { owned: ['RK01', 'ST01', 'ST05'] })).toEqual(['ST05', 'ST01', 'RK01'])
  })

  it('can be put in another order', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  })
})
