import { describe, expect, test } from 'vitest'
import { given, type Table, times } from './table.ts'

/** Hand, bank and discard pile keep the order of arrival, however a card comes or goes. */

const OLD = ['Warp Drive', 'Phase Shield']

describe('a card that arrives lies behind the others', () => {
  test.each<[string, object, (table: Table) => void, string[]]>([
    ['a fired rocket', { hand: ['EMP Rocket'] }, (table) => table.fire('Ada', 'EMP Rocket', 'Ben'), ['EMP Rocket']],
    [
      'a played special',
      { hand: ['Last Stand Protocol'] },
      (table) => table.play('Ada', 'Last Stand Protocol'),
      ['Last Stand Protocol'],
    ],
    [
      'a price and what it bought',
      { bank: ['Fuel Pod'], hand: ['Scout Ship'] },
      (table) => table.buy('Ada', 0, 'Twin Salvo'),
      ['Fuel Pod', 'Scout Ship', 'Standard Rocket'],
    ],
    [
      'the price of a Salvo',
      { hand: ['Salvo Rocket'], bank: ['Scout Ship', 'Fuel Pod'] },
      (table) => {
        table.fire('Ada', 'Salvo Rocket', 'Ben')
        table.secondHit('Ada')
        table.loseBank('Ada', 'Fuel Pod')
      },
      ['Salvo Rocket', 'Fuel Pod'],
    ],
    [
      'the price of a Shatter Rocket',
      { hand: ['Shatter Rocket', 'Weak Rocket'] },
      (table) => table.fire('Ada', 'Shatter Rocket', 'Ben', 'Weak Rocket'),
      ['Shatter Rocket', 'Weak Rocket'],
    ],
    [
      'the discard of a Recon',
      { hand: ['Deep Space Recon'], draw: times(3, 'Fuel Pod') },
      (table) => {
        table.play('Ada', 'Deep Space Recon', ...times(3, 'Fuel Pod'))
        table.drop('Ada', 'Fuel Pod')
      },
      ['Deep Space Recon', 'Fuel Pod'],
    ],
    [
      'the discard of a Decoy Drone',
      { hand: ['Decoy Drone', 'Weak Rocket'], draw: ['Fuel Pod'] },
      (table) => {
        table.assign('Ada', 'Decoy Drone', 0, 'Fuel Pod')
        table.drop('Ada', 'Weak Rocket')
      },
      ['Weak Rocket'],
    ],
  ])('SG-R29 in the discard pile: %s', (_what, ada, act, arrived) => {
    const table = given({
      market: ['Standard Rocket', null, null, null],
      players: { Ada: { discard: OLD, ...ada }, Ben: { fleet: ['suited'] } },
    })
    act(table)
    expect(table.discard('Ada')).toEqual([...OLD, ...arrived])
  })

  test('SG-R29 SG-2.5 debris in the discard pile, currency in the bank, drawn cards in the hand', () => {
    const hand = ['Debris Field', 'Hull Plating']
    const draw = ['Weak Rocket', 'Fuel Pod']
    const table = given({ players: { Ben: { hand, draw, discard: [], bank: ['Scout Ship'] } } })
    table.pass('Ada', 'Weak Rocket', 'Fuel Pod')
    expect([table.hand('Ben'), table.bank('Ben')]).toEqual([
      ['Hull Plating', 'Weak Rocket'],
      ['Scout Ship', 'Fuel Pod'],
    ])
    const full = ['Debris Field', 'Hull Plating', 'Decoy Drone', 'Weak Rocket']
    const dropping = given({ players: { Ben: { hand: full, discard: OLD } } })
    dropping.pass('Ada')
    expect(dropping.discard('Ben')).toEqual([...OLD, 'Debris Field'])
  })
})

describe('a card that leaves takes no other with it', () => {
  test('SG-R29 from the hand: the first of equal ones, and the others keep their order', () => {
    const hand = ['Hull Plating', 'Standard Rocket', 'Weak Rocket', 'Standard Rocket', 'Phase Shield']
    const table = given({ players: { Ada: { hand } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.hand('Ada')).toEqual(['Hull Plating', 'Weak Rocket', 'Standard Rocket', 'Phase Shield'])
  })

  test('SG-R29 SG-6.3 SG-6.7 from the discard pile', () => {
    const discard = ['Weak Rocket', 'Fuel Pod', 'Warp Drive', 'Fuel Pod', 'Phase Shield']
    const salvage = given({ players: { Ada: { hand: ['Salvage Operation'], discard } } })
    salvage.play('Ada', 'Salvage Operation')
    salvage.retrieve('Ada', 'Fuel Pod')
    const left = ['Weak Rocket', 'Warp Drive', 'Fuel Pod', 'Phase Shield']
    expect(salvage.discard('Ada')).toEqual([...left, 'Salvage Operation'])
    const purge = given({ players: { Ada: { hand: ['Deck Purge'], discard } } })
    purge.play('Ada', 'Deck Purge')
    purge.trash('Ada', 'discard', 'Fuel Pod')
    expect(purge.discard('Ada')).toEqual([...left, 'Deck Purge'])
  })

  test('SG-R29 SG-4.9 a lost ship leaves the others in their order, and a new one comes last', () => {
    const table = given({
      turn: 'Cyd',
      market: ['Reinforcement Shuttle', null, null, null],
      players: {
        Cyd: { hand: ['Standard Rocket'] },
        Ada: { fleet: ['suited', 'bare', 'bare + Hull Plating'], bank: times(4, 'Fuel Pod') },
      },
    })
    table.fire('Cyd', 'Standard Rocket', 'Ada')
    table.take('Ada', 1)
    table.buy('Ada', 0, 'Twin Salvo')
    expect(table.player('Ada').fleet.map(({ id }) => id)).toEqual([0, 2, 15])
    expect(table.fleet('Ada')).toEqual(['suited', 'bare + Hull Plating 1', 'bare'])
    expect(table.state.shipsMade).toBe(16)
  })
})
