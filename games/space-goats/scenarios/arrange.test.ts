import { canonical } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { spaceGoats } from '../rules/index.ts'
import { pieceCounts } from '../rules/pieces.ts'
import { arrange } from './arrange.ts'
import { given, newGame, times } from './table.ts'

test('a position is made of the pieces of the box: none is lost, none is made', () => {
  const table = given({
    turn: 'Ben',
    round: 7,
    destroyed: 1,
    market: ['Warp Drive', null, 'SH05', 'RK01'],
    pile: { top: [{ card: 'Twin Salvo', seenBy: ['Cyd'] }], rest: ['RK01', 'SP05'] },
    trash: ['Aegis Countermeasure'],
    players: {
      Ada: { hand: ['Weak Rocket', 'RK03'], draw: ['Fuel Pod'], discard: ['Deep Clean'], bank: ['Scout Ship'] },
      Ben: { fleet: ['suited + Hull Plating', 'bare + SH04 1', 'bare'], lastStand: true },
    },
  })
  expect(canonical(pieceCounts(table.state))).toBe(canonical(pieceCounts(newGame().state)))
  expect(spaceGoats.pieceCounts(table.state)).toMatchObject({ astray: 0 })
  expect(table.state).toMatchObject({ round: 7, destroyed: 1, active: 1 })
  expect(table.market).toEqual(['Warp Drive', null, 'Phase Shield', 'Standard Rocket'])
  expect(table.state.pile).toEqual({ top: [{ card: 'RK09', seenBy: [2] }], loose: ['RK01', 'SP05'] })
  expect(table.state.trash.at(-1)).toBe('SH06')
  expect(table.fleet('Ben')).toEqual(['suited + Hull Plating 1', 'bare + Reinforced Hull 1', 'bare'])
  expect(table.asked).toEqual(['Ben action'])
})

test('what is not said is as after the set-up, except that hands and banks are empty', () => {
  const fresh = newGame()
  const { state } = newGame()
  expect(arrange(state, {}, () => null)).toBeNull()
  expect(state.players.map(({ draw }) => draw.length)).toEqual([9, 9, 9])
  expect(state.market).toEqual(fresh.state.market)
  expect(state.pile).toEqual(fresh.state.pile)
  expect(state.players.map(({ fleet }) => fleet)).toEqual(fresh.state.players.map(({ fleet }) => fleet))
})

test('a market card that is wanted elsewhere makes room for another', () => {
  expect(given({ players: { Ada: { hand: times(2, 'Hull Plating') } } }).market).toEqual([
    'Standard Rocket',
    'Piercing Rocket',
    'Standard Rocket',
    'Deck Purge',
  ])
})

test('a fleet that is larger than at the set-up gets ships with new numbers', () => {
  const table = given({ players: { Ada: { fleet: times(6, 'bare') } } })
  expect(table.player('Ada').fleet.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 15])
})

describe('what cannot be is refused with a sentence', () => {
  test.each<[string, object, string]>([
    ['an unknown part', { weather: 'fine' }, 'This has unknown parts: weather.'],
    ['an unknown part of a player', { players: { Ada: { gold: 1 } } }, '“players.Ada” has unknown parts: gold.'],
    ['an unknown player', { players: { Eve: {} } }, 'Nobody here is called Eve.'],
    ['an unknown player to move', { turn: 'Eve' }, 'Nobody here is called Eve.'],
    [
      'somebody unknown who has looked',
      { pile: { top: [{ card: 'RK01', seenBy: ['Eve'] }] } },
      'Nobody here is called Eve.',
    ],
    ['an unknown card', { players: { Ada: { hand: ['Laser'] } } }, 'There is no card called Laser.'],
    ['a second Warp Drive', { trash: times(2, 'Warp Drive') }, 'There is no Warp Drive left.'],
    ['a sixth Fuel Pod', { players: { Ada: { bank: times(6, 'Fuel Pod') } } }, 'There is no Fuel Pod left.'],
    ['a starter card for sale', { market: ['Fuel Pod', null, null, null] }, 'There is no Fuel Pod left.'],
    ['a starter card in the pile', { pile: { rest: ['ST03'] } }, 'There is no Weak Rocket left.'],
    ['a rocket in the bank', { players: { Ada: { bank: ['RK01'] } } }, 'Only currency is banked, not Standard Rocket.'],
    [
      'a ship that is neither',
      { players: { Ada: { fleet: ['golden'] } } },
      'A ship is suited or bare, with or without “+ shield”, not golden.',
    ],
    [
      'a reactive card on a ship',
      { players: { Ada: { fleet: ['bare + Emergency Thrusters'] } } },
      'Emergency Thrusters is assigned to no ship.',
    ],
    [
      'a shield that is too strong',
      { players: { Ada: { fleet: ['bare + Hull Plating 2'] } } },
      'Hull Plating has strength 1 to 1, not 2.',
    ],
    [
      'a third Hull Plating',
      { players: { Ada: { fleet: times(3, 'bare + Hull Plating') } } },
      'There is no Hull Plating left.',
    ],
    ['more than 16 ships', { players: { Ada: { fleet: times(7, 'bare') } } }, 'There are only 16 ship cards.'],
    [
      'a game that is over',
      { players: { Ada: { fleet: [] }, Ben: { fleet: [] } } },
      'At least two fleets must have a ship.',
    ],
    [
      'the turn of somebody who is out',
      { players: { Ada: { fleet: [] } } },
      'It must be the turn of somebody with a ship.',
    ],
  ])('%s', (_what, position, text) => {
    expect(() => given(position)).toThrow(`The position cannot be arranged: ${text}`)
  })

  test('a market of three slots', () => {
    expect(() => given({ market: [null, null, null] })).toThrow(/“market”/)
  })
})
