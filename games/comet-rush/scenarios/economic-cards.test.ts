import { describe, expect, test } from 'vitest'
import { building, given, ready } from './table.ts'

describe('economic cards', () => {
  test('CR-6.4 International Grant gives 5 cubes to the player and 2 to every other', () => {
    const table = given({ seats: ['Ada', 'Ben', 'Cyd'], players: { Ada: { hand: ['international-grant'] } } })
    table.play('Ada', 'international-grant')
    expect(['Ada', 'Ben', 'Cyd'].map(table.cubes)).toEqual([25, 22, 22])
  })

  test('CR-6.10 CR-R20 Emergency Funding pays base income and bonus although the income was embargoed', () => {
    const table = given({
      players: { Ben: { cubes: 0, incomeBonus: 2, embargoed: true, hand: ['emergency-funding'] } },
    })
    table.endTurn('Ada')
    expect(table.cubes('Ben')).toBe(0)
    table.draw('Ben', 'economic', 'program-prestige')
    table.play('Ben', 'emergency-funding')
    expect(table.cubes('Ben')).toBe(7)
  })

  test('CR-6.10 CR-R20 Emergency Funding leaves an embargo for the next income', () => {
    const table = given({ players: { Ada: { cubes: 0, embargoed: true, hand: ['emergency-funding'] } } })
    table.play('Ada', 'emergency-funding')
    expect(table.player('Ada')).toMatchObject({ cubes: 5, embargoed: true })
  })

  test.each([
    [18, 4],
    [13, 4],
    [12, 8],
    [7, 8],
    [6, 12],
    [1, 12],
  ])('CR-6.13 edge case 17: Funding Pressure at distance %i gives %i', (distance, cubes) => {
    const table = given({ distance, players: { Ada: { cubes: 0, hand: ['funding-pressure'] } } })
    table.play('Ada', 'funding-pressure')
    expect(table.cubes('Ada')).toBe(cubes)
  })

  test('CR-6.14 Public Donation Drive pays 2 cubes for each of your rockets, building or ready', () => {
    const table = given({
      players: {
        Ada: { cubes: 0, hand: ['public-donation-drive'], rockets: [building(1, 2), ready(2), ready(3)] },
        Ben: { rockets: [ready(4)] },
      },
    })
    table.launch('Ada', 3, 6)
    table.play('Ada', 'public-donation-drive')
    expect(table.cubes('Ada')).toBe(4)
  })

  test('CR-2.2 Increase Income raises the income bonus by 1, at most to 3', () => {
    const table = given({ players: { Ada: { incomeBonus: 2, hand: ['increase-income', 'increase-income'] } } })
    table.play('Ada', 'increase-income')
    expect(table.player('Ada').incomeBonus).toBe(3)
    table.play('Ada', 'increase-income')
    expect(table.player('Ada').incomeBonus).toBe(3)
  })

  test('CR-4.10 Rocket Salvage raises the salvage bonus by 1, at most to 3', () => {
    const table = given({ players: { Ada: { salvageBonus: 2, hand: ['rocket-salvage', 'rocket-salvage'] } } })
    table.play('Ada', 'rocket-salvage')
    expect(table.player('Ada').salvageBonus).toBe(3)
    table.play('Ada', 'rocket-salvage')
    expect(table.player('Ada').salvageBonus).toBe(3)
  })

  test('CR-6.5 Program Prestige raises the card-play bonus by 1, at most to 3', () => {
    const table = given({
      players: { Ada: { cubes: 0, prestigeBonus: 2, hand: ['program-prestige', 'program-prestige'] } },
    })
    table.play('Ada', 'program-prestige')
    expect(table.player('Ada')).toMatchObject({ prestigeBonus: 3, cubes: 2 })
    table.play('Ada', 'program-prestige')
    expect(table.player('Ada')).toMatchObject({ prestigeBonus: 3, cubes: 5 })
  })
})
