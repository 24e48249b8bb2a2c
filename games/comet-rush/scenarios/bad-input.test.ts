import { isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { cometRush } from '../rules/index.ts'
import { building, given, newGame, play, ready } from './table.ts'

/** Every line of “bad input”: refused with its rule, a sentence, and not a byte of the state changed. */

const endTurn = { kind: 'endTurn' }
const build = (power: unknown, accuracy: unknown, level: unknown) => ({ kind: 'build', power, accuracy, level })
const trade = (first: string, second: string, deck: string) => ({ kind: 'trade', cards: [first, second], deck })

describe('out of turn or in the wrong step', () => {
  test.each([
    ['play', play('increase-income')],
    ['launch', { kind: 'launch', rocket: 2 }],
    ['trade', trade('increase-income', 'embargo', 'economic')],
    ['build', build(1, 1, 1)],
    ['draw', { kind: 'draw', deck: 'economic' }],
    ['end of turn', endTurn],
  ])('CR-2.1 a %s out of turn', (_what, action) => {
    const table = given({ players: { Ben: { hand: ['increase-income', 'embargo'], rockets: [ready(2)] } } })
    expect(table.refused('Ben', action, { rule: 'CR-2.1' }).text).toBe('It is not your turn.')
  })

  test('CR-2.13 playing before the draw', () => {
    given({ step: 'draw', players: { Ada: { hand: ['increase-income'] } } }).refused('Ada', play('increase-income'), {
      rule: 'CR-2.13',
    })
  })

  test('CR-1.7 acting as in a turn during the draft', () => {
    newGame().refused('Ada', endTurn, { rule: 'CR-1.7' })
    newGame().refused('Ada', build(1, 1, 1), { rule: 'CR-1.7' })
  })

  test('CR-1.7 drafting after the draft', () => {
    given().refused('Ada', { kind: 'draft', deck: 'economic' }, { rule: 'CR-1.7' })
  })
})

describe('building', () => {
  test('CR-3.1 a second build', () => {
    given({ built: true }).refused('Ada', build(1, 1, 1), { rule: 'CR-3.1' })
  })

  test.each([
    build(0, 1, 1),
    build(4, 1, 1),
    build(1, 0, 1),
    build(1, 4, 1),
    build(-1, 1, 1),
    build(1, 1, 0),
    build(1, 1, 4),
  ])('CR-3.2 values outside: %j', (action) => {
    given({ players: { Ada: { cubes: 60 } } }).refused('Ada', action, { rule: 'CR-3.2' })
  })

  test.each([
    build(1.5, 1, 1),
    build(1, 2.5, 1),
    build(1, 1, 1.5),
    build('3', 1, 1),
    build(1, 1, null),
    { kind: 'build' },
  ])('no whole numbers: %j', (action) => {
    given().refused('Ada', action, { rule: 'kernel', code: 'malformed' })
  })

  test('CR-3.3 an unaffordable build', () => {
    given({ players: { Ada: { cubes: 2 } } }).refused('Ada', build(1, 1, 1), { rule: 'CR-3.3' })
  })

  test('CR-3.5 full slots', () => {
    const table = given({ players: { Ada: { rockets: [ready(1), building(2, 1), building(3, 2)] } } })
    table.refused('Ada', build(1, 1, 1), { rule: 'CR-3.5' })
  })
})

describe('launching', () => {
  test.each([
    ['not one’s own', 3],
    ['building', 2],
    ['spent', 4],
    ['unknown', 9],
    ['number 0', 0],
  ])('CR-4.1 a rocket that is %s', (_what, rocket) => {
    const table = given({
      players: { Ada: { rockets: [ready(1), building(2, 1), ready(4)] }, Ben: { rockets: [ready(3)] } },
    })
    table.launch('Ada', 4, 6)
    table.refused('Ada', { kind: 'launch', rocket }, { rule: 'CR-4.1' })
  })
})

describe('cards', () => {
  test('CR-6.1 a card not in hand', () => {
    given({ players: { Ada: { hand: ['embargo'] } } }).refused('Ada', play('increase-income'), { rule: 'CR-6.1' })
  })

  test('a card that does not exist', () => {
    given().refused('Ada', play('nuclear-strike'), { rule: 'kernel', code: 'malformed' })
  })

  test.each([
    'embargo',
    'espionage-agent',
    'diplomatic-pressure',
    'resource-seizure',
    'sabotage-construction',
  ] as const)('CR-6.2 CR-6.3 %s with a missing, own or unknown target', (card) => {
    const table = given({ players: { Ada: { hand: [card] } } })
    table.refused('Ada', play(card), { rule: 'CR-6.2', code: 'target-missing' })
    table.refused('Ada', play(card, { target: 0 }), { rule: 'CR-6.3', code: 'own-target' })
    table.refused('Ada', play(card, { target: 2 }), { rule: 'CR-6.3', code: 'unknown-target' })
    table.refused('Ada', play(card, { target: -1 }), { rule: 'CR-6.3', code: 'unknown-target' })
    table.refused('Ada', play(card, { target: 'Ben' }), { rule: 'kernel', code: 'malformed' })
  })

  test.each(['covert-rocket-strike', 'regulatory-review'] as const)(
    'CR-6.2 CR-6.3 %s with a missing, own or unknown rocket',
    (card) => {
      const table = given({
        players: { Ada: { hand: [card], rockets: [building(1, 1)] }, Ben: { rockets: [building(2, 1)] } },
      })
      table.refused('Ada', play(card), { rule: 'CR-6.2', code: 'target-missing' })
      table.refused('Ada', play(card, { rocket: 1 }), { rule: 'CR-6.3', code: 'wrong-owner' })
      table.refused('Ada', play(card, { rocket: 7 }), { rule: 'CR-6.2', code: 'unknown-rocket' })
    },
  )

  test('CR-6.3 Streamlined Assembly on a rocket of another player', () => {
    const table = given({
      players: {
        Ada: { hand: ['streamlined-assembly'], rockets: [building(1, 1)] },
        Ben: { rockets: [building(2, 1)] },
      },
    })
    table.refused('Ada', play('streamlined-assembly', { rocket: 2 }), { rule: 'CR-6.3' })
  })

  test('CR-6.6 CR-6.7 a rocket target in the wrong state', () => {
    const table = given({
      players: {
        Ada: { hand: ['streamlined-assembly', 'regulatory-review'], rockets: [ready(1)] },
        Ben: { rockets: [ready(2)] },
      },
    })
    table.refused('Ada', play('streamlined-assembly', { rocket: 1 }), { rule: 'CR-6.6' })
    table.refused('Ada', play('regulatory-review', { rocket: 2 }), { rule: 'CR-6.7' })
  })

  test('CR-6.9 a look at a deck without face-down cards', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { hand: ['comet-analysis'] }, Ben: { trophies: [4, 5, 6, 7, 8] } },
    })
    table.refused('Ada', play('comet-analysis', { choice: 'strength' }), { rule: 'CR-6.9' })
  })

  test.each(['comet-analysis', 'rocket-calibration'] as const)('CR-6.2 %s without its choice', (card) => {
    given({ players: { Ada: { hand: [card] } } }).refused('Ada', play(card), { rule: 'CR-6.2', code: 'choice-missing' })
  })

  test('CR-6.2 a choice that belongs to the other card', () => {
    const table = given({ players: { Ada: { hand: ['comet-analysis', 'rocket-calibration'] } } })
    table.refused('Ada', play('comet-analysis', { choice: 'power' }), { rule: 'CR-6.2' })
    table.refused('Ada', play('rocket-calibration', { choice: 'strength' }), { rule: 'CR-6.2' })
  })

  test('a choice that is not one of the listed words', () => {
    const table = given({ players: { Ada: { hand: ['comet-analysis'] } } })
    const { text } = table.refused('Ada', play('comet-analysis', { choice: 'engineering' }), {
      rule: 'kernel',
      code: 'malformed',
    })
    expect(text).toBe('“choice” must be one of movement, strength, accuracy, power.')
  })
})

describe('trading and drawing', () => {
  test('CR-8.1 with fewer than 2 cards', () => {
    given({ players: { Ada: { hand: ['embargo'] } } }).refused('Ada', trade('embargo', 'embargo', 'economic'), {
      rule: 'CR-8.1',
      code: 'too-few-cards',
    })
  })

  test('CR-8.1 the same card twice', () => {
    const table = given({ players: { Ada: { hand: ['embargo', 'increase-income'] } } })
    table.refused('Ada', trade('embargo', 'embargo', 'economic'), { rule: 'CR-8.1', code: 'same-card-twice' })
  })

  test('CR-8.1 a card that is not in the hand', () => {
    const table = given({ players: { Ada: { hand: ['embargo', 'increase-income'] } } })
    table.refused('Ada', trade('embargo', 'comet-analysis', 'economic'), { rule: 'CR-8.1', code: 'not-in-hand' })
  })

  test('CR-8.1 one card or three', () => {
    const table = given({ players: { Ada: { hand: ['embargo', 'embargo', 'embargo'] } } })
    for (const cards of [['embargo'], ['embargo', 'embargo', 'embargo']])
      table.refused('Ada', { kind: 'trade', cards, deck: 'economic' }, { rule: 'kernel', code: 'malformed' })
  })

  test('CR-2.7 a deck that cannot supply, even after discarding', () => {
    const table = given({ players: { Ada: { hand: ['embargo', 'embargo'] } }, decks: { economic: { rest: 'Ben' } } })
    table.refused('Ada', trade('embargo', 'embargo', 'economic'), { rule: 'CR-2.7' })
  })

  test('a deck that does not exist', () => {
    given({ step: 'draw' }).refused('Ada', { kind: 'draw', deck: 'movement' }, { rule: 'kernel', code: 'malformed' })
  })

  test('CR-2.5 drawing more than allowed', () => {
    const table = given({ step: 'draw' })
    table.draw('Ada', 'economic', 'program-prestige')
    table.refused('Ada', { kind: 'draw', deck: 'economic' }, { rule: 'CR-2.5' })
  })

  test('CR-2.12 another deck than the first under sameDeck', () => {
    const table = given({ step: 'draw', distance: 5, options: { lateDraw: 'sameDeck' } })
    table.draw('Ada', 'economic', 'program-prestige')
    table.refused('Ada', { kind: 'draw', deck: 'espionage' }, { rule: 'CR-2.12' })
  })

  test('CR-1.6 a fifth draft card', () => {
    const table = newGame()
    for (let card = 0; card < 4; card++) table.draft('Ada', 'economic', 'emergency-funding')
    table.refused('Ada', { kind: 'draft', deck: 'economic' }, { rule: 'CR-1.6' })
  })
})

describe('questions', () => {
  test('CR-2.10 ending the turn with an open decision', () => {
    const table = given({ players: { Ada: { tokens: 1, rockets: [ready(1)] } } })
    table.launch('Ada', 1, 6)
    table.refused('Ada', endTurn, { rule: 'CR-2.10' })
  })

  test('CR-4.4 CR-7.6 answering a question that is not open', () => {
    const table = given({ players: { Ada: { tokens: 1 } } })
    table.refused('Ada', { kind: 'reroll', use: true }, { rule: 'CR-4.4' })
    table.refused('Ada', { kind: 'respondPressure', counter: false }, { rule: 'CR-7.6' })
  })

  test('CR-2.1 answering a reroll question of another player', () => {
    const table = given({ players: { Ada: { tokens: 1, rockets: [ready(1)] }, Ben: { tokens: 1 } } })
    table.launch('Ada', 1, 6)
    table.refused('Ben', { kind: 'reroll', use: true }, { rule: 'CR-2.1' })
  })

  test('CR-2.10 answering a counter question of another player', () => {
    const table = given({
      seats: ['Ada', 'Ben', 'Cyd'],
      players: {
        Ada: { hand: ['diplomatic-pressure'] },
        Ben: { hand: ['embargo'] },
        Cyd: { hand: ['diplomatic-pressure'] },
      },
    })
    table.play('Ada', 'diplomatic-pressure', { on: 'Ben' })
    for (const name of ['Ada', 'Cyd'])
      table.refused(name, { kind: 'respondPressure', counter: false }, { rule: 'CR-2.10' })
  })

  test('CR-7.7 countering without the card', () => {
    const table = given({ players: { Ada: { hand: ['diplomatic-pressure'] }, Ben: { hand: ['embargo'] } } })
    table.play('Ada', 'diplomatic-pressure', { on: 'Ben' })
    table.refused('Ben', { kind: 'respondPressure', counter: true }, { rule: 'CR-7.7' })
  })
})

describe('the rest', () => {
  test('anything after the end of the game', () => {
    const table = given({
      turn: 'Ben',
      distance: 1,
      players: { Ada: { hand: ['increase-income'], rockets: [ready(1)] } },
    })
    table.endTurn('Ben', 'movement-1')
    const actions = [
      endTurn,
      play('increase-income'),
      { kind: 'launch', rocket: 1 },
      { kind: 'draw', deck: 'economic' },
    ]
    for (const name of ['Ada', 'Ben'])
      for (const action of actions) table.refused(name, action, { rule: table.outcome?.rule ?? '', code: 'match-over' })
  })

  test.each([
    ['1 player', 1, {}],
    ['5 players under classic', 5, {}],
    ['7 players under quick', 7, { preset: 'quick' }],
  ])('CR-1.1 a game with %s', (_what, seats, options) => {
    const setup = readSetup(cometRush, { seats, options })
    expect(isRefusal(setup) && setup.text).toMatch(/is for 2 to [46] players, not \d/)
  })

  test.each([null, 'endTurn', 5, [], {}, { kind: 'dance' }, { kind: 'endTurn', now: true }])(
    'no action: %j',
    (action) => {
      given().refused('Ada', action, { rule: 'kernel', code: 'malformed' })
    },
  )

  test('every refusal says what to do, in a sentence', () => {
    const table = given({ step: 'draw' })
    const { text } = table.refused('Ada', endTurn, { rule: 'CR-2.13' })
    expect(text).toMatch(/^[A-Z].*\.$/)
  })
})
