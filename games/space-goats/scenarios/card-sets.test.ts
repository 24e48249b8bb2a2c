import { readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { SAMPLE_SET } from '../rules/card-set.sample.ts'
import { readCardSet } from '../rules/card-set.ts'
import { ALIASES, EFFECTS } from '../rules/effects.ts'
import { spaceGoats } from '../rules/index.ts'
import { card, verdictOf } from './card-file.fixture.ts'
import { FOUR, given, newGame, SOLD_OUT, times } from './table.ts'

/** The sample set has what the box has not: jamming, resting, many Aegis, a Shuttle in the starter deck. */
const setupLuck = ['Twins', 'Twins', 'Mirror', 'Mirror', ...times(4, 'Pod')]
const custom = (position: NonNullable<Parameters<typeof given>[0]>, options: object = {}) =>
  given({ ...position, setupLuck, options: { cardSet: SAMPLE_SET, ...options } })

const found = (...cards: object[]) => verdictOf(3, cards)

/** As many kinds with all the copies that a kind may have. */
const crowd = (kinds: number, changes: object = {}) =>
  Array.from({ length: kinds }, (_, place) => card({ id: `n${place}`, name: `N${place}`, copies: 40, ...changes }))
const starters = (kinds: number) => crowd(kinds, { cost: null })

describe('what is accepted', () => {
  test('SG-R25 a list in the card-file format is played with', () => {
    const match = newGame({ options: { cardSet: SAMPLE_SET }, setupLuck })
    expect(match.market).toEqual(['Twins', 'Twins', 'Mirror', 'Mirror'])
    expect(match.draw('Ben')).toEqual([...times(4, 'Pod'), 'Scout', 'Dart', 'Duck', 'Tender'])
  })

  test('SG-R25 without starter cards of its own the set is played with those of the box', () => {
    expect(found(card())).toBe('accepted')
    expect(readCardSet(JSON.stringify([card()]))).toMatchObject({ starter: [{ id: 'ST01' }, {}, {}, {}, {}] })
  })

  test.each(Object.entries(EFFECTS))('SG-R25 the effect %s is known', (effectId, { kind }) => {
    expect(found(card(), card({ id: 'other', name: 'Other', kind, effectId }))).toBe('accepted')
  })

  test.each([
    ['skip_next_buy', 'skip_next_turn', 'rocket'],
    ['skip_next_buy', 'skip_next_turn', 'special'],
    ['cancel_1_rocket_targeting_you', 'reactive_block_1_rocket', 'shield'],
    ['destroy_up_to_2_ships', 'destory_up_to_2_ships', 'rocket'],
  ])('SG-R25 %s is another name of %s (%s)', (alias, effectId, kind) => {
    const marketOf = (name: string) => readCardSet(JSON.stringify([card({ kind, effectId: name })]))
    expect(marketOf(alias)).toEqual(marketOf(effectId))
    expect(Object.keys(ALIASES)).toContain(alias)
  })

  test('SG-R25 SG-1.1 a set may bring ship cards of its own: fleets must fit into that box', () => {
    const ships = card({ id: 'ship', name: 'Ship', kind: 'ship', cost: null, copies: 12, effectId: 'none' })
    expect(found(card(), ships)).toBe('SG-1.1: 15 ships are needed, and the box has 12.')
  })
})

describe('what is refused when the table is made', () => {
  test.each<[string, object[], string]>([
    ['an unknown effect', [card({ effectId: 'explode' })], 'Zapper: a rocket cannot have the effect "explode".'],
    ['an effect of another kind', [card({ effectId: 'take_extra_turn' })], 'a rocket cannot have the effect'],
    ['skipping as a shield', [card({ kind: 'shield', effectId: 'skip_next_turn' })], 'a shield cannot have the effect'],
    ['an inherited name', [card({ effectId: 'toString' })], 'a rocket cannot have the effect'],
    ['an unknown kind', [card({ kind: 'spell' })], 'Zapper: there is no kind "spell"'],
    ['a negative cost', [card({ cost: -1 })], 'Zapper: the cost must be 0 to 20 or null, not -1.'],
    ['no copies', [card({ copies: 0 })], 'Zapper: there must be 1 to 40 copies, not 0.'],
    ['a missing part', [card({ name: undefined })], 'Card 1 needs a name of 1 to 40 readable letters.'],
    ['a name that cannot be read', [card({ name: ' \n' })], 'Card 1 needs a name of 1 to 40 readable letters.'],
    ['a name of two lines', [card({ name: 'one\u2028two' })], 'Card 1 needs a name'],
    ['a name that cannot be seen', [card({ name: '\u3164' })], 'Card 1 needs a name'],
    ['a text that turns the line round', [card({ effect: 'one\u202Etwo' })], 'Card 1 needs an effect of 1 to 300'],
    ['a cost that is no number', [card(), card({ cost: '2' })], 'Card 2 needs a cost: a whole number, or null'],
    ['something that is no card', [card(), ['zapper']], 'Card 2 must have id, name, kind'],
    ['more starter cards than fit', [card(), ...starters(2)], 'A starter deck has at most 60 cards, not 80.'],
    ['more cards than a market', crowd(11), 'At most 400 cards are for sale, not 440.'],
    ['two cards of one id', [card(), card({ name: 'Other' })], 'Two cards have the id zapper.'],
    ['another card under an id of the box', [card({ id: 'RK01' })], 'RK01 is Standard Rocket in the box'],
    ['nothing for sale', [card({ cost: null })], 'No card of the set is for sale.'],
    ['no card at all', [], 'A card set has 1 to 80 kinds of cards, not 0.'],
  ])('SG-R25 %s', (_what, cards, text) => {
    expect(found(...cards)).toMatch(/^SG-R25: /)
    expect(found(...cards)).toContain(text)
  })

  test.each(['kind', 'effectId'])('SG-R25 a long %s is not repeated at length', (member) => {
    const sentence = found(card({ [member]: `\u202E${'k'.repeat(5000)}` }))
    expect(sentence).toMatch(/^SG-R25: /)
    expect(sentence.length).toBeLessThan(200)
    expect(sentence).not.toContain('\u202E')
  })

  test.each(['', 'none', '{}', '[', 'null'])('SG-R25 no list: %j', (cardSet) => {
    const setup = readSetup(spaceGoats, { seats: 3, options: { cardSet } })
    expect(setup).toMatchObject({ rule: 'SG-R25', code: 'bad-card-set' })
  })
})

describe('what only such sets have', () => {
  test('SG-R25 skip_next_turn as a rocket: the target skips the next turn; no hit, and nothing blocks it', () => {
    const match = custom({ players: { Ada: { hand: ['Jammer'] }, Ben: { hand: ['Duck'] } } }, { empBlockable: true })
    expect(match.fire('Ada', 'Jammer', 'Ben')).toEqual([
      { kind: 'rocketFired', seat: 0, card: 'Jammer', targets: [1] },
      { kind: 'skipLaid', seat: 1, by: 0 },
      { kind: 'turnSkipped', seat: 1, isExtra: false },
      { kind: 'turnBegan', seat: 2, round: 1, isExtra: false },
    ])
    expect(match.hand('Ben')).toEqual(['Duck'])
  })

  test('SG-R25 skip_next_turn as a special: the player’s own next turn is skipped', () => {
    const match = custom({ players: { Ada: { hand: ['Nap'] } } })
    expect(match.play('Ada', 'Nap')).toContainEqual({ kind: 'skipLaid', seat: 0, by: 0 })
    expect(match.player('Ada').skipsNext).toBe(true)
  })

  test('SG-3.1 a card of cost 0 is bought without money', () => {
    const match = custom({ market: ['Nap', null, null, null] })
    match.buy('Ada', 0, 'Warp')
    expect(match.discard('Ada')).toEqual(['Nap'])
  })

  test('SG-6.10 SG-6.1 a Shuttle in hand adds a bare ship and is trashed', () => {
    const match = custom({ players: { Ada: { hand: ['Tender'] } } })
    match.play('Ada', 'Tender')
    expect(match.fleet('Ada')).toEqual([...times(5, 'suited'), 'bare'])
    expect([match.trashed, match.discard('Ada')]).toEqual([['Tender'], []])
  })

  test('SG-6.10 with box limits on it cannot be played while all 16 ship cards are in play', () => {
    const position = { seats: FOUR, players: { Ada: { hand: ['Tender'] } } }
    const match = custom(position)
    match.refused('Ada', { kind: 'special', card: 'Tender' }, { rule: 'SG-3.5', code: 'no-ship-left' })
    expect(match.legal('Ada')).toEqual([{ kind: 'pass' }])
    const without = custom(position, { boxLimits: false })
    without.play('Ada', 'Tender')
    expect(without.fleet('Ada')).toHaveLength(5)
  })

  test('SG-2.7 SG-6.10 a Shuttle that cannot be played leaves one stuck', () => {
    const position = { seats: FOUR, market: SOLD_OUT, players: { Ada: { hand: ['Tender'] } } }
    expect(custom(position, { passRule: 'onlyIfStuck' }).legal('Ada')).toEqual([{ kind: 'pass' }])
  })

  test('SG-4.18 SG-4.5 several who blocked with an Aegis trash their cards at once, unseen until all have', () => {
    const hand = ['Mirror', 'Dart', 'Duck']
    const volley = { ...card(), id: 'volley', name: 'Volley', effectId: 'each_opponent_blocks_or_loses_ship' }
    const cardSet = JSON.stringify([...(JSON.parse(SAMPLE_SET) as object[]), volley])
    const players = { Ada: { hand: ['Volley'] }, Ben: { hand }, Cyd: { hand } }
    const match = given({ setupLuck, options: { cardSet }, players })
    match.fire('Ada', 'Volley')
    match.block('Ben', 'Mirror')
    match.block('Cyd', 'Mirror')
    expect(match.asked).toEqual(['Ben aegis', 'Cyd aegis'])
    expect(match.trash('Cyd', 'hand', 'Dart')).toEqual([])
    expect(match.hand('Cyd')).toEqual(['Dart', 'Duck'])
    match.trash('Ben', 'hand', 'Duck')
    expect(match.trashed).toEqual(['Mirror', 'Mirror', 'Duck', 'Dart'])
    expect(match.asked).toEqual(['Ben action'])
  })

  test('SG-6.6 SG-R19 two Warp Drives: the second extra turn follows directly after the first', () => {
    const match = custom({ players: { Ada: { hand: ['Warp', 'Warp'] } } })
    match.play('Ada', 'Warp')
    match.play('Ada', 'Warp')
    expect(match.asked).toEqual(['Ada action'])
    match.pass('Ada')
    expect(match.asked).toEqual(['Ben action'])
  })

  test('SG-6.3 a second Salvage Operation in the discard pile may be chosen: it is another card', () => {
    const players = { Ada: { hand: ['Magnet'], discard: ['Magnet', 'Dart'] } }
    const match = custom({ players })
    match.play('Ada', 'Magnet')
    match.retrieve('Ada', 'Magnet')
    expect([match.hand('Ada'), match.discard('Ada')]).toEqual([['Magnet'], ['Dart', 'Magnet']])
  })
})
