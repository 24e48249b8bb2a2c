import { isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { type CardSet, readCardSet } from '../rules/card-set.ts'
import { MARKET, STARTER } from '../rules/cards.ts'
import { spaceGoats } from '../rules/index.ts'
import { card, verdictOf } from './card-file.fixture.ts'
import { DUEL, given, newGame, times } from './table.ts'

/** The limits of a card file, what its cards say, and small or strange boxes. */

const ships = (copies: number, id = 'ship') =>
  card({ id, name: 'Ship', kind: 'ship', cost: null, copies, effectId: '' })
const kindsOf = (count: number) => Array.from({ length: count }, (_, place) => card({ id: `z${place}` }))
const found = (...cards: object[]) => verdictOf(2, cards)
const read = (...cards: object[]): CardSet => {
  const set = readCardSet(JSON.stringify(cards))
  if (isRefusal(set)) throw new Error(set.text)
  return set
}

describe('limits', () => {
  test.each<[string, object[]]>([
    ['the dearest and the cheapest', [card({ cost: 20 }), card({ id: 'free', cost: 0 })]],
    ['one copy and forty', [card({ copies: 1 }), card({ id: 'many', copies: 40 })]],
    ['an id and a name of forty letters', [card({ id: 'x'.repeat(40), name: 'y'.repeat(40) })]],
    ['an id and a name of one letter', [card({ id: 'x', name: 'y' })]],
    ['a name with blanks inside', [card({ name: 'Big  Zapper' })]],
    ['a text of 300 letters', [card({ effect: 'x'.repeat(300) })]],
    ['eighty kinds', kindsOf(80)],
    ['400 cards for sale', kindsOf(10).map((kind) => ({ ...kind, copies: 40 }))],
    [
      'a starter deck of 60 cards',
      [card(), card({ id: 's', cost: null, copies: 40 }), card({ id: 't', cost: null, copies: 20 })],
    ],
    ['a box of forty ships', [card(), ships(40)]],
    ['one starter card of its own', [card(), card({ id: 'mine', cost: null, copies: 9 })]],
    ['a card of the box under its own name', [card({ id: 'RK01', name: 'Standard Rocket' })]],
  ])('SG-R25 %s: accepted', (_what, cards) => {
    expect(found(...cards)).toBe('accepted')
  })

  test.each<[string, object[], string]>([
    ['a cost of 21', [card({ cost: 21 })], 'Zapper: the cost must be 0 to 20 or null, not 21.'],
    ['41 copies', [card({ copies: 41 })], 'Zapper: there must be 1 to 40 copies, not 41.'],
    ['half a copy', [card({ copies: 1.5 })], 'Card 1 needs'],
    ['an id of 41 letters', [card(), card({ id: 'x'.repeat(41) })], 'Card 2 needs'],
    ['a name of 41 letters', [card({ name: 'x'.repeat(41) })], 'Card 1 needs'],
    ['a name that ends in a blank', [card({ name: 'Zapper ' })], 'Card 1 needs'],
    ['a text of 301 letters', [card({ effect: 'x'.repeat(301) })], 'Card 1 needs'],
    ['81 kinds', kindsOf(81), 'A card set has 1 to 80 kinds of cards, not 81.'],
    ['a single ship', [card(), ships(1)], 'There must be 2 to 40 ship cards, not 1.'],
    ['41 ships', [card(), ships(41)], 'There must be 2 to 40 ship cards, not 41.'],
    ['two boxes of ships', [card(), ships(12), ships(12, 'more')], 'Only one entry may say'],
    [
      'the id of a starter card for sale',
      [card({ id: 'ST03', name: 'Weak Rocket' })],
      'The id ST03 belongs to a starter',
    ],
    [
      'another name for a starter card',
      [card(), card({ id: 'ST03', cost: null })],
      'Zapper: ST03 is Weak Rocket in the box',
    ],
  ])('SG-R25 %s: refused', (_what, cards, text) => {
    expect(found(...cards)).toContain(`SG-R25: ${text}`)
  })

  test('SG-1.1 two ships are a box for two fleets of one', () => {
    const cardSet = JSON.stringify([card(), ships(2)])
    const setup = (shipsPerPlayer: number) => readSetup(spaceGoats, { seats: 2, options: { cardSet, shipsPerPlayer } })
    expect(isRefusal(setup(1))).toBe(false)
    expect(setup(2)).toMatchObject({ rule: 'SG-1.1', text: '4 ships are needed, and the box has 2.' })
  })
})

describe('what is in such a box', () => {
  test('SG-R25 SG-1.1 sixteen ships, unless the file says otherwise', () => {
    expect([read(card()).ships, read(card(), ships(12)).ships]).toEqual([16, 12])
  })

  test('SG-R25 cards with a price are for sale, those without are the starter deck', () => {
    const set = read(card(), card({ id: 'mine', cost: null }))
    expect([set.market.map(({ id }) => id), set.starter.map(({ id }) => id)]).toEqual([['zapper'], ['mine']])
  })

  test('SG-R25 at the table a card goes by its name, where that is clear, else by its id', () => {
    const ids = (...cards: object[]) => read(...cards).market.map(({ id }) => id)
    expect(ids(card(), card({ id: 'boom', name: 'Big Bang' }))).toEqual(['Zapper', 'Big Bang'])
    expect(ids(card(), card({ id: 'boom' }))).toEqual(['zapper', 'boom'])
    expect(ids(card({ name: 'boom' }), card({ id: 'boom', name: 'Bang' }))).toEqual(['zapper', 'Bang'])
    expect(ids(card({ name: 'RK01' }))).toEqual(['zapper'])
    expect(ids(card({ id: 'RK01', name: 'Standard Rocket' }))).toEqual(['RK01'])
  })

  test('SG-R25 a card says what its file says, else what the box says of the same effect', () => {
    const textOf = (changes: object) => read(card(), card({ id: 'other', ...changes })).market[1]?.text
    const printed = (id: string) => [...STARTER, ...MARKET].find((known) => known.id === id)?.text
    expect(textOf({ effect: 'Bang.' })).toBe('Bang.')
    expect(textOf({})).toBe(printed('RK01'))
    expect(textOf({ effectId: 'destroy_1_unshielded_ship' })).toBe(printed('ST03'))
    expect(textOf({ kind: 'shield', effectId: 'reactive_block_1_rocket' })).toBe(printed('ST04'))
    expect(textOf({ kind: 'special', effectId: 'take_extra_turn' })).toBe(printed('SP06'))
    expect(textOf({ effectId: 'skip_next_turn' })).toBe('One opponent skips the next turn.')
    expect(textOf({ kind: 'special', effectId: 'skip_next_turn' })).toBe('Skip your next turn.')
  })

  test('SG-1.3 SG-3.6 with fewer than four cards for sale the other slots are empty from the start', () => {
    const cardSet = JSON.stringify([card({ copies: 2 })])
    const table = newGame({ seats: DUEL, options: { cardSet }, setupLuck: ['Zapper', 'Zapper', ...times(4, 'ST01')] })
    expect(table.market).toEqual(['Zapper', 'Zapper', null, null])
    expect(table.view('Ada').pile.size).toBe(0)
    expect(table.story('spectator').slice(0, 6)).toEqual([
      { kind: 'gameBegan', start: 0 },
      { kind: 'slotRefilled', slot: 0, card: 'Zapper' },
      { kind: 'slotRefilled', slot: 1, card: 'Zapper' },
      { kind: 'slotEmptied', slot: 2 },
      { kind: 'slotEmptied', slot: 3 },
      { kind: 'roundBegan', round: 1 },
    ])
  })

  test('SG-3.5 a Shuttle waits for a ship card of that box', () => {
    const shuttle = card({ id: 'tender', name: 'Tender', kind: 'special', effectId: 'add_1_ship_to_fleet' })
    const small = given({
      setupLuck: [...times(3, 'Tender'), 'Zapper', ...times(4, 'ST01')],
      options: { cardSet: JSON.stringify([card(), shuttle, ships(15)]) },
      market: ['Tender', null, null, null],
      players: { Ada: { bank: times(2, 'Fuel Pod') } },
    })
    const { text } = small.refused('Ada', { kind: 'buy', slot: 0 }, { rule: 'SG-3.5', code: 'no-ship-left' })
    expect(text).toBe('All 15 ship cards are in play; wait until one is lost.')
  })

  test('SG-8.7 of two cards with one name the first in the pile is salvaged, and they are counted as one kind', () => {
    const magnet = { id: 'magnet', name: 'Magnet', kind: 'special', effectId: 'retrieve_1_card_from_discard' }
    const table = given({
      seats: DUEL,
      setupLuck: [...times(3, 'zapper'), 'other', ...times(4, 'ST01')],
      options: { autoChoices: true, cardSet: JSON.stringify([card(), card({ id: 'other' }), card(magnet)]) },
      players: { Ada: { hand: ['Magnet'], discard: ['other', 'zapper'] } },
    })
    table.play('Ada', 'Magnet')
    expect(table.player('Ada')).toMatchObject({ hand: ['other'], discard: ['zapper', 'Magnet'] })
    table.resign('Ben')
    expect(table.outcome?.statistics).toMatchObject({ 'bought: Zapper': 2, 'bought: Magnet': 1 })
  })

  test('SG-3.2 SG-R29 of equal cards that are named for payment the newest goes', () => {
    const coin = (id: string, effectId: string) =>
      card({ id, name: id, kind: 'currency', cost: null, copies: 4, effectId })
    const cards = [card({ cost: 1 }), coin('pod', 'gain_1_currency'), coin('scout', 'gain_1_currency_draw_1')]
    const table = given({
      setupLuck: [...times(3, 'Zapper'), ...times(4, 'pod')],
      options: { cardSet: JSON.stringify(cards) },
      market: ['Zapper', null, null, null],
      pile: { rest: [] },
      players: { Ada: { bank: ['pod', 'scout', 'pod', 'scout'] } },
    })
    table.do('Ada', { kind: 'buy', slot: 0, payment: { bank: ['pod'], hand: [] } })
    expect(table.bank('Ada')).toEqual(['pod', 'scout', 'scout'])
  })
})
