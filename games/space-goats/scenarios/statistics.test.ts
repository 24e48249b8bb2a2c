import { isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { spaceGoats } from '../rules/index.ts'
import { SHIP_NAMES, shipName } from '../rules/ships.ts'
import { DUEL, given, newGame, SOLD_OUT, times } from './table.ts'

const pods = (count: number) => times(count, 'Fuel Pod')

describe('what the lab counts', () => {
  test('SG-2.9 SG-2.1 turns: an extra turn is one, a skipped one is none', () => {
    const table = given({ players: { Ada: { extraDue: true }, Ben: { skipsNext: true } } })
    table.pass('Ada')
    table.pass('Ada')
    table.resign('Cyd')
    table.resign('Ben')
    expect(table.outcome).toMatchObject({ turns: 1, statistics: { turns: 3, passes: 2 } })
  })

  test('SG-2.6 SG-4.4 buys, rockets, shields, specials, passes and blocks, of all seats together', () => {
    const table = given({
      market: ['Standard Rocket', 'Deck Purge', null, null],
      players: {
        Ada: { bank: pods(2), hand: ['Twin Salvo'] },
        Ben: {
          hand: ['Hull Plating', 'Emergency Shield', 'Emergency Thrusters', 'Last Stand Protocol'],
          extraDue: true,
        },
        Cyd: { hand: ['Salvage Operation'] },
      },
    })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    table.block('Ben', 'Emergency Shield')
    table.secondHit('Ada', 'Ben')
    table.block('Ben', 'Emergency Thrusters')
    table.assign('Ben', 'Hull Plating', 0)
    table.pass('Ben')
    table.play('Cyd', 'Salvage Operation', 'Twin Salvo')
    table.buy('Ada', 0, 'Phase Shield')
    table.play('Ben', 'Last Stand Protocol', 'Salvage Operation')
    table.resign('Ben')
    table.resign('Cyd')
    expect(table.outcome?.statistics).toMatchObject({
      turns: 7,
      buys: 1,
      rockets: 1,
      shields: 1,
      specials: 2,
      passes: 1,
      blocks: 2,
      passesAtLimit: 0,
    })
  })

  test('SG-3.6 what is left in the pile, and whether it ran out', () => {
    const full = newGame({ seats: DUEL })
    full.resign('Ben')
    expect(full.outcome?.statistics).toMatchObject({ pileLeft: 39, pileEmpty: 0 })
    const top = [{ card: 'Warp Drive', seenBy: ['Ada'] }]
    const looked = given({ seats: DUEL, pile: { top, rest: ['RK01', 'RK03'] } })
    looked.resign('Ben')
    expect(looked.outcome?.statistics).toMatchObject({ pileLeft: 3, pileEmpty: 0, 'bought: Warp Drive': 0 })
    const empty = given({ seats: DUEL, market: SOLD_OUT, pile: { rest: [] } })
    empty.resign('Ben')
    expect(empty.outcome?.statistics).toMatchObject({ pileLeft: 0, pileEmpty: 1 })
    expect(Object.keys(empty.outcome?.statistics ?? {})).toEqual(Object.keys(full.outcome?.statistics ?? {}))
  })

  test('SG-7.6 passes of a match that ran into the round limit are told apart', () => {
    const table = given({ turn: 'Cyd', round: 20, options: { roundLimit: 20 } })
    table.pass('Cyd')
    expect(table.outcome?.statistics).toMatchObject({ passes: 1, passesAtLimit: 1 })
  })

  test('SG-3.3 SG-3.4 cards bought by name: what is neither in the pile nor for sale', () => {
    const table = newGame({ seats: DUEL, setupLuck: ['RK01', 'SP05', 'SH01', 'RK01', ...times(4, 'ST01')] })
    table.buy('Ada', 1, 'Standard Rocket', ...pods(4))
    table.buy('Ben', 0, 'Warp Drive')
    table.resign('Ben')
    const statistics = table.outcome?.statistics ?? {}
    const names = Object.keys(statistics).filter((name) => name.startsWith('bought: '))
    expect(names).toHaveLength(24)
    expect(names.filter((name) => statistics[name] !== 0)).toEqual([
      'bought: Standard Rocket',
      'bought: Reinforcement Shuttle',
    ])
    expect(statistics).toMatchObject({ 'bought: Standard Rocket': 1, 'bought: Reinforcement Shuttle': 1, buys: 2 })
  })
})

describe('the end in numbers', () => {
  test('SG-7.8 every seat has a line with its points and what is left of it', () => {
    const table = given({ players: { Ada: { bank: pods(2), fleet: ['bare'] }, Ben: { fleet: [], bank: pods(1) } } })
    table.resign('Cyd')
    expect(table.outcome?.lines).toEqual([
      { seat: 0, rule: 'SG-7.8', text: '1 ship, 2 in the bank', points: 2 },
      { seat: 1, rule: 'SG-7.8', text: 'No ships, 1 in the bank', points: 0 },
      { seat: 2, rule: 'SG-7.8', text: 'Left the game', points: 0 },
    ])
  })

  test('SG-7.6 a draw at the limit says so, and a win there too', () => {
    const last = (players: object) => {
      const table = given({ turn: 'Cyd', round: 20, options: { roundLimit: 20 }, players: { ...players } })
      table.pass('Cyd')
      return table.outcome?.text
    }
    expect(last({})).toBe('The last round is over, and ships and banks are equal: a draw.')
    expect(last({ Ada: { bank: pods(1) } })).toBe('The last round is over: most ships win, then the tie rule.')
  })
})

test('SG-1.1 SG-3.4 the sixteen ships have names; later ones carry a number', () => {
  expect([0, 15, 16, 31, 32].map(shipName)).toEqual([
    'Bleatnik',
    'Gruff Justice',
    'Bleatnik 2',
    'Gruff Justice 2',
    'Bleatnik 3',
  ])
  expect(new Set(SHIP_NAMES).size).toBe(16)
})

test('the pieces of a match are the cards of the box, each as often as it is there', () => {
  const { astray, ...counts } = spaceGoats.pieceCounts(newGame().state)
  expect(astray).toBe(0)
  expect(counts).toMatchObject({ ST01: 15, ST02: 3, ST05: 3, RK01: 3, RK08: 1, SH02: 3, SP08: 2 })
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(27 + 43)
  const table = given({
    pile: { top: [{ card: 'Warp Drive', seenBy: ['Ada'] }] },
    trash: ['Arms Dealer'],
    players: { Ada: { fleet: ['bare + Hull Plating'], hand: ['Twin Salvo'], discard: ['Deck Purge'], bank: pods(2) } },
  })
  expect(spaceGoats.pieceCounts(table.state)).toEqual({ astray, ...counts })
  table.player('Ada').hand.push('RK09')
  expect(spaceGoats.pieceCounts(table.state)).toMatchObject({ astray: 1, RK09: 2 })
})

describe('what the game says of itself', () => {
  test('SG-1.5 two to eight seats, 15 to 45 minutes, everybody for themselves', () => {
    expect(spaceGoats.meta).toMatchObject({
      id: 'space-goats',
      rules: 3,
      seats: [2, 8],
      minutes: [15, 45],
      kind: 'competitive',
    })
    expect(spaceGoats).toMatchObject({ unlisted: ['buy'], anytimeActions: ['resign'] })
  })

  const bound = (seats: number, options: object = {}) => {
    const setup = readSetup(spaceGoats, { seats, options })
    if (isRefusal(setup)) throw new Error(setup.text)
    return spaceGoats.bound(setup)
  }
  /** An action; four answers of every seat, to two hits with an Aegis each, and what closes those windows; an aim; a bank card. */
  const aTurn = (seats: number) => 1 + 4 * seats + 4 + 1 + 1

  test.each([2, 3, 5])('SG-7.6 SG-6.6 it knows how long a match of %i can get: turns, wreckage, farewells', (seats) => {
    const turns = 200 * seats + 1
    expect(bound(seats)).toBe(1 + turns * aTurn(seats) + 200 * 3 + seats)
    expect(bound(seats, { roundLimit: 201 }) - bound(seats)).toBe(seats * aTurn(seats) + 3)
  })

  test('SG-6.6 each card that gives an extra turn makes it longer, one of a starter deck once for every player', () => {
    const zapper = { id: 'z', name: 'Z', kind: 'rocket', cost: 2, copies: 9, effectId: 'destroy_1_ship' }
    const warp = { id: 'w', name: 'W', kind: 'special', effectId: 'take_extra_turn' }
    const pod = { id: 'p', name: 'P', kind: 'currency', cost: null, copies: 9, effectId: 'gain_1_currency' }
    const withCards = (...cards: object[]) => bound(3, { cardSet: JSON.stringify([zapper, pod, ...cards]) })
    const none = withCards()
    expect(withCards({ ...warp, cost: 3, copies: 2 }) - none).toBe(2 * aTurn(3))
    expect(withCards({ ...warp, cost: null, copies: 2 }) - none).toBe(6 * aTurn(3))
  })
})
