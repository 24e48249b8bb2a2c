import { describe, expect, test } from 'vitest'
import type { PlayerPosition } from './position.ts'
import { DUEL, FOUR, given, kinds, SOLD_OUT, times } from './table.ts'

/** Everybody is a person, and all choices but the action and its targets are made by the priorities. */
const options = { autoChoices: true }
const engine = (players: Readonly<Record<string, PlayerPosition>>, more: object = {}) =>
  given({ options, players, ...more })

/** Where a rocket of Ada's lands in Ben's fleet: the fleet afterwards. */
const landed = (rocket: string, ...fleet: string[]) => {
  const table = engine({ Ada: { hand: [rocket] }, Ben: { fleet } })
  table.fire('Ada', rocket, 'Ben')
  return table.fleet('Ben')
}

describe('landing', () => {
  test('SG-8.1 a normal hit: the first ship with the lowest strength among those with an assigned shield', () => {
    const fleet = ['bare', 'suited + Reinforced Hull', 'bare + Bulwark Plating 1', 'suited + Hull Plating']
    expect(landed('Standard Rocket', ...fleet)).toEqual([
      'bare',
      'suited + Reinforced Hull 2',
      'bare',
      'suited + Hull Plating 1',
    ])
  })

  test('SG-8.1 else the first suited ship, else the first', () => {
    expect(landed('Standard Rocket', 'bare', 'suited', 'suited')).toEqual(['bare', 'bare', 'suited'])
    expect(landed('Standard Rocket', 'bare', 'bare')).toEqual(['bare'])
  })

  test('SG-8.1 SG-4.6 SG-R10 edge case 23: a Seeking Rocket in the engine view lands on the one with Hull Plating', () => {
    expect(landed('Seeking Rocket', 'bare', 'suited', 'bare + Hull Plating')).toEqual(['bare', 'suited', 'bare'])
  })

  test('SG-8.2 a piercing hit: a Phase Shield first', () => {
    const fleet = ['suited', 'bare + Hull Plating', 'bare + Phase Shield']
    expect(landed('Piercing Rocket', ...fleet)).toEqual(['suited', 'bare + Hull Plating 1', 'bare'])
  })

  test('SG-8.2 else the first suited ship without assigned shield, else the first suited one', () => {
    expect(landed('Piercing Rocket', 'bare', 'suited + Hull Plating', 'suited')).toEqual([
      'bare',
      'suited + Hull Plating 1',
      'bare',
    ])
    expect(landed('Piercing Rocket', 'bare', 'bare + Hull Plating', 'suited + Reinforced Hull')).toEqual([
      'bare',
      'bare + Hull Plating 1',
      'bare + Reinforced Hull 2',
    ])
  })

  test('SG-8.2 else the first ship without any protection, else the lowest strength', () => {
    expect(landed('Piercing Rocket', 'bare + Hull Plating', 'bare', 'bare')).toEqual(['bare + Hull Plating 1', 'bare'])
    expect(landed('Piercing Rocket', 'bare + Reinforced Hull', 'bare + Hull Plating')).toEqual([
      'bare + Reinforced Hull 2',
    ])
  })

  test('SG-8.3 a weak hit lands as a normal one, and an assigned shield shrugs it off', () => {
    const fleet = ['bare', 'suited', 'bare + Hull Plating']
    expect(landed('Weak Rocket', ...fleet)).toEqual(['bare', 'suited', 'bare + Hull Plating 1'])
    expect(landed('Weak Rocket', 'bare', 'suited')).toEqual(['bare', 'bare'])
  })
})

describe('reaction', () => {
  test('SG-4.4 always played if held, the first in hand order', () => {
    const table = engine({
      Ada: { hand: ['Standard Rocket'] },
      Ben: { hand: ['Weak Rocket', 'Emergency Thrusters', 'Emergency Shield'] },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.hand('Ben')).toEqual(['Weak Rocket', 'Emergency Shield'])
    expect(table.trashed).toEqual(['Emergency Thrusters'])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-4.4 SG-4.3 both hits of a Twin Salvo are blocked with two cards', () => {
    const table = engine(
      { Ada: { hand: ['Twin Salvo'] }, Ben: { hand: ['Emergency Thrusters', 'Emergency Shield'] } },
      { seats: DUEL },
    )
    expect(kinds(table.fire('Ada', 'Twin Salvo', 'Ben')).filter((kind) => kind === 'blocked')).toHaveLength(2)
  })

  test('SG-8.4 SG-4.5 Aegis: the card of lowest value goes', () => {
    const table = engine({
      Ada: { hand: ['Standard Rocket'] },
      Ben: { hand: ['Aegis Countermeasure', 'Warp Drive', 'Weak Rocket'], discard: ['Fuel Pod', 'Debris Field'] },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben', 'Fuel Pod')
    expect(table.trashed).toEqual(['Aegis Countermeasure', 'Debris Field'])
  })

  test('SG-8.4 on a tie the hand comes before the discard pile', () => {
    const hand = ['Aegis Countermeasure', 'Warp Drive', 'Deck Purge', 'Hull Plating', 'Phase Shield']
    const table = engine({ Ada: { hand: ['Standard Rocket'] }, Ben: { hand, discard: ['Deep Clean'] } })
    table.fire('Ada', 'Standard Rocket', 'Ben', 'Deep Clean')
    expect(table.trashed).toEqual(['Aegis Countermeasure', 'Deck Purge'])
  })

  test('SG-4.19 a blockable EMP is blocked if a reactive card is held, else it goes through', () => {
    const blockable = { options: { ...options, empBlockable: true } }
    const fleet = ['bare + Hull Plating']
    const held = engine({ Ada: { hand: ['EMP Rocket'] }, Ben: { hand: ['Emergency Shield'], fleet } }, blockable)
    held.fire('Ada', 'EMP Rocket', 'Ben')
    expect(held.fleet('Ben')).toEqual(['bare + Hull Plating 1'])
    const none = engine({ Ada: { hand: ['EMP Rocket'] }, Ben: { hand: ['Weak Rocket'], fleet } }, blockable)
    none.fire('Ada', 'EMP Rocket', 'Ben')
    expect(none.fleet('Ben')).toEqual(['bare'])
  })
})

describe('rockets', () => {
  test('SG-4.15 SG-R14 a barrage goes seat by seat from seat 1, both hits of a seat in a row', () => {
    const table = engine({ Cyd: { hand: ['Overload Barrage'] } }, { seats: FOUR, turn: 'Cyd' })
    table.fire('Cyd', 'Overload Barrage')
    const aimed = table.events.flatMap((event) =>
      'targets' in event && 'number' in event ? [[event.targets, event.number]] : [],
    )
    expect(aimed).toEqual([
      [[0], 1],
      [[0], 2],
      [[1], 1],
      [[1], 2],
      [[3], 1],
      [[3], 2],
    ])
    for (const name of ['Ada', 'Ben', 'Dan']) expect(table.fleet(name)).toEqual(['bare', 'bare', 'suited', 'suited'])
  })

  test('SG-4.15 SG-4.3 a seat that falls to the first hit is not hit again; one card stops one of both hits', () => {
    const table = engine({
      Ada: { hand: ['Overload Barrage'] },
      Ben: { fleet: ['bare'] },
      Cyd: { hand: ['Emergency Shield'], fleet: ['bare', 'bare'] },
    })
    table.fire('Ada', 'Overload Barrage')
    const aimed = table.events.flatMap((event) => ('number' in event && 'targets' in event ? [event.targets] : []))
    expect(aimed).toEqual([[1], [2], [2]])
    expect([table.fleet('Ben'), table.fleet('Cyd'), table.trashed]).toEqual([[], ['bare'], ['Emergency Shield']])
    expect(table.player('Ada').skipsNext).toBe(true)
  })

  test('SG-4.2 the second hit is always taken: its target is asked, declining is refused', () => {
    const table = engine({ Ada: { hand: ['Twin Salvo'] } })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    expect(table.asked).toEqual(['Ada nextHit'])
    expect(table.legal('Ada')).toEqual([1, 2].map((target) => ({ kind: 'nextHit', target })))
    table.refused('Ada', { kind: 'nextHit' }, { rule: 'SG-4.2', code: 'no-choice' })
    table.secondHit('Ada', 'Cyd')
    expect([table.fleet('Ben')[0], table.fleet('Cyd')[0]]).toEqual(['bare', 'bare'])
  })

  test('SG-4.2 with one opponent alive nobody is asked about the second hit', () => {
    const table = engine({ Ada: { hand: ['Twin Salvo'] }, Ben: { fleet: ['bare'] } })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    expect(table.fleet('Cyd')).toEqual(['bare', ...times(4, 'suited')])
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'hitAimed', number: 2, of: 2, targets: [2] }))
    expect(table.asked).toEqual(['Cyd action'])
  })
})

describe('cards', () => {
  test('SG-8.5 SG-5.3 Decoy Drone: the first card of lowest value in hand is discarded', () => {
    const table = engine({ Ada: { hand: ['Decoy Drone', 'Weak Rocket', 'Phase Shield'], draw: ['Scout Ship'] } })
    table.assign('Ada', 'Decoy Drone', undefined, 'Scout Ship')
    expect(table.hand('Ada')).toEqual(['Weak Rocket', 'Phase Shield'])
    const tie = engine({ Ada: { hand: ['Decoy Drone', 'Deep Clean', 'Deck Purge'] } })
    tie.assign('Ada', 'Decoy Drone')
    expect(tie.discard('Ada')).toEqual(['Deep Clean'])
  })

  test('SG-8.6 SG-6.2 Recon: the first drawn currency or debris, else the first drawn', () => {
    const draw = ['Weak Rocket', 'Debris Field', 'Fuel Pod', 'Phase Shield']
    const junk = engine({ Ada: { hand: ['Deep Space Recon'], draw } })
    junk.play('Ada', 'Deep Space Recon', 'Weak Rocket', 'Fuel Pod', 'Debris Field')
    expect(junk.discard('Ada')).toEqual(['Deep Space Recon', 'Fuel Pod'])
    const good = engine({ Ada: { hand: ['Deep Space Recon'], draw: ['Phase Shield', 'Weak Rocket', 'Warp Drive'] } })
    good.play('Ada', 'Deep Space Recon', 'Phase Shield', 'Weak Rocket', 'Warp Drive')
    expect(good.discard('Ada')).toEqual(['Deep Space Recon', 'Phase Shield'])
  })

  test('SG-8.6 SG-R29 of equal cards it is the drawn one: the older one stays first in hand', () => {
    const table = engine({
      Ada: {
        hand: ['Emergency Thrusters', 'Aegis Countermeasure', 'Deep Space Recon'],
        draw: ['Emergency Thrusters', 'Weak Rocket', 'Hull Plating'],
      },
      Ben: { hand: ['Standard Rocket'] },
    })
    table.play('Ada', 'Deep Space Recon', 'Emergency Thrusters', 'Weak Rocket', 'Hull Plating')
    expect(table.fire('Ben', 'Standard Rocket', 'Ada')).toContainEqual({
      kind: 'blocked',
      seat: 0,
      by: 1,
      card: 'SH03',
    })
  })

  test.each([
    ['a rocket before a shield', ['Phase Shield', 'Weak Rocket', 'Warp Drive'], 'Weak Rocket'],
    ['a shield before a special', ['Fuel Pod', 'Warp Drive', 'Phase Shield'], 'Phase Shield'],
    ['a special before currency', ['Fuel Pod', 'Warp Drive', 'Debris Field'], 'Warp Drive'],
    ['currency before debris', ['Debris Field', 'Scout Ship'], 'Scout Ship'],
    ['then by name', ['Weak Rocket', 'Standard Rocket', 'EMP Rocket', 'Twin Salvo'], 'EMP Rocket'],
  ])('SG-8.7 SG-6.3 Salvage: %s', (_what, discard, card) => {
    const table = engine({ Ada: { hand: ['Salvage Operation'], discard } })
    table.play('Ada', 'Salvage Operation')
    expect(table.hand('Ada')).toEqual([card])
  })

  test('SG-6.4 SG-8.8 Arms Dealer: how the cards lay before they were put in order is not told', () => {
    for (const lay of [
      ['Phase Shield', 'Standard Rocket', 'Overload Barrage'],
      ['Overload Barrage', 'Phase Shield', 'Standard Rocket'],
    ]) {
      const seen = engine({ Ada: { hand: ['Arms Dealer'] } }).play('Ada', 'Arms Dealer', ...lay)
      expect(seen).toContainEqual({ kind: 'pileSeen', seat: 0, count: 3, cards: ['RK01', 'RK08', 'SH05'] })
    }
  })

  test('SG-8.8 SG-6.4 SG-R18 Arms Dealer: cheapest on top, dearest deepest', () => {
    const table = engine({ Ada: { hand: ['Arms Dealer'] } })
    table.play('Ada', 'Arms Dealer', 'Overload Barrage', 'Standard Rocket', 'Phase Shield')
    expect(table.pileTop).toEqual(['Standard Rocket', 'Phase Shield', 'Overload Barrage'])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-8.8 equal costs keep their order', () => {
    const table = engine({ Ada: { hand: ['Arms Dealer'] } })
    table.play('Ada', 'Arms Dealer', 'Warp Drive', 'Deck Purge', 'Decoy Drone')
    expect(table.pileTop).toEqual(['Deck Purge', 'Decoy Drone', 'Warp Drive'])
  })

  test('SG-8.9 SG-6.7 Deck Purge: lowest value, the discard pile before the hand on ties', () => {
    const table = engine({ Ada: { hand: ['Deck Purge', 'Deep Clean', 'Warp Drive'], discard: ['Phase Shield'] } })
    table.play('Ada', 'Deck Purge')
    expect(table.trashed).toEqual(['Deck Purge'])
    const debris = engine({ Ada: { hand: ['Deck Purge', 'Debris Field'], discard: ['Fuel Pod'] } })
    debris.play('Ada', 'Deck Purge')
    expect(debris.trashed).toEqual(['Debris Field'])
  })

  test('SG-8.9 SG-6.8 Deep Clean: the first card of lowest value in the discard pile', () => {
    const discard = ['Weak Rocket', 'Scout Ship', 'Fuel Pod']
    const table = engine({ Ada: { hand: ['Deep Clean', 'Debris Field'], discard, draw: ['Emergency Shield'] } })
    table.play('Ada', 'Deep Clean', 'Emergency Shield')
    expect(table.trashed).toEqual(['Scout Ship'])
  })

  test('SG-8.10 SG-5.1 a shield goes on the first ship without one; naming a ship is refused', () => {
    const table = engine({ Ada: { hand: ['Phase Shield'], fleet: ['bare + Hull Plating', 'bare', 'suited'] } })
    expect(table.legal('Ada')).toContainEqual({ kind: 'shield', card: 'SH05' })
    table.refused('Ada', { kind: 'shield', card: 'SH05', ship: 2 }, { rule: 'SG-8.10', code: 'no-choice' })
    table.assign('Ada', 'Phase Shield')
    expect(table.fleet('Ada')).toEqual(['bare + Hull Plating 1', 'bare + Phase Shield 1', 'suited'])
  })

  test('SG-3.2 the newest bank card pays first; naming cards is refused', () => {
    const table = engine(
      { Ada: { bank: ['Scout Ship', 'Fuel Pod', 'Fuel Pod'] } },
      { market: ['Standard Rocket', null, null, null] },
    )
    const payment = { bank: ['ST02', 'ST01'], hand: [] }
    table.refused('Ada', { kind: 'buy', slot: 0, payment }, { rule: 'SG-3.2', code: 'no-choice' })
    table.buy('Ada', 0, 'Warp Drive')
    expect(table.bank('Ada')).toEqual(['Scout Ship'])
  })
})

describe('passing', () => {
  const stuck = { market: ['Overload Barrage', 'Warp Drive', null, null], options }

  test('SG-2.7 SG-R6 edge case 24: with bank 0 and only cards that cannot be played the engine view passes', () => {
    const fleet = ['bare + Hull Plating', 'suited + Reinforced Hull']
    const table = given({ ...stuck, players: { Ada: { hand: ['Phase Shield', 'Emergency Shield'], fleet } } })
    expect(table.legal('Ada')).toEqual([{ kind: 'pass' }])
    table.pass('Ada')
  })

  test.each<[string, PlayerPosition]>([
    ['an affordable card', { bank: times(4, 'Fuel Pod') }],
    ['currency in hand that affords one', { bank: times(3, 'Fuel Pod'), hand: ['Fuel Pod'] }],
    ['a rocket', { hand: ['Weak Rocket'] }],
    ['a shield and a free ship', { hand: ['Hull Plating'] }],
    ['a shield and one free ship among others', { hand: ['Hull Plating'], fleet: ['bare + Phase Shield', 'bare'] }],
    ['a special', { hand: ['Last Stand Protocol'], lastStand: true }],
  ])('SG-2.7 SG-R6 a person with %s may not pass', (_what, player) => {
    const table = given({ ...stuck, players: { Ada: player } })
    table.refused('Ada', { kind: 'pass' }, { rule: 'SG-2.7', code: 'not-stuck' })
    expect(kinds(table.legal('Ada'))).not.toContain('pass')
  })

  test.each([0, 1, 2, 3])(
    'SG-2.7 SG-3.1 an affordable card in slot index %i alone is enough not to be stuck',
    (slot) => {
      const market = SOLD_OUT.map((empty, place) => (place === slot ? 'Deck Purge' : empty))
      const table = given({ options, market, players: { Ada: { bank: times(2, 'Fuel Pod') } } })
      expect(table.legal('Ada')).toEqual([{ kind: 'buy', slot }])
    },
  )
})

test('SG-7.3 SG-8.1 wreckage lands by priority, in seat order, without a question', () => {
  const table = engine(
    { Ada: { fleet: ['bare', 'suited'] }, Ben: { fleet: ['suited', 'bare + Hull Plating'] } },
    { seats: DUEL, turn: 'Ben', market: SOLD_OUT },
  )
  expect(kinds(table.pass('Ben'))).toEqual([
    'passed',
    'roundEnded',
    'wreckageCame',
    'shipChosen',
    'shipFlipped',
    'shipChosen',
    'shieldBroken',
    'roundBegan',
    'turnBegan',
  ])
  expect([table.fleet('Ada'), table.fleet('Ben')]).toEqual([
    ['bare', 'bare'],
    ['suited', 'bare'],
  ])
})
