import { describe, expect, test } from 'vitest'
import { DUEL, FOUR, given, times } from './table.ts'

describe('the turn clock', () => {
  test('SG-2.7 SG-2.6 when it runs out the player passes', () => {
    const table = given({ options: { turnSeconds: 60 } })
    expect(table.open).toMatchObject([{ seat: 0, kind: 'action', by: 60_000 }])
    expect(table.time(59_999)).toEqual([])
    expect(table.time(60_000)).toContainEqual({ kind: 'passed', seat: 0 })
    expect(table.open).toMatchObject([{ seat: 1, kind: 'action', by: 120_000 }])
  })

  test('it starts anew with every turn', () => {
    const table = given({ options: { turnSeconds: 60 } })
    table.time(10_000)
    table.pass('Ada')
    expect(table.open).toMatchObject([{ seat: 1, by: 70_000 }])
  })

  test('SG-4.2 it covers the aim of the second hit, which is declined when it runs out', () => {
    const table = given({
      options: { turnSeconds: 60 },
      players: { Ada: { hand: ['Twin Salvo'] }, Ben: { fleet: ['suited'] } },
    })
    table.time(40_000)
    table.fire('Ada', 'Twin Salvo', 'Ben')
    expect(table.open).toMatchObject([{ seat: 0, kind: 'nextHit', by: 60_000 }])
    expect(table.time(60_000)).toContainEqual({ kind: 'secondHitDeclined', seat: 0 })
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-4.2 it stands still while another seat is asked', () => {
    const table = given({ options: { turnSeconds: 60, defendSeconds: 20 }, players: { Ada: { hand: ['Twin Salvo'] } } })
    table.time(50_000)
    table.fire('Ada', 'Twin Salvo', 'Ben')
    table.time(65_000)
    table.take('Ben', 0)
    expect(table.open).toMatchObject([{ seat: 0, kind: 'nextHit', by: 75_000 }])
  })

  test('SG-4.5 it stands still while an Aegis is paid for', () => {
    const table = given({
      options: { turnSeconds: 60, defendSeconds: 20, choiceSeconds: 20 },
      players: { Ada: { hand: ['Twin Salvo'] }, Ben: { hand: ['Aegis Countermeasure', 'Weak Rocket', 'Warp Drive'] } },
    })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    table.time(5_000)
    table.block('Ben', 'Aegis Countermeasure')
    table.time(12_000)
    table.trash('Ben', 'hand', 'Weak Rocket')
    expect(table.open).toMatchObject([{ seat: 0, kind: 'nextHit', by: 72_000 }])
  })

  test('SG-4.2 in the engine view the late second hit stays with the same opponent, or takes the next living one', () => {
    const options = { autoChoices: true, turnSeconds: 60 }
    const same = given({ options, players: { Ada: { hand: ['Twin Salvo'] } } })
    same.fire('Ada', 'Twin Salvo', 'Cyd')
    same.time(60_000)
    expect(same.fleet('Cyd')).toEqual(['bare', 'bare', ...times(3, 'suited')])
    const next = given({ options, seats: FOUR, players: { Ada: { hand: ['Twin Salvo'] }, Cyd: { fleet: ['bare'] } } })
    next.fire('Ada', 'Twin Salvo', 'Cyd')
    next.time(60_000)
    expect([next.fleet('Ben')[0], next.fleet('Dan')[0]]).toEqual(['suited', 'bare'])
    const round = given({ options, seats: FOUR, players: { Ada: { hand: ['Twin Salvo'] }, Dan: { fleet: ['bare'] } } })
    round.fire('Ada', 'Twin Salvo', 'Dan')
    round.time(60_000)
    expect([round.fleet('Ada')[0], round.fleet('Ben')[0]]).toEqual(['suited', 'bare'])
  })

  test('0 switches it off', () => {
    const table = given({ options: { turnSeconds: 0 } })
    expect(table.time(86_400_000)).toEqual([])
    expect(table.asked).toEqual(['Ada action'])
  })
})

describe('the defence clock', () => {
  const options = { defendSeconds: 20, turnSeconds: 0 }

  test('SG-4.4 SG-8.1 no answer: no reaction, and the ship that the priorities would take', () => {
    const table = given({
      options,
      players: {
        Ada: { hand: ['Standard Rocket'] },
        Ben: { hand: ['Emergency Shield'], fleet: ['bare', 'suited', 'bare + Hull Plating'] },
      },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.open).toMatchObject([{ seat: 1, kind: 'defend', by: 20_000 }])
    table.time(20_000)
    expect(table.hand('Ben')).toEqual(['Emergency Shield'])
    expect(table.fleet('Ben')).toEqual(['bare', 'suited', 'bare'])
  })

  test('SG-8.2 a late answer to a piercing hit', () => {
    const fleet = ['bare', 'suited + Hull Plating', 'suited']
    const table = given({ options, players: { Ada: { hand: ['Piercing Rocket'] }, Ben: { fleet } } })
    table.fire('Ada', 'Piercing Rocket', 'Ben')
    table.time(20_000)
    expect(table.fleet('Ben')).toEqual(['bare', 'suited + Hull Plating 1', 'bare'])
  })

  test('SG-8.3 a late answer to a weak hit', () => {
    const fleet = ['bare', 'suited', 'bare + Hull Plating']
    const table = given({ options, players: { Ada: { hand: ['Weak Rocket'] }, Ben: { fleet } } })
    table.fire('Ada', 'Weak Rocket', 'Ben')
    table.time(20_000)
    expect(table.fleet('Ben')).toEqual(['bare', 'suited', 'bare + Hull Plating 1'])
  })

  test('SG-4.6 a late answer to a Seeking Rocket: the priorities hold among the ships allowed', () => {
    const fleet = ['suited + Hull Plating', 'suited', 'bare + Decoy Drone']
    const table = given({ options, players: { Ada: { hand: ['Seeking Rocket'] }, Ben: { fleet } } })
    table.fire('Ada', 'Seeking Rocket', 'Ben')
    table.time(20_000)
    expect(table.fleet('Ben')).toEqual(['suited + Hull Plating 1', 'suited', 'bare'])
  })

  test('SG-4.19 a late answer to a blockable EMP lets it through', () => {
    const table = given({
      options: { ...options, empBlockable: true },
      players: { Ada: { hand: ['EMP Rocket'] }, Ben: { hand: ['Emergency Shield'], fleet: ['bare + Hull Plating'] } },
    })
    table.fire('Ada', 'EMP Rocket', 'Ben')
    table.time(20_000)
    expect([table.fleet('Ben'), table.hand('Ben')]).toEqual([['bare'], ['Emergency Shield']])
    expect(table.log).toContainEqual(expect.objectContaining({ seat: 1, action: { kind: 'defend', let: true } }))
  })

  test('SG-4.18 in a wave the late are answered for, and those who answered keep their answer', () => {
    const table = given({
      options,
      players: {
        Ada: { hand: ['Barrage Rocket'] },
        Ben: { hand: ['Emergency Shield'] },
        Cyd: { hand: ['Emergency Shield'] },
      },
    })
    table.fire('Ada', 'Barrage Rocket')
    table.block('Cyd', 'Emergency Shield')
    table.time(20_000)
    expect([table.fleet('Ben')[0], table.fleet('Cyd')[0]]).toEqual(['bare', 'suited'])
    expect([table.hand('Ben'), table.hand('Cyd')]).toEqual([['Emergency Shield'], []])
  })

  test('SG-7.3 SG-8.1 wreckage has the same clock, and the priorities choose for the late', () => {
    const table = given({ options, seats: DUEL, turn: 'Ben', players: { Ada: { fleet: ['bare', 'suited'] } } })
    table.pass('Ben')
    expect(table.open).toMatchObject(DUEL.map((_, seat) => ({ seat, kind: 'wreckage', by: 20_000 })))
    table.wreck('Ben', 3)
    table.time(20_000)
    expect(table.fleet('Ada')).toEqual(['bare', 'bare'])
    expect(table.fleet('Ben')[3]).toBe('bare')
  })

  test('SG-4.2 a turn without a clock has none after a defence with one', () => {
    const table = given({ options, players: { Ada: { hand: ['Twin Salvo'] } } })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    table.time(5_000)
    table.take('Ben', 0)
    expect(table.state.turnBy).toBeNull()
    expect(table.open).toMatchObject([{ seat: 0, kind: 'nextHit', mode: 'single' }])
    expect(table.open[0]?.by).toBeUndefined()
    expect(table.time(86_400_000)).toEqual([])
  })

  test('0 switches it off', () => {
    const table = given({
      options: { defendSeconds: 0, turnSeconds: 60 },
      players: { Ada: { hand: ['Standard Rocket'] } },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.time(86_400_000)).toEqual([])
    expect(table.asked).toEqual(['Ben defend'])
  })

  test('SG-R30 a quick answer looks like a slow one: the window stays open for the pause of the table', () => {
    const table = given({
      options,
      pace: { pauseMs: 1_500 },
      players: { Ada: { hand: ['Standard Rocket'] }, Ben: { hand: ['Emergency Shield'] } },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.block('Ben', 'Emergency Shield')).toEqual([])
    expect(table.look('Ada').open).toEqual([{ seat: 1, kind: 'defend', mode: 'reaction', by: 20_000 }])
    expect(table.time(1_499)).toEqual([])
    expect(table.time(1_500)).toContainEqual({ kind: 'blocked', seat: 1, by: 0, card: 'ST04' })
  })
})

describe('the clock for choices after a card', () => {
  const options = { choiceSeconds: 15, turnSeconds: 0 }
  const late = (player: object, card: string, ...luck: string[]) => {
    const table = given({ options, players: { Ada: { hand: [card], ...player } } })
    table.time(1_000)
    if (card === 'Decoy Drone') table.assign('Ada', card, 0, ...luck)
    else table.play('Ada', card, ...luck)
    expect(table.open).toMatchObject([{ seat: 0, by: 16_000 }])
    return table
  }

  test('SG-4.5 SG-8.4 Aegis: the card of lowest value, hand before discard pile', () => {
    const table = given({
      options: { ...options, defendSeconds: 0 },
      players: {
        Ada: { hand: ['Standard Rocket'] },
        Ben: { hand: ['Aegis Countermeasure', 'Warp Drive', 'Deck Purge'], discard: ['Deep Clean'] },
      },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    table.block('Ben', 'Aegis Countermeasure')
    expect(table.open).toMatchObject([{ seat: 1, kind: 'aegis', mode: 'sealed', by: 15_000 }])
    table.time(15_000, ['SP08'])
    expect(table.trashed).toEqual(['Aegis Countermeasure', 'Deck Purge'])
  })

  test('SG-5.3 SG-8.5 Decoy Drone: the first card of lowest value', () => {
    const table = late({ hand: ['Decoy Drone', 'Weak Rocket'], draw: ['Fuel Pod'] }, 'Decoy Drone', 'Fuel Pod')
    table.time(16_000)
    expect(table.hand('Ada')).toEqual(['Weak Rocket'])
  })

  test('SG-6.2 SG-8.6 Recon: the first drawn currency or debris', () => {
    const draw = ['Weak Rocket', 'Fuel Pod', 'Debris Field']
    const table = late({ draw }, 'Deep Space Recon', 'Weak Rocket', 'Debris Field', 'Fuel Pod')
    table.time(16_000)
    expect(table.hand('Ada')).toEqual(['Weak Rocket', 'Fuel Pod'])
  })

  test('SG-6.3 SG-8.7 Salvage: a rocket first', () => {
    const table = late({ discard: ['Phase Shield', 'Weak Rocket'] }, 'Salvage Operation')
    table.time(16_000)
    expect(table.hand('Ada')).toEqual(['Weak Rocket'])
  })

  test('SG-6.4 Arms Dealer: the order stays as it was', () => {
    const table = late({}, 'Arms Dealer', 'Warp Drive', 'Standard Rocket', 'Phase Shield')
    table.time(16_000)
    expect(table.pileTop).toEqual(['Warp Drive', 'Standard Rocket', 'Phase Shield'])
  })

  test('SG-6.7 SG-6.8 SG-8.9 Deck Purge and Deep Clean: the card of lowest value', () => {
    const purge = late({ hand: ['Deck Purge', 'Debris Field'], discard: ['Fuel Pod'] }, 'Deck Purge')
    purge.time(16_000)
    expect(purge.trashed).toEqual(['Debris Field'])
    const clean = late({ discard: ['Weak Rocket', 'Fuel Pod'], draw: ['Warp Drive'] }, 'Deep Clean')
    clean.time(16_000, ['SP06'])
    expect(clean.trashed).toEqual(['Fuel Pod'])
  })

  test('0 switches it off', () => {
    const table = given({
      options: { choiceSeconds: 0, turnSeconds: 60 },
      players: { Ada: { hand: ['Salvage Operation'], discard: ['Weak Rocket', 'Fuel Pod'] } },
    })
    table.play('Ada', 'Salvage Operation')
    expect(table.time(86_400_000)).toEqual([])
    expect(table.asked).toEqual(['Ada retrieve'])
  })
})
