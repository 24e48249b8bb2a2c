import { describe, expect, test } from 'vitest'
import { CARD_KINDS, CARDS, factsOf, isCard } from '../rules/cards.ts'

describe('the deck', () => {
  test('RR-1.1 RR-R1 has 84 cards with the priorities 10 to 840, each once (edge case 1)', () => {
    expect(CARDS.map(({ priority }) => priority)).toEqual(Array.from({ length: 84 }, (_, place) => 10 * (place + 1)))
    const counts = (Object.keys(CARD_KINDS) as (keyof typeof CARD_KINDS)[]).map((kind) => [
      kind,
      CARDS.filter(({ code }) => code === kind).length,
    ])
    expect(Object.fromEntries(counts)).toEqual({ UT: 6, RL: 18, RR: 18, BU: 6, M1: 18, M2: 12, M3: 6 })
    expect(factsOf('M1-660').name).toBe('Move 1')
  })

  test('RR-1.1 turns to the left have odd tens, turns to the right even ones', () => {
    const tens = (kind: string) => new Set(CARDS.flatMap(({ code, priority }) => (code === kind ? priority % 20 : [])))
    expect([tens('RL'), tens('RR')]).toEqual([new Set([10]), new Set([0])])
  })

  test('RR-1.2 an id is code, dash and three digits; a priority of another code does not exist', () => {
    expect(['UT-010', 'RL-070', 'RR-080', 'BU-430', 'M1-500', 'M3-840'].every(isCard)).toBe(true)
    expect(['M1-670', 'RL-080', 'RR-070', 'UT-10', 'UT-070', 'M3-850', 'M1500', 'm1-500', ''].some(isCard)).toBe(false)
  })
})
