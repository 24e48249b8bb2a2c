import { describe, expect, it } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { firstDesign, mostOf, notchesOf, planOf, priceOf, whenReady, within } from './design.ts'

const purse = (cubes: number) => ({ cubes, powerCap: 5, accuracyCap: 4 })
const DESIGN = { power: 3, accuracy: 4, level: 3 }
const END: Action = { kind: 'endTurn' }
const BUILD: Action = { kind: 'build', ...DESIGN }

describe('the builder', () => {
  it('CR-3.2 marks what is above the cap, and what the cubes do not reach', () => {
    expect(notchesOf(purse(13), DESIGN, 'power').map(({ state }) => state)).toEqual([
      ...['free', 'free', 'free', 'free'],
      ...['dear', 'locked', 'locked', 'locked'],
    ])
    expect(notchesOf(purse(13), DESIGN, 'accuracy').map(({ state }) => state)).toEqual([
      ...['free', 'free', 'free', 'free'],
      'locked',
    ])
  })

  it('goes as far as cards can ever raise a cap', () => {
    expect([mostOf('powerCap'), mostOf('accuracyCap'), mostOf('incomeBonus')]).toEqual([8, 5, 3])
  })

  it('CR-3.3 adds up to the price', () => {
    expect(['power', 'accuracy', 'level'].map((part) => priceOf(DESIGN, part as 'power'))).toEqual([3, 4, 5])
    expect(planOf({ legal: [END, BUILD], refused: [] }, purse(14), DESIGN)).toEqual({
      cost: 12,
      leaves: 2,
      build: BUILD,
      why: null,
    })
  })

  it('says why not: the rules’ reason first, then the price, then the turn', () => {
    const built = { code: 'already-built', rule: 'CR-3.1', text: 'Built.' }
    const refused = [{ action: { kind: 'build', power: 1, accuracy: 1, level: 1 } as const, why: built }]
    expect(planOf({ legal: [END], refused }, purse(20), DESIGN).why).toEqual(built)
    expect(planOf({ legal: [END], refused: [] }, purse(9), DESIGN).why).toMatchObject({ rule: 'CR-3.3' })
    expect(planOf({ legal: [], refused: [] }, purse(20), DESIGN).why).toMatchObject({ rule: 'CR-2.8' })
  })

  it('keeps a remembered design below the caps', () => {
    expect(within(purse(1), { power: 8, accuracy: 5, level: 2 })).toEqual({ power: 5, accuracy: 4, level: 2 })
    expect(firstDesign(purse(1))).toEqual({ power: 5, accuracy: 4, level: 2 })
  })

  it('names the turn', () => {
    expect([1, 2, 3].map(whenReady)).toEqual(['in 2 turns', 'next turn', 'this turn'])
  })
})
