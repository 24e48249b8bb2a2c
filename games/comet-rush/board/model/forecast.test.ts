import { describe, expect, it } from 'vitest'
import { impactOdds, likeliest, nextStations } from './forecast.ts'
import { percent as printed } from './odds.ts'

const percent = (chance: number) => printed(chance).replaceAll('\u00a0', ' ')

type Comet = Parameters<typeof impactOdds>[0]

const comet = (
  distance: number,
  [ones, twos, threes]: readonly [number, number, number],
  more: Partial<Comet> = {},
): Comet => ({
  distance,
  round: 1,
  ended: null,
  movement: { left: { 'movement-1': ones, 'movement-2': twos, 'movement-3': threes }, seenBy: [] },
  ...more,
})

describe('the impact forecast', () => {
  it('is the rulebook’s: 7 rounds 0.5 %, 8 13.4 %, 9 51.5 %, 10 34.5 %', () => {
    const { rounds, survival } = impactOdds(comet(18, [4, 4, 4]))
    expect(rounds.map(({ round, chance }) => `${round}: ${(chance * 100).toFixed(1)} %`)).toEqual([
      '7: 0.5 %',
      '8: 13.4 %',
      '9: 51.5 %',
      '10: 34.5 %',
    ])
    expect(survival).toBe(0)
    expect(rounds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  })

  it('is the picture’s: at 8 in round 6 with 2, 3 and 2 cards left', () => {
    const { rounds } = impactOdds(comet(8, [2, 3, 2], { round: 6 }))
    expect(rounds.map(({ round, chance }) => `${round}: ${percent(chance)}`)).toEqual(['8: 9 %', '9: 60 %', '10: 31 %'])
  })

  it('CR-9.3 counts on survival where the cards do not reach', () => {
    expect(impactOdds(comet(18, [2, 0, 0]))).toEqual({ rounds: [], survival: 1 })
  })

  it('uses a card that this viewer has seen', () => {
    const { movement } = comet(3, [1, 0, 1])
    expect(impactOdds(comet(3, [1, 0, 1], { movement: { ...movement, next: 'movement-3' } })).rounds).toEqual([
      { round: 1, chance: 1 },
    ])
  })

  it('keeps the likeliest rounds in order', () => {
    const odds = impactOdds(comet(18, [4, 4, 4]))
    expect(likeliest(odds, 2).map(({ round }) => round)).toEqual([9, 10])
  })
})

describe('the next station', () => {
  it('has the share of its cards', () => {
    expect(nextStations(comet(8, [2, 3, 2])).map(({ distance, chance }) => `${distance}: ${percent(chance)}`)).toEqual([
      '7: 29 %',
      '6: 43 %',
      '5: 29 %',
    ])
  })

  it('is certain for anyone who has looked', () => {
    const { movement } = comet(8, [2, 3, 2])
    expect(nextStations(comet(8, [2, 3, 2], { movement: { ...movement, next: 'movement-2' } }))).toEqual([
      { distance: 6, chance: 1 },
    ])
  })

  it('is Earth for every card that reaches it', () => {
    expect(nextStations(comet(2, [2, 3, 3]))).toEqual([
      { distance: 1, chance: 0.25 },
      { distance: 0, chance: 0.75 },
    ])
  })

  it('is nowhere after the end', () => {
    expect(nextStations(comet(8, [2, 3, 2], { ended: { how: 'survived', by: null } }))).toEqual([])
  })
})
