import { describe, expect, test } from 'vitest'
import { building, given, kinds, ready } from './table.ts'

const endTurn = { kind: 'endTurn' }

describe('steps', () => {
  test('CR-2.1 a turn goes through income, draw, main and end', () => {
    const table = given()
    expect(kinds(table.endTurn('Ada'))).toEqual(['turnEnded', 'turnBegan', 'incomeCollected'])
    expect(table.asked).toEqual(['Ben draw'])
    table.draw('Ben', 'economic', 'emergency-funding')
    expect(table.asked).toEqual(['Ben main'])
    table.endTurn('Ben', 'movement-1')
    expect(table.asked).toEqual(['Ada draw'])
  })

  test('CR-2.8 in the main step everything goes in any order and number, but one build', () => {
    const table = given({
      players: {
        Ada: {
          cubes: 30,
          hand: ['increase-income', 'embargo', 'embargo', 'program-prestige'],
          rockets: [ready(1), ready(2)],
        },
      },
    })
    table.launch('Ada', 1, 6)
    table.play('Ada', 'increase-income')
    table.build('Ada', 3, 3, 3)
    table.trade('Ada', ['embargo', 'embargo'], 'economic', 'program-prestige')
    table.launch('Ada', 2, 6)
    table.play('Ada', 'program-prestige')
    table.launch('Ada', 3, 6)
    table.play('Ada', 'program-prestige')
    table.refused('Ada', { kind: 'build', power: 1, accuracy: 1, level: 1 }, { rule: 'CR-3.1' })
    expect(table.asked).toEqual(['Ada main'])
  })

  test('CR-2.9 CR-R8 there is no hand limit', () => {
    const table = given({ players: { Ben: { hand: new Array(8).fill('emergency-funding') } } })
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    table.endTurn('Ben', 'movement-1')
    expect(table.hand('Ben')).toHaveLength(9)
  })

  test('CR-2.10 the player ends the turn; nothing else does', () => {
    const table = given({ players: { Ada: { cubes: 0 } } })
    expect(table.legal('Ada')).toEqual([endTurn])
    expect(table.state.active).toBe(table.seat('Ada'))
    table.endTurn('Ada')
    expect(table.state.active).toBe(table.seat('Ben'))
  })

  test('CR-2.10 a turn cannot end while a reroll question is open', () => {
    const table = given({ players: { Ada: { tokens: 1, rockets: [ready(1)] } } })
    table.launch('Ada', 1, 5)
    table.refused('Ada', endTurn, { rule: 'CR-2.10' })
    table.keepToken('Ada')
    table.endTurn('Ada')
  })

  test('CR-2.10 a turn cannot end while a counter question is open', () => {
    const table = given({ players: { Ada: { hand: ['diplomatic-pressure'] }, Ben: { hand: ['embargo'] } } })
    table.play('Ada', 'diplomatic-pressure', { on: 'Ben' })
    table.refused('Ada', endTurn, { rule: 'CR-2.10' })
    table.accept('Ben')
    table.endTurn('Ada')
  })

  test.each([
    ['play', { kind: 'play', card: 'increase-income' }],
    ['launch', { kind: 'launch', rocket: 1 }],
    ['trade', { kind: 'trade', cards: ['increase-income', 'embargo'], deck: 'economic' }],
    ['build', { kind: 'build', power: 1, accuracy: 1, level: 1 }],
    ['end of turn', endTurn],
  ])('CR-2.13 CR-R6 CR-R29 before the draw is finished a %s is refused', (_what, action) => {
    const table = given({
      step: 'draw',
      players: { Ada: { hand: ['increase-income', 'embargo'], rockets: [ready(1)] } },
    })
    table.refused('Ada', action, { rule: 'CR-2.13' })
  })

  test('CR-2.13 in the late game both cards must be drawn first', () => {
    const table = given({ step: 'draw', distance: 9 })
    table.draw('Ada', 'economic', 'program-prestige')
    table.refused('Ada', { kind: 'play', card: 'program-prestige' }, { rule: 'CR-2.13' })
    table.draw('Ada', 'economic', 'program-prestige')
    table.play('Ada', 'program-prestige')
  })
})

describe('income', () => {
  test('CR-2.2 it is 5 cubes and the income bonus, and comes by itself', () => {
    const table = given({ players: { Ben: { cubes: 1, incomeBonus: 2 } } })
    expect(table.endTurn('Ada')).toContainEqual({ kind: 'incomeCollected', seat: 1, cubes: 7 })
    expect(table.cubes('Ben')).toBe(8)
  })

  test('CR-2.3 an embargo makes it 0, bonus included, and ends', () => {
    const table = given({ players: { Ben: { cubes: 1, incomeBonus: 3, embargoed: true } } })
    expect(kinds(table.endTurn('Ada'))).toEqual(['turnEnded', 'turnBegan', 'embargoBit'])
    expect(table.player('Ben')).toMatchObject({ cubes: 1, embargoed: false })
  })

  test('CR-2.4 CR-R5 after income each rocket under construction loses a turn; at 0 it is ready', () => {
    const table = given({ players: { Ben: { rockets: [building(1, 2), building(2, 1), ready(3)] } } })
    const events = table.endTurn('Ada')
    expect(events.slice(2)).toEqual([
      { kind: 'incomeCollected', seat: 1, cubes: 5 },
      { kind: 'rocketAdvanced', seat: 1, rocket: 1, remaining: 1 },
      { kind: 'rocketReadied', seat: 1, rocket: 2 },
    ])
    expect(table.player('Ben').rockets.map(({ remaining }) => remaining)).toEqual([1, 0, 0])
  })

  test('CR-2.4 CR-R5 only the rockets of the player whose turn begins move on', () => {
    const table = given({ players: { Ada: { rockets: [building(1, 2)] }, Ben: { rockets: [building(2, 2)] } } })
    table.endTurn('Ada')
    expect(table.player('Ada').rockets[0]?.remaining).toBe(2)
    expect(table.player('Ben').rockets[0]?.remaining).toBe(1)
  })

  test('CR-2.4 a rocket that becomes ready may be launched in this very turn', () => {
    const table = given({ players: { Ben: { rockets: [building(1, 1)] } } })
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    table.launch('Ben', 1, 6)
  })
})

describe('draw', () => {
  test('CR-2.5 one card above distance 9', () => {
    const table = given({ step: 'draw', distance: 10 })
    table.draw('Ada', 'espionage', 'embargo')
    expect(table.asked).toEqual(['Ada main'])
  })

  test('CR-2.5 two cards at distance 9 or less, the first seen before the second deck is named', () => {
    const table = given({ step: 'draw', distance: 9 })
    table.draw('Ada', 'espionage', 'embargo')
    expect(table.view('Ada').players[0]?.hand).toEqual(['embargo'])
    expect(table.asked).toEqual(['Ada draw'])
    table.draw('Ada', 'economic', 'program-prestige')
    expect(table.asked).toEqual(['Ada main'])
  })

  test('CR-2.5 edge case 16: a 1 at distance 10 brings distance 9, and everybody draws 2, from two decks if wished', () => {
    const table = given({ turn: 'Ben', distance: 10 })
    expect(table.endTurn('Ben', 'movement-1')).toContainEqual({ kind: 'lateGameBegan', distance: 9 })
    expect(table.state.distance).toBe(9)
    table.draw('Ada', 'engineering', 'comet-analysis')
    table.draw('Ada', 'economic', 'program-prestige')
    table.endTurn('Ada')
    table.draw('Ben', 'espionage', 'embargo')
    table.draw('Ben', 'espionage', 'embargo')
    expect(table.asked).toEqual(['Ben main'])
    expect([table.hand('Ada').length, table.hand('Ben').length]).toEqual([2, 2])
  })

  test('CR-2.6 drawing cannot be declined while a deck has a card', () => {
    const table = given({ step: 'draw' })
    expect(table.legal('Ada').map(({ kind }) => kind)).toEqual(['draw', 'draw', 'draw'])
    table.refused('Ada', endTurn, { rule: 'CR-2.13' })
  })

  test('CR-2.7 CR-R7 an empty deck is refilled from its own discard pile when a card is needed, not sooner', () => {
    const table = given({
      step: 'draw',
      distance: 9,
      decks: { economic: { discard: ['program-prestige', 'increase-income'], rest: 'Ben' } },
    })
    expect(table.discard('economic')).toHaveLength(2)
    table.draw('Ada', 'espionage', 'embargo')
    expect(table.discard('economic')).toHaveLength(2)
    const events = table.draw('Ada', 'economic', 'increase-income')
    expect(events).toEqual([
      { kind: 'deckRefilled', deck: 'economic', cards: 2 },
      { kind: 'cardDrawn', seat: 0, deck: 'economic', card: 'increase-income' },
    ])
    expect(table.discard('economic')).toEqual([])
    expect(table.state.decks.economic.loose).toMatchObject({ 'program-prestige': 1, 'increase-income': 0 })
  })

  test('CR-2.7 a deck without draw and discard pile cannot be named', () => {
    const table = given({ step: 'draw', decks: { economic: { rest: 'Ben' } } })
    table.refused('Ada', { kind: 'draw', deck: 'economic' }, { rule: 'CR-2.7' })
    expect(table.legal('Ada')).toEqual([
      { kind: 'draw', deck: 'engineering' },
      { kind: 'draw', deck: 'espionage' },
    ])
  })

  test('CR-2.7 if no deck has a card, the draw is skipped', () => {
    const table = given({
      decks: { engineering: { rest: 'Ada' }, espionage: { rest: 'Ada' }, economic: { rest: 'Ada' } },
    })
    expect(kinds(table.endTurn('Ada'))).toContain('drawSkipped')
    expect(table.asked).toEqual(['Ben main'])
  })

  test('CR-2.7 the second late card is skipped if the first one was the last of all', () => {
    const table = given({
      step: 'draw',
      distance: 5,
      decks: {
        engineering: { rest: 'Ben' },
        espionage: { rest: 'Ben' },
        economic: { discard: ['increase-income'], rest: 'Ben' },
      },
    })
    table.draw('Ada', 'economic', 'increase-income')
    expect(table.asked).toEqual(['Ada main'])
  })

  test('CR-2.12 CR-R6 sameDeck: the second card comes from the deck of the first', () => {
    const table = given({ step: 'draw', distance: 9, options: { lateDraw: 'sameDeck' } })
    table.draw('Ada', 'espionage', 'embargo')
    table.refused('Ada', { kind: 'draw', deck: 'economic' }, { rule: 'CR-2.12' })
    expect(table.legal('Ada')).toEqual([{ kind: 'draw', deck: 'espionage' }])
    table.draw('Ada', 'espionage', 'embargo')
    expect(table.asked).toEqual(['Ada main'])
  })

  test('CR-2.12 sameDeck: only if that deck has no more, another one is named', () => {
    const table = given({
      step: 'draw',
      distance: 9,
      options: { lateDraw: 'sameDeck' },
      decks: { espionage: { top: ['embargo'], rest: 'Ben' } },
    })
    table.act('Ada', { kind: 'draw', deck: 'espionage' })
    table.draw('Ada', 'economic', 'program-prestige')
    expect(table.hand('Ada')).toEqual(['embargo', 'program-prestige'])
  })
})

describe('round', () => {
  test('CR-2.11 after the last player the comet moves and the next round begins with the start player', () => {
    const table = given({ turn: 'Ben', distance: 18 })
    const events = table.endTurn('Ben', 'movement-3')
    expect(events).toContainEqual({ kind: 'cometMoved', card: 'movement-3', distance: 15 })
    expect(table.state).toMatchObject({ distance: 15, round: 2, active: table.seat('Ada') })
  })

  test('CR-2.11 in the middle of a round the comet stays', () => {
    const table = given()
    expect(kinds(table.endTurn('Ada'))).not.toContain('cometMoved')
    expect(table.state.distance).toBe(18)
  })

  test('CR-2.11 the movement card is open from then on and never shuffled back', () => {
    const table = given({ turn: 'Ben', moves: ['movement-2'] })
    table.endTurn('Ben', 'movement-3')
    expect(table.state.moves).toEqual(['movement-2', 'movement-3'])
    expect(table.state.movement.loose).toEqual({ 'movement-1': 4, 'movement-2': 3, 'movement-3': 3 })
    expect(table.view('spectator').moves).toEqual(['movement-2', 'movement-3'])
  })
})
