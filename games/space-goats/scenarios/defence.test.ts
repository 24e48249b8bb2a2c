import { describe, expect, test } from 'vitest'
import { DUEL, FOUR, given, kinds, times } from './table.ts'

describe('reaction', () => {
  test.each(['Emergency Shield', 'Emergency Thrusters', 'Aegis Countermeasure'])(
    'SG-4.4 %s cancels the hit and is trashed',
    (card) => {
      const table = given({ players: { Ada: { hand: ['Standard Rocket'] }, Ben: { hand: [card], fleet: ['bare'] } } })
      table.fire('Ada', 'Standard Rocket', 'Ben')
      expect(table.block('Ben', card)[0]).toEqual({ kind: 'blocked', seat: 1, by: 0, card: table.id(card) })
      expect([table.fleet('Ben'), table.hand('Ben'), table.trashed]).toEqual([['bare'], [], [card]])
      expect(table.player('Ben').owned).toEqual([])
    },
  )

  test.each(['Weak Rocket', 'Standard Rocket', 'Seeking Rocket', 'Piercing Rocket', 'Shatter Rocket'])(
    'SG-4.4 a hit of %s can be cancelled',
    (rocket) => {
      const table = given({
        players: { Ada: { hand: [rocket] }, Ben: { hand: ['Emergency Thrusters'], fleet: ['bare'] } },
      })
      table.fire('Ada', rocket, 'Ben')
      table.block('Ben', 'Emergency Thrusters')
      expect(table.fleet('Ben')).toEqual(['bare'])
    },
  )

  test('SG-4.4 at a table it is optional: the ship may take it though a reactive card is held', () => {
    const table = given({
      players: { Ada: { hand: ['Standard Rocket'] }, Ben: { hand: ['Emergency Shield', 'Weak Rocket'] } },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.legal('Ben')).toEqual([
      { kind: 'defend', card: 'ST04' },
      ...[5, 6, 7, 8, 9].map((ship) => ({ kind: 'defend', ship })),
    ])
    table.take('Ben', 4)
    expect(table.hand('Ben')).toEqual(['Emergency Shield', 'Weak Rocket'])
    expect(table.fleet('Ben')).toEqual([...times(4, 'suited'), 'bare'])
  })

  test('SG-4.4 any reactive card of the hand will do, one for a hit', () => {
    const hand = ['Emergency Shield', 'Aegis Countermeasure', 'Emergency Thrusters']
    const table = given({ players: { Ada: { hand: ['Standard Rocket'] }, Ben: { hand } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    table.block('Ben', 'Emergency Thrusters')
    expect(table.hand('Ben')).toEqual(['Emergency Shield', 'Aegis Countermeasure'])
    expect(table.asked).toEqual(['Ben action'])
  })
})

describe('Aegis', () => {
  const attacked = (player: object) => {
    const table = given({ players: { Ada: { hand: ['Standard Rocket'] }, Ben: player } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    return table
  }

  test('SG-4.5 afterwards the defender trashes one card from hand or discard pile', () => {
    const table = attacked({ hand: ['Aegis Countermeasure', 'Weak Rocket'], discard: ['Debris Field'] })
    table.block('Ben', 'Aegis Countermeasure')
    expect(table.asked).toEqual(['Ben aegis'])
    expect(table.legal('Ben')).toEqual([
      { kind: 'trashOne', zone: 'hand', card: 'ST03' },
      { kind: 'trashOne', zone: 'discard', card: 'ST05' },
    ])
    expect(table.trash('Ben', 'discard', 'Debris Field')).toContainEqual({
      kind: 'trashed',
      seat: 1,
      card: 'ST05',
      from: 'discard',
      why: 'aegis',
    })
    expect(table.trashed).toEqual(['Aegis Countermeasure', 'Debris Field'])
    expect(table.hand('Ben')).toEqual(['Weak Rocket'])
  })

  test('SG-4.5 the card may come from the hand', () => {
    const table = attacked({ hand: ['Aegis Countermeasure', 'Weak Rocket', 'Warp Drive'] })
    table.block('Ben', 'Aegis Countermeasure')
    table.trash('Ben', 'hand', 'Weak Rocket')
    expect([table.hand('Ben'), table.trashed]).toEqual([['Warp Drive'], ['Aegis Countermeasure', 'Weak Rocket']])
  })

  test('SG-4.5 edge case 13: as the only card and with an empty discard pile nothing else happens', () => {
    const table = attacked({ hand: ['Aegis Countermeasure'] })
    expect(kinds(table.block('Ben', 'Aegis Countermeasure'))).toEqual(['blocked', 'turnBegan'])
    expect(table.trashed).toEqual(['Aegis Countermeasure'])
  })

  test('SG-4.5 a single other card must go, without a question', () => {
    const table = attacked({ hand: ['Aegis Countermeasure', 'Warp Drive'] })
    table.block('Ben', 'Aegis Countermeasure')
    expect([table.hand('Ben'), table.trashed]).toEqual([[], ['Aegis Countermeasure', 'Warp Drive']])
    expect(table.asked).toEqual(['Ben action'])
    const pile = attacked({ hand: ['Aegis Countermeasure'], discard: ['Warp Drive'] })
    pile.block('Ben', 'Aegis Countermeasure')
    expect([pile.discard('Ben'), pile.trashed]).toEqual([[], ['Aegis Countermeasure', 'Warp Drive']])
  })
})

describe('landing', () => {
  test('SG-4.6 the defender chooses any of their own ships, a bare one before a shielded one if so wished', () => {
    const table = given({
      players: { Ada: { hand: ['Standard Rocket'] }, Ben: { fleet: ['suited + Hull Plating', 'suited', 'bare'] } },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.legal('Ben')).toHaveLength(3)
    table.take('Ben', 2)
    expect(table.fleet('Ben')).toEqual(['suited + Hull Plating 1', 'suited'])
  })

  test('SG-4.6 SG-R10 edge case 23: a Seeking Rocket at a table lands only on the least protected ship', () => {
    const table = given({
      players: {
        Ada: { hand: ['Seeking Rocket'] },
        Ben: { fleet: ['bare', 'suited', 'bare + Hull Plating'], hand: ['Weak Rocket'] },
      },
    })
    table.fire('Ada', 'Seeking Rocket', 'Ben')
    expect(table.legal('Ben')).toEqual([{ kind: 'defend', ship: 5 }])
    for (const ship of [6, 7]) table.refused('Ben', { kind: 'defend', ship }, { rule: 'SG-4.6', code: 'not-weakest' })
    table.take('Ben', 0)
    expect(table.fleet('Ben')).toEqual(['suited', 'bare + Hull Plating 1'])
  })

  test('SG-4.6 protection is what is left of the shield plus the suit; among equals the defender chooses', () => {
    const table = given({
      players: {
        Ada: { hand: ['Seeking Rocket'] },
        Ben: { fleet: ['suited + Hull Plating', 'suited', 'bare + Reinforced Hull', 'bare + Bulwark Plating 1'] },
      },
    })
    table.fire('Ada', 'Seeking Rocket', 'Ben')
    expect(table.legal('Ben')).toEqual([
      { kind: 'defend', ship: 6 },
      { kind: 'defend', ship: 8 },
    ])
  })
})

describe('who is asked', () => {
  test('SG-R30 one ship and cards in hand: the question is put, whether a reactive card is among them or not', () => {
    for (const hand of [['Weak Rocket'], ['Emergency Shield']]) {
      const table = given({ players: { Ada: { hand: ['Standard Rocket'] }, Ben: { hand, fleet: ['suited'] } } })
      table.fire('Ada', 'Standard Rocket', 'Ben')
      expect(table.asked).toEqual(['Ben defend'])
    }
  })

  test('SG-R30 one ship and an empty hand: everybody sees that there is nothing to decide', () => {
    const table = given({ players: { Ada: { hand: ['Standard Rocket'] }, Ben: { fleet: ['suited'] } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.fleet('Ben')).toEqual(['bare'])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-R30 a Seeking Rocket with one ship to choose and an empty hand asks nobody', () => {
    const table = given({ players: { Ada: { hand: ['Seeking Rocket'] }, Ben: { fleet: ['suited', 'bare'] } } })
    table.fire('Ada', 'Seeking Rocket', 'Ben')
    expect(table.fleet('Ben')).toEqual(['suited'])
  })
})

describe('waves of a barrage', () => {
  const barrage = (card: string) =>
    given({
      seats: FOUR,
      turn: 'Cyd',
      players: {
        Cyd: { hand: [card] },
        Dan: { hand: ['Aegis Countermeasure', 'Weak Rocket', 'Warp Drive'], fleet: times(3, 'bare') },
        Ada: { hand: ['Emergency Shield', 'Weak Rocket'], fleet: times(3, 'bare') },
        Ben: { fleet: times(3, 'bare') },
      },
    })

  test('SG-4.18 SG-4.15 SG-R14 all are asked at once, and nothing is carried out before the last answer', () => {
    const table = barrage('Barrage Rocket')
    table.fire('Cyd', 'Barrage Rocket')
    expect(table.asked).toEqual(['Dan defend', 'Ada defend', 'Ben defend'])
    expect(table.take('Ben', 1)).toEqual([])
    expect(table.block('Ada', 'Emergency Shield')).toEqual([])
    expect([table.fleet('Ben').length, table.hand('Ada').length, table.trashed]).toEqual([3, 2, []])
    expect(kinds(table.take('Dan', 0))).toEqual([
      'shipChosen',
      'shipLost',
      'blocked',
      'shipChosen',
      'shipLost',
      'turnBegan',
    ])
    expect(table.events.slice(0, 5)).toMatchObject([{ seat: 3 }, { seat: 3 }, { seat: 0 }, { seat: 1 }, { seat: 1 }])
  })

  test('SG-4.18 SG-4.5 then those with an Aegis trash a card, and only then comes the second wave of an Overload', () => {
    const table = barrage('Overload Barrage')
    table.fire('Cyd', 'Overload Barrage')
    table.take('Ada', 0)
    table.take('Ben', 0)
    table.block('Dan', 'Aegis Countermeasure')
    expect(table.asked).toEqual(['Dan aegis'])
    expect(table.trash('Dan', 'hand', 'Weak Rocket')).toContainEqual({
      kind: 'hitAimed',
      by: 2,
      card: 'RK08',
      does: 'normal',
      number: 2,
      of: 2,
      targets: [3, 0, 1],
    })
    expect(table.asked).toEqual(['Dan defend', 'Ada defend', 'Ben defend'])
    for (const name of ['Dan', 'Ada', 'Ben']) table.take(name, 0)
    expect(['Dan', 'Ada', 'Ben'].map((name) => table.fleet(name).length)).toEqual([2, 1, 1])
    expect(table.player('Cyd').skipsNext).toBe(true)
  })

  test('SG-4.18 an answer may be changed until all are in', () => {
    const table = barrage('Barrage Rocket')
    table.fire('Cyd', 'Barrage Rocket')
    table.block('Ada', 'Emergency Shield')
    table.take('Ada', 0)
    table.take('Ben', 0)
    table.take('Dan', 0)
    expect(table.hand('Ada')).toEqual(['Emergency Shield', 'Weak Rocket'])
    expect(table.fleet('Ada')).toHaveLength(2)
  })

  test('SG-4.18 SG-R30 who has nothing to decide is not asked but hit with the others', () => {
    const table = given({
      players: { Ada: { hand: ['Barrage Rocket'] }, Ben: { fleet: ['suited'] }, Cyd: { fleet: ['bare', 'bare'] } },
    })
    table.fire('Ada', 'Barrage Rocket')
    expect(table.asked).toEqual(['Cyd defend'])
    expect(table.fleet('Ben')).toEqual(['suited'])
    table.take('Cyd', 0)
    expect([table.fleet('Ben'), table.fleet('Cyd')]).toEqual([['bare'], ['bare']])
  })
})

describe('EMP that can be blocked', () => {
  const options = { empBlockable: true }
  const position = {
    options,
    seats: DUEL,
    players: {
      Ada: { hand: ['EMP Rocket'] },
      Ben: { hand: ['Emergency Shield', 'Weak Rocket'], fleet: ['bare + Hull Plating', 'suited + Phase Shield'] },
    },
  }

  test('SG-4.19 SG-R13 the target may cancel the whole EMP with a reactive card', () => {
    const table = given(position)
    const emp = { kind: 'hitAimed', by: 0, card: 'RK04', does: 'emp', number: 1, of: 1, targets: [1] }
    expect(table.fire('Ada', 'EMP Rocket', 'Ben')).toContainEqual(emp)
    expect(table.legal('Ben')).toEqual([
      { kind: 'defend', card: 'ST04' },
      { kind: 'defend', let: true },
    ])
    table.block('Ben', 'Emergency Shield')
    expect(table.fleet('Ben')).toEqual(['bare + Hull Plating 1', 'suited + Phase Shield 1'])
    expect(table.trashed).toEqual(['Emergency Shield'])
  })

  test('SG-4.19 … or let it through; no ship is chosen', () => {
    const table = given(position)
    table.fire('Ada', 'EMP Rocket', 'Ben')
    table.refused('Ben', { kind: 'defend', ship: table.ship('Ben', 0) }, { rule: 'SG-4.19', code: 'no-ship' })
    table.letThrough('Ben')
    expect(table.fleet('Ben')).toEqual(['bare', 'suited'])
  })

  test('SG-4.19 SG-R30 with an empty hand nobody is asked', () => {
    const table = given({
      ...position,
      players: { Ada: { hand: ['EMP Rocket'] }, Ben: { fleet: ['bare + Hull Plating'] } },
    })
    table.fire('Ada', 'EMP Rocket', 'Ben')
    expect(table.fleet('Ben')).toEqual(['bare'])
  })

  test('SG-4.19 SG-4.5 an Aegis cancels it too, and then a card is trashed', () => {
    const hand = ['Aegis Countermeasure', 'Weak Rocket']
    const fleet = ['bare + Hull Plating']
    const table = given({ ...position, players: { Ada: { hand: ['EMP Rocket'] }, Ben: { hand, fleet } } })
    table.fire('Ada', 'EMP Rocket', 'Ben')
    table.block('Ben', 'Aegis Countermeasure')
    expect(table.fleet('Ben')).toEqual(['bare + Hull Plating 1'])
    expect(table.trashed).toEqual(['Aegis Countermeasure', 'Weak Rocket'])
  })
})
