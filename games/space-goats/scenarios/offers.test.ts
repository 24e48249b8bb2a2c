import { seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { SAMPLE_SET } from '../rules/card-set.sample.ts'
import { spaceGoats } from '../rules/index.ts'
import { DUEL, FOUR, given, kinds, SOLD_OUT, type Table, times } from './table.ts'

/** What the screen can offer: every move there is, once, and what cannot be done now with its reason. */

const reasons = (table: Table, name: string) =>
  table.look(name).refused.map(({ action, why }) => [action.kind, why.rule, why.code])

describe('moves', () => {
  test('SG-2.6 every move once, though the hand has equal cards: in slot, hand and fleet order', () => {
    const table = given({
      market: ['Warp Drive', 'Deck Purge', null, 'Standard Rocket'],
      players: {
        Ada: {
          bank: times(2, 'Fuel Pod'),
          fleet: ['bare', 'bare + Phase Shield', 'suited'],
          hand: [
            'Standard Rocket',
            'Hull Plating',
            'Deep Clean',
            'Barrage Rocket',
            'Decoy Drone',
            'Last Stand Protocol',
            'Standard Rocket',
            'Hull Plating',
            'Deep Clean',
          ],
        },
      },
    })
    expect(table.legal('Ada')).toEqual([
      { kind: 'buy', slot: 1 },
      { kind: 'buy', slot: 3 },
      { kind: 'rocket', card: 'RK01', target: 1 },
      { kind: 'rocket', card: 'RK01', target: 2 },
      { kind: 'rocket', card: 'RK05' },
      { kind: 'shield', card: 'SH01', ship: 0 },
      { kind: 'shield', card: 'SH01', ship: 2 },
      { kind: 'shield', card: 'SH02', ship: 0 },
      { kind: 'shield', card: 'SH02', ship: 2 },
      { kind: 'special', card: 'SP08' },
      { kind: 'special', card: 'SP04' },
      { kind: 'pass' },
    ])
  })

  test('SG-6.4 all six orders of three cards', () => {
    const table = given({ players: { Ada: { hand: ['Arms Dealer'] } } })
    table.play('Ada', 'Arms Dealer', 'Warp Drive', 'Twin Salvo', 'Phase Shield')
    const orders = table.legal('Ada').map((action) => ('order' in action ? action.order.join('') : ''))
    expect(orders).toEqual(['012', '021', '102', '120', '201', '210'])
  })

  test('SG-4.4 equal reactive cards are one answer', () => {
    const table = given({
      players: { Ada: { hand: ['Standard Rocket'] }, Ben: { hand: times(2, 'Emergency Thrusters'), fleet: ['bare'] } },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.legal('Ben')).toEqual([
      { kind: 'defend', card: 'SH03' },
      { kind: 'defend', ship: 5 },
    ])
  })

  test('SG-5.3 SG-6.3 SG-6.7 equal cards are one choice', () => {
    const purge = given({
      players: { Ada: { hand: ['Deck Purge', ...times(2, 'Fuel Pod')], discard: times(2, 'Fuel Pod') } },
    })
    purge.play('Ada', 'Deck Purge')
    expect(purge.legal('Ada')).toHaveLength(3)
    const salvage = given({ players: { Ada: { hand: ['Salvage Operation'], discard: times(3, 'Fuel Pod') } } })
    salvage.play('Ada', 'Salvage Operation')
    expect(salvage.legal('Ada')).toEqual([{ kind: 'retrieve', card: 'ST01' }])
    const decoy = given({ players: { Ada: { hand: ['Decoy Drone', ...times(3, 'Fuel Pod')] } } })
    decoy.assign('Ada', 'Decoy Drone', 0)
    expect(decoy.legal('Ada')).toEqual([{ kind: 'discardOne', card: 'ST01' }])
  })
})

describe('what cannot be done now', () => {
  test('SG-4.6 ships that a Seeking Rocket may not hit, to the defender alone', () => {
    const players = { Ada: { hand: ['Seeking Rocket'] }, Ben: { fleet: ['bare', 'suited', 'bare'] } }
    const table = given({ players })
    table.fire('Ada', 'Seeking Rocket', 'Ben')
    expect(table.look('Ben').refused).toMatchObject([
      { action: { kind: 'defend', ship: 6 }, why: { rule: 'SG-4.6', code: 'not-weakest' } },
    ])
    for (const name of ['Ada', 'Cyd']) expect(reasons(table, name)).toEqual([])
  })

  test('SG-2.6 nothing to those whose turn it is not', () => {
    const table = given({ players: { Ben: { hand: ['Hull Plating', 'Warp Drive'] } } })
    expect([reasons(table, 'Ben'), reasons(table, 'Cyd')]).toEqual([[], []])
  })

  test('SG-2.6 nothing but answers while a question of one’s own is open', () => {
    const table = given({ players: { Ada: { hand: ['Deck Purge', 'Hull Plating'], fleet: ['bare + Phase Shield'] } } })
    table.play('Ada', 'Deck Purge')
    expect(reasons(table, 'Ada')).toEqual([])
  })

  test('SG-5.1 ship by ship at a table, once in the engine view', () => {
    const market = SOLD_OUT
    const players = { Ada: { hand: ['Hull Plating', 'Hull Plating'], fleet: ['bare + Phase Shield', 'suited'] } }
    const taken = ['shield', 'SG-5.1', 'shielded-already']
    const empty = times(4, '').map(() => ['buy', 'SG-3.6', 'empty-slot'])
    expect(reasons(given({ market, players }), 'Ada')).toEqual([...empty, taken])
    const all = { Ada: { ...players.Ada, fleet: ['bare + Phase Shield', 'bare + Decoy Drone'] } }
    const engine = given({ market, players: all, options: { autoChoices: true, passRule: 'free' } })
    expect(reasons(engine, 'Ada')).toEqual([...empty, ['shield', 'SG-5.1', 'no-free-ship']])
  })

  test('SG-6.10 SG-2.7 a Shuttle in hand without a ship card, and a pass of one who is not stuck', () => {
    const table = given({
      seats: FOUR,
      setupLuck: ['Twins', 'Twins', 'Mirror', 'Mirror', ...times(4, 'Pod')],
      market: SOLD_OUT,
      options: { cardSet: SAMPLE_SET, passRule: 'onlyIfStuck' },
      players: { Ada: { hand: ['Tender', 'Dart'] } },
    })
    expect(reasons(table, 'Ada').slice(4)).toEqual([
      ['special', 'SG-3.5', 'no-ship-left'],
      ['pass', 'SG-2.7', 'not-stuck'],
    ])
  })
})

describe('when an action is done', () => {
  test.each<[string, (table: Table) => void]>([
    ['a purchase', (table) => table.buy('Ada', 0, 'Overload Barrage')],
    ['a rocket', (table) => table.fire('Ada', 'Weak Rocket', 'Ben')],
    ['a shield', (table) => table.assign('Ada', 'Hull Plating', 0)],
    ['a special', (table) => table.play('Ada', 'Last Stand Protocol')],
    ['a pass', (table) => table.pass('Ada')],
  ])('SG-2.6 after %s nothing of the turn is left over', (_what, act) => {
    const table = given({
      players: {
        Ada: { bank: times(2, 'Fuel Pod'), hand: ['Weak Rocket', 'Hull Plating', 'Last Stand Protocol'] },
        Ben: { fleet: ['suited'] },
      },
    })
    act(table)
    expect(kinds(table.state.agenda.steps)).toEqual(['action'])
    expect(table.open).toMatchObject([{ seat: 1, kind: 'action', mode: 'single' }])
  })

  test.each<[string, object, string[], (table: Table) => void]>([
    ['Arms Dealer', {}, ['Warp Drive', 'Twin Salvo', 'Salvo Rocket'], (table) => table.reorder('Ada', 2, 1, 0)],
    [
      'Deep Space Recon',
      { draw: times(3, 'Fuel Pod') },
      times(3, 'Fuel Pod'),
      (table) => table.drop('Ada', 'Fuel Pod'),
    ],
    ['Salvage Operation', { discard: times(2, 'Fuel Pod') }, [], (table) => table.retrieve('Ada', 'Fuel Pod')],
    ['Deck Purge', { discard: times(2, 'Fuel Pod') }, [], (table) => table.trash('Ada', 'discard', 'Fuel Pod')],
  ])('SG-2.6 after %s and its answer nothing is left over', (card, more, luck, answer) => {
    const table = given({ players: { Ada: { hand: [card], ...more } } })
    table.play('Ada', card, ...luck)
    expect(table.open).toMatchObject([{ seat: 0, mode: 'single' }])
    answer(table)
    expect(kinds(table.state.agenda.steps)).toEqual(['action'])
  })

  test('SG-7.1 SG-7.7 after the end the rules themselves refuse everything, leaving too', () => {
    const table = given({ seats: DUEL, players: { Ada: { hand: ['Standard Rocket'] }, Ben: { fleet: ['bare'] } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    const why = (action: Parameters<typeof spaceGoats.check>[2]) => spaceGoats.check(table.state, seatOf(0), action)
    expect(why({ kind: 'pass' })).toMatchObject({ rule: 'SG-7.1', code: 'game-over' })
    expect(why({ kind: 'resign' })).toMatchObject({ rule: 'SG-7.7', code: 'game-over' })
  })
})
