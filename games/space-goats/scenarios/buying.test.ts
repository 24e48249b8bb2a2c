import { describe, expect, test } from 'vitest'
import { FOUR, given, kinds, SOLD_OUT, times } from './table.ts'

const pods = (count: number) => times(count, 'Fuel Pod')

describe('what one may buy', () => {
  test('SG-3.1 every currency card is worth 1, a Scout Ship too, in bank and hand alike', () => {
    const table = given({
      market: ['Phase Shield', 'Overload Barrage', 'Deck Purge', 'Twin Salvo'],
      players: { Ada: { bank: ['Fuel Pod', 'Scout Ship'], hand: ['Fuel Pod', 'Fuel Pod', 'Weak Rocket'] } },
    })
    const buys = table.legal('Ada').filter(({ kind }) => kind === 'buy')
    expect(buys).toEqual([
      { kind: 'buy', slot: 0 },
      { kind: 'buy', slot: 2 },
    ])
    table.refused('Ada', { kind: 'buy', slot: 1 }, { rule: 'SG-3.1', code: 'too-dear' })
  })

  test('SG-3.1 exactly one card is bought: the turn is over', () => {
    const table = given({ market: times(2, 'Deck Purge').concat('RK01', 'RK01'), players: { Ada: { bank: pods(5) } } })
    table.buy('Ada', 0, 'Warp Drive')
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-3.3 SG-3.6 edge case 5: bank 3, price 3: the paid cards and the bought one are discarded, the slot refilled', () => {
    const table = given({
      market: ['Standard Rocket', 'Piercing Rocket', 'Hull Plating', 'Deck Purge'],
      players: { Ada: { bank: pods(3) } },
    })
    expect(table.buy('Ada', 1, 'Warp Drive')).toContainEqual({
      kind: 'bought',
      seat: 0,
      slot: 1,
      card: 'RK03',
      price: 3,
      fromBank: ['ST01', 'ST01', 'ST01'],
      fromHand: [],
    })
    expect(table.bank('Ada')).toEqual([])
    expect(table.discard('Ada')).toEqual([...pods(3), 'Piercing Rocket'])
    expect(table.market).toEqual(['Standard Rocket', 'Warp Drive', 'Hull Plating', 'Deck Purge'])
    expect(table.player('Ada').owned).toContain('RK03')
  })
})

describe('payment', () => {
  test('SG-3.2 SG-R7 SG-R29 bank cards pay first, the newest first', () => {
    const table = given({
      market: ['Standard Rocket', null, null, null],
      players: { Ada: { bank: ['Scout Ship', 'Fuel Pod', 'Fuel Pod'] } },
    })
    table.buy('Ada', 0, 'Warp Drive')
    expect(table.bank('Ada')).toEqual(['Scout Ship'])
    expect(table.discard('Ada')).toEqual([...pods(2), 'Standard Rocket'])
  })

  test('SG-3.2 SG-R7 SG-R29 a Scout Ship that was banked last goes first', () => {
    const table = given({
      market: ['Standard Rocket', null, null, null],
      players: { Ada: { bank: ['Fuel Pod', 'Fuel Pod', 'Scout Ship'] } },
    })
    table.buy('Ada', 0, 'Warp Drive')
    expect(table.bank('Ada')).toEqual(['Fuel Pod'])
    expect(table.discard('Ada')).toEqual(['Scout Ship', 'Fuel Pod', 'Standard Rocket'])
  })

  test('SG-3.2 SG-R29 of equal cards the newest pay: those left keep their order', () => {
    const table = given({
      market: ['Standard Rocket', null, null, null],
      players: { Ada: { bank: ['Fuel Pod', 'Scout Ship', 'Fuel Pod', 'Fuel Pod'] } },
    })
    table.buy('Ada', 0, 'Warp Drive')
    expect(table.bank('Ada')).toEqual(['Fuel Pod', 'Scout Ship'])
  })

  test('SG-3.2 SG-R5 what the bank lacks comes from currency in hand, in hand order', () => {
    const table = given({
      market: ['Piercing Rocket', null, null, null],
      players: { Ada: { bank: ['Fuel Pod'], hand: ['Weak Rocket', 'Scout Ship', 'Fuel Pod', 'Fuel Pod'] } },
    })
    table.buy('Ada', 0, 'Warp Drive')
    expect(table.bank('Ada')).toEqual([])
    expect(table.hand('Ada')).toEqual(['Weak Rocket', 'Fuel Pod'])
    expect(table.discard('Ada')).toEqual(['Fuel Pod', 'Scout Ship', 'Fuel Pod', 'Piercing Rocket'])
  })

  test('SG-3.2 SG-R7 at a table the player may name the cards instead', () => {
    const table = given({
      market: ['Standard Rocket', null, null, null],
      players: { Ada: { bank: ['Scout Ship', 'Fuel Pod', 'Fuel Pod'], hand: ['Fuel Pod'] } },
    })
    table.do('Ada', { kind: 'buy', slot: 0, payment: { bank: ['ST02'], hand: ['ST01'] } }, ['Warp Drive'])
    expect(table.bank('Ada')).toEqual(pods(2))
    expect(table.hand('Ada')).toEqual([])
    expect(table.discard('Ada')).toEqual(['Scout Ship', 'Fuel Pod', 'Standard Rocket'])
  })

  test('SG-3.2 SG-R7 equal cards may be named together, from the bank and from the hand', () => {
    for (const [bank, hand] of [
      [['ST01', 'ST01'], []],
      [[], ['ST01', 'ST01']],
    ] as const) {
      const table = given({
        market: ['Standard Rocket', null, null, null],
        players: { Ada: { bank: [...pods(2), 'Scout Ship'], hand: pods(2) } },
      })
      table.do('Ada', { kind: 'buy', slot: 0, payment: { bank, hand } }, ['Warp Drive'])
      expect(table.discard('Ada')).toEqual([...pods(2), 'Standard Rocket'])
      expect(table.bank('Ada')).toEqual(bank.length > 0 ? ['Scout Ship'] : [...pods(2), 'Scout Ship'])
    }
  })
})

describe('the Shuttle', () => {
  test('SG-3.4 it adds a bare ship at the end of the fleet and is trashed', () => {
    const table = given({
      market: ['Reinforcement Shuttle', null, null, null],
      players: { Ada: { bank: pods(4), fleet: ['bare', 'suited'] } },
    })
    expect(table.buy('Ada', 0, 'Warp Drive')).toContainEqual({ kind: 'shipAdded', seat: 0, ship: 15 })
    expect(table.fleet('Ada')).toEqual(['bare', 'suited', 'bare'])
    expect(table.trashed).toEqual(['Reinforcement Shuttle'])
    expect(table.discard('Ada')).toEqual(pods(4))
    expect(table.player('Ada').owned).not.toContain('SP05')
  })

  const shuttle = { market: ['Reinforcement Shuttle', null, null, null], seats: FOUR }

  test('SG-3.5 SG-R8 edge case 7: with four players it is refused while all 16 ships are in play', () => {
    const table = given({ ...shuttle, players: { Ada: { bank: pods(4) } } })
    const { text } = table.refused('Ada', { kind: 'buy', slot: 0 }, { rule: 'SG-3.5', code: 'no-ship-left' })
    expect(text).toBe('All 16 ship cards are in play; wait until one is lost.')
    expect(table.legal('Ada')).toEqual([{ kind: 'pass' }])
  })

  test('SG-3.5 SG-R8 only the Shuttle waits: other cards are bought, and specials played, with all ships in play', () => {
    const market = ['Reinforcement Shuttle', 'Standard Rocket', null, null]
    const players = { Ada: { bank: pods(4), hand: ['Warp Drive'] } }
    const full = () => given({ seats: FOUR, market, players, options: { passRule: 'onlyIfStuck' } })
    const table = full()
    expect(table.legal('Ada')).toEqual([
      { kind: 'buy', slot: 1 },
      { kind: 'special', card: 'SP06' },
    ])
    table.buy('Ada', 1, 'Twin Salvo')
    expect(table.discard('Ada')).toEqual([...pods(2), 'Standard Rocket'])
    expect(kinds(full().play('Ada', 'Warp Drive'))).toContain('extraTurnGained')
  })

  test('SG-3.5 SG-R8 edge case 7: after any ship has been destroyed it is legal', () => {
    const table = given({
      ...shuttle,
      turn: 'Dan',
      players: {
        Ada: { bank: pods(4) },
        Dan: { hand: ['Standard Rocket'] },
        Ben: { fleet: ['bare', ...times(3, 'suited')] },
      },
    })
    table.fire('Dan', 'Standard Rocket', 'Ben')
    table.take('Ben', 0)
    table.buy('Ada', 0, 'Warp Drive')
    expect(table.fleet('Ada')).toEqual([...times(4, 'suited'), 'bare'])
  })

  test('SG-3.5 SG-R8 edge case 7: without box limits it is legal at once, as the 17th ship', () => {
    const table = given({ ...shuttle, options: { boxLimits: false }, players: { Ada: { bank: pods(4) } } })
    table.buy('Ada', 0, 'Warp Drive')
    expect(table.state.players.reduce((sum, { fleet }) => sum + fleet.length, 0)).toBe(17)
  })
})

describe('refill', () => {
  test('SG-3.6 a card that an Arms Dealer has put on top is the next one', () => {
    const table = given({
      market: ['Standard Rocket', null, null, null],
      pile: { top: [{ card: 'Phase Shield', seenBy: ['Ben'] }] },
      players: { Ada: { bank: pods(2) } },
    })
    expect(table.buy('Ada', 0)).toContainEqual({ kind: 'slotRefilled', slot: 0, card: 'SH05' })
    expect(table.market[0]).toBe('Phase Shield')
    expect(table.pileTop).toEqual([])
  })

  test('SG-3.6 SG-R9 edge case 6: with an empty pile slot 2 stays empty and cannot be bought from', () => {
    const table = given({
      market: ['Standard Rocket', 'Standard Rocket', 'Hull Plating', 'Deck Purge'],
      pile: { rest: [] },
      players: { Ada: { bank: pods(2) }, Ben: { bank: pods(5) } },
    })
    expect(table.buy('Ada', 1)).toContainEqual({ kind: 'slotEmptied', slot: 1 })
    expect(table.market).toEqual(['Standard Rocket', null, 'Hull Plating', 'Deck Purge'])
    table.refused('Ben', { kind: 'buy', slot: 1 }, { rule: 'SG-3.6', code: 'empty-slot' })
    expect(kinds(table.legal('Ben'))).toEqual(['buy', 'buy', 'buy', 'pass'])
  })

  test('SG-3.6 trash is never used again', () => {
    const table = given({
      market: ['Standard Rocket', null, null, null],
      pile: { rest: [] },
      trash: ['Warp Drive'],
      players: { Ada: { bank: pods(2) } },
    })
    table.buy('Ada', 0)
    expect(table.market).toEqual(SOLD_OUT)
    expect(table.state.trash.at(-1)).toBe('SP06')
  })
})
