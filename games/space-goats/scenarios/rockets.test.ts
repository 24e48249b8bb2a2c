import { describe, expect, test } from 'vitest'
import { DUEL, FIVE, given, kinds, times } from './table.ts'

const bare = ['bare', 'bare', 'bare']

describe('firing', () => {
  test('SG-4.1 the rocket lies in its owner’s discard pile before its effect is carried out', () => {
    const table = given({ players: { Ada: { hand: ['Standard Rocket'] } } })
    expect(kinds(table.fire('Ada', 'Standard Rocket', 'Ben'))).toEqual(['rocketFired', 'hitAimed'])
    expect(table.discard('Ada')).toEqual(['Standard Rocket'])
    expect(table.asked).toEqual(['Ben defend'])
  })

  test.each([
    'Weak Rocket',
    'Standard Rocket',
    'Seeking Rocket',
    'Piercing Rocket',
    'EMP Rocket',
    'Shatter Rocket',
    'Salvo Rocket',
    'Twin Salvo',
  ])('SG-4.2 %s may be fired at every living opponent', (card) => {
    const table = given({ seats: FIVE, players: { Ada: { hand: [card] }, Cyd: { fleet: [] } } })
    const targets = table.legal('Ada').flatMap((action) => (action.kind === 'rocket' ? [action.target] : []))
    expect(targets).toEqual([1, 3, 4])
  })

  test.each([
    ['Weak Rocket', 'weak'],
    ['Standard Rocket', 'normal'],
    ['Seeking Rocket', 'normal'],
    ['Piercing Rocket', 'piercing'],
    ['Shatter Rocket', 'normal'],
  ])('SG-4.3 %s is one hit, a %s one', (card, does) => {
    const table = given({ players: { Ada: { hand: [card] }, Ben: { fleet: ['suited'] } } })
    const hit = { by: 0, card: table.id(card), does, number: 1, of: 1, targets: [1] }
    expect(table.fire('Ada', card, 'Ben')).toContainEqual({ kind: 'hitAimed', ...hit })
    expect([table.fleet('Ben'), table.asked]).toEqual([['bare'], ['Ben action']])
  })

  test.each(['Barrage Rocket', 'Overload Barrage'])('SG-4.2 SG-4.15 %s names nobody: it flies at all', (card) => {
    const table = given({ players: { Ada: { hand: [card] } } })
    expect(table.legal('Ada')).toContainEqual({ kind: 'rocket', card: table.id(card) })
    expect(table.fire('Ada', card)).toContainEqual({
      kind: 'rocketFired',
      seat: 0,
      card: table.id(card),
      targets: [1, 2],
    })
  })
})

describe.each(['Salvo Rocket', 'Twin Salvo'])('%s', (card) => {
  test('SG-4.2 SG-4.3 its hits are the first and the second of two', () => {
    const table = given({ players: { Ada: { hand: [card] }, Ben: { fleet: bare } } })
    const aimed = { kind: 'hitAimed', by: 0, card: table.id(card), does: 'normal', of: 2 }
    expect(table.fire('Ada', card, 'Ben')).toContainEqual({ ...aimed, number: 1, targets: [1] })
    table.take('Ben', 0)
    expect(table.secondHit('Ada', 'Cyd')).toContainEqual({ ...aimed, number: 2, targets: [2] })
  })

  test('SG-4.2 the second hit is aimed after the first, at the same opponent', () => {
    const table = given({ players: { Ada: { hand: [card] }, Ben: { fleet: bare } } })
    table.fire('Ada', card, 'Ben')
    table.take('Ben', 0)
    expect(table.asked).toEqual(['Ada nextHit'])
    table.secondHit('Ada', 'Ben')
    table.take('Ben', 0)
    expect(table.fleet('Ben')).toEqual(['bare'])
  })

  test('SG-4.2 … or at another', () => {
    const table = given({ players: { Ada: { hand: [card] }, Ben: { fleet: bare }, Cyd: { fleet: bare } } })
    table.fire('Ada', card, 'Ben')
    table.take('Ben', 0)
    expect(table.legal('Ada')).toEqual([
      { kind: 'nextHit', target: 1 },
      { kind: 'nextHit', target: 2 },
      { kind: 'nextHit' },
    ])
    table.secondHit('Ada', 'Cyd')
    table.take('Cyd', 2)
    expect([table.fleet('Ben').length, table.fleet('Cyd').length]).toEqual([2, 2])
  })

  test('SG-4.2 … or declined, at a table', () => {
    const table = given({ players: { Ada: { hand: [card] }, Ben: { fleet: bare } } })
    table.fire('Ada', card, 'Ben')
    table.take('Ben', 0)
    expect(table.secondHit('Ada')).toContainEqual({ kind: 'secondHitDeclined', seat: 0 })
    expect(table.fleet('Ben')).toEqual(['bare', 'bare'])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-4.2 whoever fell to the first hit cannot be aimed at again', () => {
    const table = given({ players: { Ada: { hand: [card] }, Ben: { fleet: ['bare'] } } })
    table.fire('Ada', card, 'Ben')
    expect(table.legal('Ada')).toEqual([{ kind: 'nextHit', target: 2 }, { kind: 'nextHit' }])
  })

  test('SG-4.2 no living opponent left: no second hit', () => {
    const table = given({ seats: DUEL, players: { Ada: { hand: [card] }, Ben: { fleet: ['bare'] } } })
    table.fire('Ada', card, 'Ben')
    expect(table.outcome).toMatchObject({ ending: 'rocket', places: [1, 2] })
  })
})

describe('hits one by one', () => {
  test('SG-4.3 SG-R27 edge case 12: one Emergency Thrusters stops the first hit of a Salvo, the second must be taken', () => {
    const table = given({
      players: {
        Ada: { hand: ['Salvo Rocket'], bank: ['Fuel Pod', 'Scout Ship'] },
        Ben: { hand: ['Emergency Thrusters'], fleet: bare },
      },
    })
    table.fire('Ada', 'Salvo Rocket', 'Ben')
    table.block('Ben', 'Emergency Thrusters')
    expect(table.trashed).toEqual(['Emergency Thrusters'])
    table.secondHit('Ada', 'Ben')
    expect(kinds(table.legal('Ben'))).toEqual(times(3, 'defend'))
    table.take('Ben', 1)
    expect(table.loseBank('Ada', 'Scout Ship')).toContainEqual({ kind: 'bankLost', seat: 0, card: 'ST02' })
    expect(table.fleet('Ben')).toEqual(['bare', 'bare'])
    expect(table.bank('Ada')).toEqual(['Fuel Pod'])
  })

  test('SG-4.3 SG-R27 two reactive cards stop both hits', () => {
    const table = given({
      players: {
        Ada: { hand: ['Twin Salvo'] },
        Ben: { hand: ['Emergency Thrusters', 'Emergency Shield'], fleet: bare },
      },
    })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    table.block('Ben', 'Emergency Shield')
    table.secondHit('Ada', 'Ben')
    table.block('Ben', 'Emergency Thrusters')
    expect(table.fleet('Ben')).toEqual(bare)
    expect(table.trashed).toEqual(['Emergency Shield', 'Emergency Thrusters'])
  })
})

describe('EMP', () => {
  test('SG-4.14 SG-R13 all assigned shields of the target are trashed; sides stay, nobody is asked', () => {
    const table = given({
      players: {
        Ada: { hand: ['EMP Rocket'] },
        Ben: {
          hand: ['Emergency Thrusters'],
          fleet: ['suited + Hull Plating', 'bare + Reinforced Hull', 'bare', 'suited + Phase Shield'],
        },
        Cyd: { fleet: ['bare + Hull Plating'] },
      },
    })
    table.fire('Ada', 'EMP Rocket', 'Ben')
    expect(table.fleet('Ben')).toEqual(['suited', 'bare', 'bare', 'suited'])
    expect(table.fleet('Cyd')).toEqual(['bare + Hull Plating 1'])
    expect(table.trashed).toEqual(['Hull Plating', 'Reinforced Hull', 'Phase Shield'])
    expect(table.events).toContainEqual({ kind: 'shieldBroken', seat: 1, ship: 6, card: 'SH04', why: 'emp' })
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-4.14 SG-R12 against a fleet without shields it does nothing', () => {
    const table = given({ players: { Ada: { hand: ['EMP Rocket'] } } })
    expect(table.fire('Ada', 'EMP Rocket', 'Ben')).toContainEqual({ kind: 'shieldsStripped', seat: 1, by: 0, count: 0 })
    expect(table.state.destroyed).toBe(0)
  })
})

describe('barrages', () => {
  test('SG-4.15 a Barrage hits every living opponent once', () => {
    const table = given({ seats: FIVE, players: { Ada: { hand: ['Barrage Rocket'] }, Dan: { fleet: [] } } })
    table.fire('Ada', 'Barrage Rocket')
    for (const name of ['Ben', 'Cyd', 'Eve']) table.take(name, 0)
    for (const name of ['Ben', 'Cyd', 'Eve']) expect(table.fleet(name)).toEqual(['bare', 'suited', 'suited'])
    expect(table.fleet('Ada')).toEqual(times(3, 'suited'))
    expect(table.player('Ada').skipsNext).toBe(false)
  })

  test('SG-4.15 SG-4.20 edge case 15: Overload eliminates B by the first hit and C by two, and the attacker wins', () => {
    const table = given({
      players: { Ada: { hand: ['Overload Barrage'] }, Ben: { fleet: ['bare'] }, Cyd: { fleet: ['bare', 'bare'] } },
    })
    table.fire('Ada', 'Overload Barrage')
    expect(table.asked).toEqual(['Cyd defend'])
    expect(table.take('Cyd', 1)).toEqual([
      { kind: 'shipChosen', seat: 1, ship: 5, by: 0 },
      { kind: 'shipLost', seat: 1, ship: 5, by: 0 },
      { kind: 'eliminated', seat: 1, by: 0 },
      { kind: 'shipChosen', seat: 2, ship: 11, by: 0 },
      { kind: 'shipLost', seat: 2, ship: 11, by: 0 },
      { kind: 'hitAimed', by: 0, card: 'RK08', does: 'normal', number: 2, of: 2, targets: [2] },
      { kind: 'shipChosen', seat: 2, ship: 10, by: 0 },
      { kind: 'shipLost', seat: 2, ship: 10, by: 0 },
      { kind: 'eliminated', seat: 2, by: 0 },
      { kind: 'skipLaid', seat: 0, by: 0 },
      { kind: 'gameEnded', how: 'rocket', winners: [0] },
    ])
    expect(table.outcome?.places).toEqual([1, 2, 2])
  })

  test('SG-4.15 an Overload whose first wave takes everybody has no second one', () => {
    const fleet = ['bare']
    const table = given({ players: { Ada: { hand: ['Overload Barrage'] }, Ben: { fleet }, Cyd: { fleet } } })
    table.fire('Ada', 'Overload Barrage')
    expect(kinds(table.events).filter((kind) => kind === 'hitAimed')).toHaveLength(1)
    expect(table.outcome?.places).toEqual([1, 2, 2])
  })

  test('SG-4.15 SG-2.1 edge case 16: after an Overload in round 5 the attacker plays again in round 7', () => {
    const table = given({ round: 5, players: { Ada: { hand: ['Overload Barrage'] } } })
    table.fire('Ada', 'Overload Barrage')
    for (const _hit of [1, 2]) for (const name of ['Ben', 'Cyd']) table.take(name, 0)
    expect(table.player('Ada').skipsNext).toBe(true)
    table.pass('Ben')
    expect(table.pass('Cyd')).toContainEqual({ kind: 'turnSkipped', seat: 0, isExtra: false })
    expect(table.state.round).toBe(6)
    expect(table.discard('Ada')).toEqual(['Overload Barrage'])
    expect(table.asked).toEqual(['Ben action'])
    table.pass('Ben')
    table.pass('Cyd', 'Overload Barrage')
    expect(table.state.round).toBe(7)
    expect(table.hand('Ada')).toEqual(['Overload Barrage'])
    expect(table.asked).toEqual(['Ada action'])
  })
})

describe('drawbacks', () => {
  const salvoWith = (bank: string[], options = {}) => {
    const table = given({ options, players: { Ada: { hand: ['Salvo Rocket'], bank } } })
    table.fire('Ada', 'Salvo Rocket', 'Ben')
    table.take('Ben', 0)
    return table
  }

  test('SG-4.16 after a Salvo its owner chooses the bank card that it costs', () => {
    const table = salvoWith(['Scout Ship', 'Fuel Pod', 'Fuel Pod'])
    table.secondHit('Ada')
    expect(table.asked).toEqual(['Ada loseBank'])
    expect(table.legal('Ada')).toEqual([
      { kind: 'loseBank', card: 'ST02' },
      { kind: 'loseBank', card: 'ST01' },
    ])
    table.refused('Ada', { kind: 'loseBank', card: 'RK06' }, { rule: 'SG-4.16', code: 'not-there' })
    expect(table.loseBank('Ada', 'Scout Ship')).toContainEqual({ kind: 'bankLost', seat: 0, card: 'ST02' })
    expect(table.bank('Ada')).toEqual(['Fuel Pod', 'Fuel Pod'])
    expect(table.discard('Ada')).toEqual(['Salvo Rocket', 'Scout Ship'])
  })

  test('SG-4.16 SG-R29 whoever is late loses the most recently banked card', () => {
    const table = salvoWith(['Scout Ship', 'Fuel Pod'], { choiceSeconds: 20 })
    table.secondHit('Ada')
    expect(table.time(20_000)).toContainEqual({ kind: 'bankLost', seat: 0, card: 'ST01' })
    expect(table.bank('Ada')).toEqual(['Scout Ship'])
  })

  test('SG-4.16 where all bank cards are alike nobody is asked', () => {
    const table = salvoWith(['Fuel Pod', 'Fuel Pod'])
    expect(table.secondHit('Ada')).toContainEqual({ kind: 'bankLost', seat: 0, card: 'ST01' })
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-4.16 with an empty bank nothing is lost; a Twin Salvo costs nothing at all', () => {
    const table = given({
      players: { Ada: { hand: ['Salvo Rocket'] }, Ben: { hand: ['Twin Salvo'], bank: ['Fuel Pod'] } },
    })
    table.fire('Ada', 'Salvo Rocket', 'Ben')
    table.take('Ben', 0)
    expect(kinds(table.secondHit('Ada'))).not.toContain('bankLost')
    table.fire('Ben', 'Twin Salvo', 'Cyd')
    table.take('Cyd', 0)
    table.secondHit('Ben')
    expect(table.bank('Ben')).toEqual(['Fuel Pod'])
  })

  test('SG-4.17 edge case 21: a Shatter Rocket as the only hand card: the hit resolves, no discard', () => {
    const table = given({ players: { Ada: { hand: ['Shatter Rocket'] }, Ben: { fleet: ['suited'] } } })
    expect(kinds(table.fire('Ada', 'Shatter Rocket', 'Ben'))).not.toContain('shattered')
    expect(table.fleet('Ben')).toEqual(['bare'])
    expect(table.discard('Ada')).toEqual(['Shatter Rocket'])
  })

  test('SG-4.17 SG-R15 edge case 21: with one other card that card is discarded even if the hit was cancelled', () => {
    const table = given({
      players: { Ada: { hand: ['Shatter Rocket', 'Warp Drive'] }, Ben: { hand: ['Emergency Shield'] } },
    })
    table.fire('Ada', 'Shatter Rocket', 'Ben')
    expect(table.block('Ben', 'Emergency Shield', 'Warp Drive')).toContainEqual({
      kind: 'shattered',
      seat: 0,
      card: 'SP06',
    })
    expect(table.discard('Ada')).toEqual(['Shatter Rocket', 'Warp Drive'])
  })

  test.each(['Hull Plating', 'Decoy Drone', 'Fuel Pod'])('SG-4.17 any card of the hand may be it: %s', (card) => {
    const hand = ['Shatter Rocket', 'Hull Plating', 'Decoy Drone', 'Fuel Pod']
    const table = given({ players: { Ada: { hand }, Ben: { fleet: ['suited'] } } })
    table.fire('Ada', 'Shatter Rocket', 'Ben', card)
    expect(table.discard('Ada')).toEqual(['Shatter Rocket', card])
    expect(table.hand('Ada')).toHaveLength(2)
  })

  test('SG-R15 SG-4.16 SG-4.15 a Salvo and an Overload cost their price though every hit was blocked', () => {
    const table = given({
      seats: DUEL,
      players: {
        Ada: { hand: ['Salvo Rocket', 'Overload Barrage'], bank: ['Fuel Pod'] },
        Ben: { hand: ['Emergency Shield', ...times(3, 'Emergency Thrusters')] },
      },
    })
    table.fire('Ada', 'Salvo Rocket', 'Ben')
    table.block('Ben', 'Emergency Shield')
    table.secondHit('Ada', 'Ben')
    expect(table.block('Ben', 'Emergency Thrusters')).toContainEqual({ kind: 'bankLost', seat: 0, card: 'ST01' })
    table.pass('Ben')
    table.wreck('Ada', 0)
    table.wreck('Ben', 0, 'Salvo Rocket', 'Fuel Pod')
    table.fire('Ada', 'Overload Barrage')
    for (const _hit of [1, 2]) table.block('Ben', 'Emergency Thrusters')
    expect(table.player('Ada').skipsNext).toBe(true)
    expect(table.player('Ben').fleet).toHaveLength(6)
  })

  test('SG-4.20 drawbacks come before the win check, also when the last opponent has fallen', () => {
    const shatter = given({
      seats: DUEL,
      players: { Ada: { hand: ['Shatter Rocket', 'Warp Drive'] }, Ben: { fleet: ['bare'] } },
    })
    expect(kinds(shatter.fire('Ada', 'Shatter Rocket', 'Ben', 'Warp Drive')).slice(-2)).toEqual([
      'shattered',
      'gameEnded',
    ])
    const salvo = given({
      seats: DUEL,
      players: { Ada: { hand: ['Salvo Rocket'], bank: ['Fuel Pod'] }, Ben: { fleet: ['bare'] } },
    })
    expect(kinds(salvo.fire('Ada', 'Salvo Rocket', 'Ben')).slice(-2)).toEqual(['bankLost', 'gameEnded'])
  })
})
