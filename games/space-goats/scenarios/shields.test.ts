import { describe, expect, test } from 'vitest'
import { given, kinds } from './table.ts'

describe('assigning', () => {
  test.each([
    ['Hull Plating', 1],
    ['Decoy Drone', 1],
    ['Phase Shield', 1],
    ['Reinforced Hull', 2],
    ['Bulwark Plating', 2],
  ])('SG-5.1 SG-R23 %s has strength %i', (card, strength) => {
    const table = given({ players: { Ada: { hand: [card], fleet: ['bare', 'bare'] } } })
    expect(table.assign('Ada', card, 1)).toContainEqual({
      kind: 'shieldAssigned',
      seat: 0,
      card: table.id(card),
      ship: 1,
      strength,
    })
    expect(table.fleet('Ada')).toEqual(['bare', `bare + ${card} ${strength}`])
    expect([table.hand('Ada'), table.discard('Ada'), table.player('Ada').owned]).toEqual([[], [], []])
  })

  test('SG-5.1 SG-R16 only a ship without an assigned shield can get one: none is replaced', () => {
    const table = given({
      players: { Ada: { hand: ['Phase Shield'], fleet: ['bare + Hull Plating', 'suited', 'bare'] } },
    })
    expect(table.legal('Ada').filter(({ kind }) => kind === 'shield')).toEqual([
      { kind: 'shield', card: 'SH05', ship: 1 },
      { kind: 'shield', card: 'SH05', ship: 2 },
    ])
    table.refused('Ada', { kind: 'shield', card: 'SH05', ship: 0 }, { rule: 'SG-5.1', code: 'shielded-already' })
  })

  test('SG-5.1 SG-5.4 edge case 24: with a shield on every ship no shield can be played, and reactive cards never', () => {
    const table = given({
      players: {
        Ada: {
          hand: ['Phase Shield', 'Emergency Shield', 'Aegis Countermeasure'],
          fleet: ['bare + Hull Plating', 'suited + Reinforced Hull'],
        },
      },
    })
    expect(table.legal('Ada')).toEqual([{ kind: 'pass' }])
    table.refused('Ada', { kind: 'shield', card: 'SH05', ship: 0 }, { rule: 'SG-5.1', code: 'no-free-ship' })
  })

  test('SG-5.2 either side may carry one, and both protections add up', () => {
    const table = given({
      turn: 'Cyd',
      players: {
        Cyd: { hand: ['Hull Plating', 'Phase Shield'], fleet: ['suited', 'bare'], extraDue: true },
      },
    })
    table.assign('Cyd', 'Hull Plating', 0)
    table.assign('Cyd', 'Phase Shield', 1)
    expect(table.fleet('Cyd')).toEqual(['suited + Hull Plating 1', 'bare + Phase Shield 1'])
  })

  test('SG-5.2 the assigned shield is used first', () => {
    const table = given({ players: { Ada: { hand: ['Standard Rocket'] }, Ben: { fleet: ['suited + Hull Plating'] } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.fleet('Ben')).toEqual(['suited'])
  })

  test.each(['Emergency Shield', 'Emergency Thrusters', 'Aegis Countermeasure'])(
    'SG-5.4 %s cannot be played as an action',
    (card) => {
      const table = given({ players: { Ada: { hand: [card] } } })
      const shield = { kind: 'shield', card: table.id(card), ship: 0 }
      expect(table.refused('Ada', shield, { rule: 'SG-5.4', code: 'reactive' }).text).toMatch(/waits in your hand/)
      expect(table.legal('Ada').some(({ kind }) => kind === 'shield')).toBe(false)
    },
  )
})

describe('Decoy Drone', () => {
  test('SG-5.3 after assignment draw 1, then discard 1 card of choice from the hand', () => {
    const table = given({ players: { Ada: { hand: ['Decoy Drone', 'Warp Drive'], draw: ['Weak Rocket'] } } })
    expect(kinds(table.assign('Ada', 'Decoy Drone', 0, 'Weak Rocket'))).toEqual(['shieldAssigned', 'cardsDrawn'])
    expect(table.asked).toEqual(['Ada discardOne'])
    expect(table.legal('Ada')).toEqual([
      { kind: 'discardOne', card: 'SP06' },
      { kind: 'discardOne', card: 'ST03' },
    ])
    const discarded = { kind: 'discarded', seat: 0, card: 'SP06', why: 'decoy', among: 2 }
    expect(table.drop('Ada', 'Warp Drive')).toContainEqual(discarded)
    expect([table.hand('Ada'), table.discard('Ada')]).toEqual([['Weak Rocket'], ['Warp Drive']])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-5.3 a single card must go, without a question', () => {
    const table = given({ players: { Ada: { hand: ['Decoy Drone'], draw: ['Fuel Pod'] } } })
    table.assign('Ada', 'Decoy Drone', 0, 'Fuel Pod')
    expect([table.hand('Ada'), table.discard('Ada')]).toEqual([[], ['Fuel Pod']])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-5.3 with no card to draw a card is discarded all the same; with none in hand nothing', () => {
    const table = given({
      players: { Ada: { hand: ['Decoy Drone', 'Weak Rocket'] }, Ben: { hand: ['Decoy Drone'] } },
    })
    table.assign('Ada', 'Decoy Drone', 0)
    expect(table.discard('Ada')).toEqual(['Weak Rocket'])
    expect(kinds(table.assign('Ben', 'Decoy Drone', 0))).not.toContain('discarded')
    expect(table.asked).toEqual(['Cyd action'])
  })

  test('SG-5.3 SG-2.3 an empty draw pile is shuffled anew for it', () => {
    const table = given({ players: { Ada: { hand: ['Decoy Drone', 'Warp Drive'], discard: ['Weak Rocket'] } } })
    const events = kinds(table.assign('Ada', 'Decoy Drone', 0, 'Weak Rocket'))
    expect(events).toEqual(['shieldAssigned', 'reshuffled', 'cardsDrawn'])
    expect(table.hand('Ada')).toEqual(['Warp Drive', 'Weak Rocket'])
  })

  test('SG-5.3 SG-6.9 the discard may be currency or debris; what stays in hand waits for the next banking', () => {
    const table = given({
      players: { Ada: { hand: ['Decoy Drone', 'Weak Rocket'], draw: ['Fuel Pod', 'Debris Field'] } },
    })
    table.assign('Ada', 'Decoy Drone', 0, 'Fuel Pod')
    table.drop('Ada', 'Weak Rocket')
    expect([table.hand('Ada'), table.bank('Ada')]).toEqual([['Fuel Pod'], []])
  })
})
