import { describe, expect, it } from 'vitest'
import { handSizeOf, isLocked, lockedRegisters } from '../rules/damage.ts'

const DAMAGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

describe('damage', () => {
  it('RR-9.2 the hand is 9 minus damage', () => {
    expect(DAMAGES.map(handSizeOf)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  })

  it('RR-9.3 registers lock from the last one down, from the fifth damage on', () => {
    expect(DAMAGES.map(lockedRegisters)).toEqual([
      [],
      [],
      [],
      [],
      [],
      [5],
      [4, 5],
      [3, 4, 5],
      [2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ])
    expect([isLocked({ damage: 6 }, 4), isLocked({ damage: 6 }, 3)]).toEqual([true, false])
  })

  it('RR-3.3 from 5 damage on, every card dealt is needed', () => {
    for (const damage of DAMAGES.slice(5)) expect(handSizeOf(damage) + lockedRegisters(damage).length).toBe(9 - 4)
  })
})
