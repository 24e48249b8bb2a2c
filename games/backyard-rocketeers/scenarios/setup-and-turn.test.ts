import { isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { backyardRocketeers } from '../rules/index.ts'
import { pieceCounts } from '../rules/pieces.ts'
import { DUEL, given, kinds, newGame, whole } from './table.ts'

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay']
const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, one) => sum + one, 0)
const flying = (more: object = {}) => ({ level: 2 as const, rocket: whole('Cutting Edge'), distance: 50, ...more })

describe('set-up', () => {
  test('BR-1.1 two to six players', () => {
    const seats = [1, 2, 6, 7].map((count) => isRefusal(readSetup(backyardRocketeers, { seats: count })))
    expect(seats).toEqual([true, false, false, true])
  })

  test('BR-1.2, BR-1.9 the three decks hold 123, 72 and 70 cards before pads are handed out', () => {
    const { state } = newGame({ seats: DUEL, options: { launchPads: 'deck' } })
    const inDecks = state.piles.map(({ draw }) => draw.length)
    const drawn = state.players.reduce((sum, { hand }) => sum + hand.length, 0)
    expect([(inDecks[0] ?? 0) + drawn, inDecks[1], inDecks[2]]).toEqual([123, 72, 70])
  })

  test('BR-1.3, BR-1.5, BR-1.8 everybody has a pad and five cards in hand, and nothing else', () => {
    const table = newGame({ seats: TRIO_SEATS })
    expect(table.hand('Ben')).toHaveLength(6)
    expect(table.hand('Ben')[0]).toBe('Launch Pad')
    expect(table.state.removed).toHaveLength(3)
    expect(table.player('Ben')).toMatchObject({ level: 1, groundFuel: 0, pad: null, rocket: Array(8).fill(null) })
    const deck = newGame({ options: { launchPads: 'deck' } })
    expect(deck.hand('Ben')).toHaveLength(5)
  })

  test('BR-1.4 tanks of Level 1 are doubled from four players on, or as the option says', () => {
    const tanks = (seats: number, level1Fuel: string) => {
      const { state } = newGame({ seats: NAMES.slice(0, seats), options: { level1Fuel } })
      const counts = pieceCounts(state)
      return ['small', 'large', 'extra-large'].map((size) => counts[`${size}-fuel-tank@1`])
    }
    expect([tanks(3, 'auto'), tanks(4, 'auto')]).toEqual([
      [5, 4, 3],
      [10, 8, 6],
    ])
    expect([tanks(6, 'catalogue'), tanks(2, 'double')]).toEqual([
      [5, 4, 3],
      [10, 8, 6],
    ])
  })

  test('BR-1.6, BR-R4 the highest roll goes first; the tied roll again', () => {
    const table = newGame({ luck: [3, 3, 5, 5, 4, 6, 2, 2, 6, 1] })
    expect(table.asked).toEqual(['Cyd action'])
    expect(table.story('spectator').filter(({ kind }) => kind === 'firstRolled')).toHaveLength(5)
  })

  test('BR-1.7, BR-2.12 clockwise; the round goes up when the turn passes the first player', () => {
    const table = newGame()
    const turns = [0, 1, 2, 3].map(() => {
      const [open = 'nobody'] = table.asked
      table.end(open.split(' ')[0] ?? '')
      return `${open} ${table.state.round}`
    })
    expect(turns).toEqual(['Ada action 1', 'Ben action 1', 'Cyd action 2', 'Ada action 2'])
  })

  test('BR-1.10 261, 262, 275, 276 and 277 cards for two to six players', () => {
    const counts = [2, 3, 4, 5, 6].map((seats) => {
      const { state } = newGame({ seats: NAMES.slice(0, seats) })
      return total(pieceCounts(state)) - state.removed.length
    })
    expect(counts).toEqual([261, 262, 275, 276, 277])
  })

  test('BR-1.9, BR-R40 options change the decks in order, deckOverrides last', () => {
    const { state } = newGame({
      options: { groundStorms: true, deckOverrides: { 'missile-attack@1': 4, 'supernova@3': 2 } },
    })
    const counts = pieceCounts(state)
    expect([counts['asteroid-storm@1'], counts['missile-attack@1'], counts['supernova@3']]).toEqual([1, 4, 2])
  })

  test('BR-1.3 a deck without enough pads is refused', () => {
    const setup = readSetup(backyardRocketeers, { seats: 3, options: { deckOverrides: { 'launch-pad@1': 2 } } })
    expect(setup).toMatchObject({ code: 'too-few-pads', rule: 'BR-1.3' })
  })
})

const TRIO_SEATS = ['Ada', 'Ben', 'Cyd']

describe('turn', () => {
  test('BR-2.1, BR-2.2, BR-2.5 upkeep, draw, action, resolve, end, in this order', () => {
    const table = given({
      seats: DUEL,
      turn: 'Ben',
      players: {
        Ada: flying({
          rocket: [...whole('Second-hand'), 'Solid Rocket Boosters'],
          enhancements: ['Anti-Matter Propulsion'],
        }),
      },
    })
    const begun = kinds(table.end('Ben', 2))
    expect(begun.slice(begun.indexOf('turnBegan'))).toEqual([
      'turnBegan',
      'fuelChanged',
      'antiMatterLeft',
      'navigationRolled',
      'moved',
      'cardsDrawn',
    ])
    expect(kinds(table.end('Ada')).slice(0, 5)).toEqual([
      'actionsEnded',
      'cruised',
      'moved',
      'fuelChanged',
      'turnEnded',
    ])
  })

  test('BR-2.3, BR-R41 one card, and one more while somebody is at a higher level', () => {
    const table = given({ turn: 'Cyd', players: { Ben: flying() } })
    table.end('Cyd')
    expect(table.hand('Ada')).toHaveLength(2)
    table.end('Ada')
    expect(table.hand('Ben')).toHaveLength(1)
    const quick = given({ turn: 'Cyd', options: { baseDraw: 2 } })
    quick.end('Cyd')
    expect(quick.hand('Ada')).toHaveLength(2)
  })

  test('BR-2.4 one placement a turn, other cards without limit', () => {
    const table = given({
      players: {
        Ada: { hand: ['Improvised Fuselage', 'Improvised Thruster', 'Slingshot', 'Slingshot', 'Solar Sail'] },
      },
    })
    table.place('Ada', 'Improvised Fuselage')
    table.refused('Ada', { kind: 'placeComponent', card: 'improvised-thruster@1' }, { rule: 'BR-2.4' })
    table.ability('Ada', 'Slingshot')
    table.ability('Ada', 'Slingshot')
    table.enhance('Ada', 'Solar Sail')
    expect(table.hand('Ada')).toEqual(['Improvised Thruster'])
  })

  test('BR-2.6 down to exactly seven, one by one, and never below', () => {
    const hand = [...whole('Improvised'), ...whole('Second-hand'), 'Slingshot']
    const table = given({ players: { Ada: { hand } } })
    table.end('Ada')
    expect(table.asked).toEqual(['Ada discardToSeven'])
    table.refused('Ada', { kind: 'discardToSeven', card: 'supernova@1' }, { rule: 'BR-2.6' })
    table.discard('Ada', 'Slingshot')
    expect(table.asked).toEqual(['Ada discardToSeven'])
    table.discard('Ada', 'Improvised Fuselage')
    expect([table.hand('Ada').length, table.asked]).toEqual([7, ['Ben action']])
    table.refused('Ada', { kind: 'discardToSeven', card: 'improvised-nose-cone@1' }, { rule: 'BR-2.6' })
  })

  test('BR-2.7, BR-11.6 the fuel burns before victory is looked at and statuses run out', () => {
    const table = given({ seats: DUEL, players: { Ada: flying({ spaceFuel: 10, hand: ['Teleport'], heldUntil: 0 }) } })
    table.ability('Ada', 'Teleport')
    const order = kinds(table.end('Ada'))
    expect(order.indexOf('fuelChanged')).toBeLessThan(order.indexOf('turnEnded'))
    expect(table.player('Ada').spaceFuel).toBe(0)
  })

  test('BR-2.8, BR-R13 a delay lasts for the next own turn and no longer', () => {
    const table = given({
      seats: DUEL,
      players: { Ada: { hand: ['Inspection Delay'] }, Ben: { hand: ['Improvised Fuselage'] } },
    })
    table.hit('Ada', 'Inspection Delay', 'Ben')
    table.end('Ada')
    table.refused('Ben', { kind: 'placeComponent', card: 'improvised-fuselage@1' }, { rule: 'BR-2.8' })
    table.end('Ben')
    table.end('Ada')
    table.place('Ben', 'Improvised Fuselage')
    expect(table.rocket('Ben')).toEqual(['Improvised Fuselage'])
  })

  test('BR-2.9, BR-R5 an empty deck is refilled from its own discards, or the draw is skipped', () => {
    const table = given({ turn: 'Cyd', decks: { 1: { draw: [], discard: ['Slingshot'] } } })
    expect(kinds(table.end('Cyd'))).toContain('reshuffled')
    expect(table.hand('Ada')).toEqual(['Slingshot'])
    expect(kinds(table.end('Ada'))).toContain('drawSkipped')
  })

  test('BR-2.10 a card is discarded to the pile it is at home in', () => {
    const table = given({ players: { Ada: flying({ hand: ['small-fuel-tank@1'] }) } })
    table.refuel('Ada', 'Small Fuel Tank')
    expect([table.discards(1), table.discards(2)]).toEqual([['Small Fuel Tank'], []])
  })

  test('BR-2.11 a second dose sets the count back, and each spy counts alone', () => {
    const table = given({
      players: {
        Ada: { hand: ['Industrial Espionage'] },
        Ben: { hand: ['Industrial Espionage'] },
        Cyd: { hand: ['Slingshot'] },
      },
    })
    table.hit('Ada', 'Industrial Espionage', 'Cyd')
    table.end('Ada')
    table.hit('Ben', 'Industrial Espionage', 'Cyd')
    expect(table.player('Cyd').spies).toEqual([
      { by: 0, until: 7 },
      { by: 1, until: 7 },
    ])
    const held = given({
      players: { Ada: flying({ hand: ['Van-Allen Belts'] }), Ben: flying({ heldUntil: 6, turns: 5 }) },
    })
    held.hit('Ada', 'Van-Allen Belts', 'Ben')
    expect(held.player('Ben').heldUntil).toBe(7)
  })

  test('BR-2.13, BR-R10 after a launch there is no cruise in the same turn', () => {
    const table = given({
      players: { Ada: { rocket: [...whole('Cutting Edge'), 'Hypergolic Boosters'], groundFuel: 100 } },
    })
    expect(kinds(table.launch('Ada', 6, 6, 6))).not.toContain('cruised')
    expect([table.player('Ada').distance, table.asked]).toEqual([180, ['Ben action']])
  })
})

describe('cards and hand', () => {
  test('BR-3.1 a card is played at its own levels', () => {
    const table = given({ players: { Ada: { hand: ['Teleport'] } } })
    expect(table.refused('Ada', table.abilityOf('Ada', 'Teleport'), { rule: 'BR-3.1' }).text).toBe(
      'Teleport is a card of Level 2; you are in Level 1.',
    )
  })

  test('BR-3.2 sabotage, abilities and tanks are discarded, components and enhancements stay', () => {
    const table = given({
      players: { Ada: { hand: ['Slingshot', 'Small Fuel Tank', 'Intelligence Agency', 'Resource Raid'] } },
    })
    table.ability('Ada', 'Slingshot')
    table.place('Ada', 'Small Fuel Tank')
    table.enhance('Ada', 'Intelligence Agency')
    table.hit('Ada', 'Resource Raid', 'Ben')
    expect([table.discards(1), table.enhancements('Ada')]).toEqual([
      ['Slingshot', 'Small Fuel Tank', 'Resource Raid'],
      ['Intelligence Agency'],
    ])
  })

  test('BR-3.3, BR-R14 no enhancement twice, face-down ones included; Backup Rovers may be', () => {
    const table = given({ players: { Ada: { faceDown: ['Enigma Machine'], hand: ['Enigma Machine'] } } })
    table.refused('Ada', { kind: 'playEnhancement', card: 'enigma-machine@1' }, { rule: 'BR-3.3' })
    const mars = given({
      players: { Ada: { level: 3, rocket: whole('Cutting Edge'), hand: ['Backup Rover', 'Backup Rover'] } },
    })
    mars.hide('Ada', 'Backup Rover')
    mars.hide('Ada', 'Backup Rover')
    expect(mars.faceDown('Ada')).toEqual(['Backup Rover', 'Backup Rover'])
  })

  test('BR-3.4, BR-9.3, BR-R54 an enhancement stays as long as its levels go', () => {
    const table = given({
      players: {
        Ada: { rocket: whole('Cutting Edge'), groundFuel: 100, enhancements: ['Solar Sail', 'Intelligence Agency'] },
      },
    })
    table.launch('Ada', 4, 4, 4)
    expect(table.enhancements('Ada')).toEqual(['Solar Sail'])
  })

  test('BR-3.5, BR-R35 a card that serves its owner may be wasted, one that is aimed needs its aim', () => {
    const table = given({
      players: {
        Ada: flying({ spaceFuel: 100, distance: 0, hand: ['Space Gas Station', 'Teleport', 'Tractor Beam'] }),
      },
    })
    table.ability('Ada', 'Space Gas Station')
    table.ability('Ada', 'Teleport')
    expect(table.player('Ada')).toMatchObject({ spaceFuel: 100, distance: 0 })
    table.refused('Ada', table.sabotageOf('Ada', 'Tractor Beam', 'Ben'), { rule: 'BR-19.6' })
    const raid = given({ players: { Ada: { hand: ['Resource Raid'] } } })
    expect(raid.hit('Ada', 'Resource Raid', 'Ben')).toContainEqual({ kind: 'tankMissing', seat: 0, from: 1 })
  })

  test('BR-3.6 cards lie in the order of their arrival', () => {
    const table = given({ turn: 'Cyd', players: { Ada: { hand: ['Supernova'] } } })
    table.end('Cyd', 'slingshot@1')
    expect(table.hand('Ada')).toEqual(['Supernova', 'Slingshot'])
  })
})
