import { bagSize, deckSize, isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, DECKS, fullDeck } from '../rules/cards.ts'
import { cometRush } from '../rules/index.ts'
import { given, newGame, ready } from './table.ts'

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay']
const seatsFor = (seats: number, options: object = {}) => {
  const setup = readSetup(cometRush, { seats, options })
  return isRefusal(setup) ? setup.rule : 'accepted'
}

describe('players', () => {
  test('CR-1.1 two, three or four may play', () => {
    expect([2, 3, 4].map((seats) => seatsFor(seats))).toEqual(['accepted', 'accepted', 'accepted'])
    expect(seatsFor(5)).toBe('CR-1.1')
  })

  test('CR-1.1 the preset quick seats two to six', () => {
    const found = [2, 3, 4, 5, 6].map((seats) => seatsFor(seats, { preset: 'quick' }))
    expect(found).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'accepted'])
  })

  test('CR-1.2 everybody starts with 20 cubes, caps 3/3, bonuses 0, and no rockets, tokens or statuses', () => {
    const table = newGame({ seats: ['Ada', 'Ben', 'Cyd'] })
    for (const name of ['Ada', 'Ben', 'Cyd'])
      expect(table.player(name)).toMatchObject({
        cubes: 20,
        hand: [],
        rockets: [],
        slots: 3,
        powerCap: 3,
        accuracyCap: 3,
        incomeBonus: 0,
        salvageBonus: 0,
        prestigeBonus: 0,
        tokens: 0,
        powerCalibration: 0,
        accuracyCalibration: 0,
        embargoed: false,
        sabotaged: false,
        pressured: false,
        trophies: [],
      })
  })
})

describe('decks', () => {
  test('CR-1.3 all five decks lie face down and nobody knows a card of them', () => {
    const { state } = newGame()
    const decks = DECKS.map((deck) => state.decks[deck])
    expect(decks.map((deck) => deckSize(deck))).toEqual([44, 44, 44])
    expect([deckSize(state.movement), deckSize(state.segments)]).toEqual([12, 6])
    for (const { top, discard } of [...decks, state.movement, state.segments]) expect([top, discard]).toEqual([[], []])
  })

  test('CR-1.3 any card of a deck can be its next one', () => {
    for (const card of ['mass-production', 'comet-analysis', 'rocket-calibration'] as const)
      expect(newGame().draft('Ada', 'engineering', card)).toMatchObject([{ kind: 'cardDrafted', card }])
  })

  test('CR-1.3 the decks hold the 21 cards in their numbers: 3 × 44', () => {
    expect(Object.keys(CARDS)).toHaveLength(21)
    expect(fullDeck('engineering')).toEqual({
      'mass-production': 4,
      'flight-adjustment': 4,
      'warhead-upgrade': 6,
      'guidance-system-upgrade': 6,
      'streamlined-assembly': 8,
      'comet-analysis': 8,
      'rocket-calibration': 8,
    })
    expect(fullDeck('espionage')).toEqual({
      'covert-rocket-strike': 4,
      embargo: 4,
      'espionage-agent': 6,
      'diplomatic-pressure': 6,
      'resource-seizure': 8,
      'sabotage-construction': 8,
      'regulatory-review': 8,
    })
    expect(fullDeck('economic')).toEqual({
      'international-grant': 4,
      'funding-pressure': 4,
      'increase-income': 6,
      'rocket-salvage': 6,
      'emergency-funding': 8,
      'public-donation-drive': 8,
      'program-prestige': 8,
    })
    for (const deck of DECKS) expect(bagSize(fullDeck(deck))).toBe(44)
  })

  test('CR-R1 the movement deck has four cards each of 1, 2 and 3', () => {
    expect(newGame().state.movement.loose).toEqual({ 'movement-1': 4, 'movement-2': 4, 'movement-3': 4 })
  })

  test.each([
    [2, [4, 5, 6, 7, 8, 9], 39],
    [3, [4, 5, 6, 7, 8, 9, 10], 49],
    [4, [4, 5, 6, 7, 8, 9, 10, 11], 60],
  ])('CR-1.4 with %i players the segments are %j, health %i in all', (count, strengths, health) => {
    const { state } = newGame({ seats: NAMES.slice(0, count) })
    expect(Object.keys(state.segments.loose)).toEqual(strengths.map((strength) => `segment-${strength}`))
    expect(bagSize(state.segments.loose)).toBe(count + 4)
    expect(strengths.reduce((sum, strength) => sum + strength)).toBe(health)
  })

  test('CR-1.5 the comet starts at distance 18', () => {
    expect(newGame().state.distance).toBe(18)
  })
})

describe('luck', () => {
  test('CR-1.3a only the start seat is drawn at set-up, and a draft draws one card', () => {
    const table = newGame({ options: { startSeat: 'random' }, setupLuck: [1] })
    expect(table.log[0]?.luck).toEqual([1])
    table.draft('Ada', 'economic', 'program-prestige')
    expect(table.log[1]?.luck).toEqual(['program-prestige'])
  })

  test('CR-1.3a CR-R27 a turn needs no other luck than cards, launch dice and the card an agent takes', () => {
    const table = given({
      players: {
        Ada: { hand: ['espionage-agent', 'increase-income'], rockets: [ready(1)] },
        Ben: { hand: ['embargo', 'mass-production'] },
      },
    })
    table.play('Ada', 'espionage-agent', { on: 'Ben' }, [1])
    table.play('Ada', 'increase-income')
    table.build('Ada', 1, 1, 1)
    table.launch('Ada', 1, 2, 'segment-5')
    table.endTurn('Ada')
    table.draw('Ben', 'espionage', 'embargo')
    table.endTurn('Ben', 'movement-2')
    expect(table.log.map(({ luck }) => luck)).toEqual([
      [],
      [1],
      [],
      [],
      [2, 'segment-5'],
      [],
      ['embargo'],
      ['movement-2'],
    ])
  })
})

describe('start player', () => {
  test('CR-1.8 CR-R4 is drawn at random and public at once', () => {
    const table = newGame({ seats: ['Ada', 'Ben', 'Cyd'], options: { startSeat: 'random' }, setupLuck: [2] })
    for (const viewer of ['Ada', 'Ben', 'Cyd', 'spectator']) {
      expect(table.view(viewer).start).toBe(table.seat('Cyd'))
      expect(table.told(viewer)).toContainEqual({ kind: 'gameBegan', start: table.seat('Cyd') })
    }
  })

  test('CR-1.8 turns go in seat order, and every round begins with the same player', () => {
    const table = given({ seats: ['Ada', 'Ben', 'Cyd'], options: { startSeat: 2 }, turn: 'Ben' })
    const order: string[] = []
    for (let turn = 0; turn < 6; turn++) {
      const [now = ''] = table.asked
      const name = now.split(' ')[0] ?? ''
      order.push(name)
      if (now.endsWith('draw')) table.draw(name, 'economic', 'program-prestige')
      table.endTurn(name, ...(name === 'Ada' ? ['movement-1'] : []))
    }
    expect(order).toEqual(['Ben', 'Cyd', 'Ada', 'Ben', 'Cyd', 'Ada'])
    expect(table.state.round).toBe(3)
  })
})
