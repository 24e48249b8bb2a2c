import { describe, expect, test } from 'vitest'
import { DUEL, given } from './table.ts'

/** Wrong answers to questions: refused like every other bad input, and the question stays open. */

const defend = (answer: object) => ({ kind: 'defend', ...answer })
const trashOne = (zone: string, card: string) => ({ kind: 'trashOne', zone, card })

describe('defending', () => {
  const attacked = (card = 'Standard Rocket') => {
    const hand = ['Emergency Shield', 'Hull Plating', 'Weak Rocket']
    const table = given({ players: { Ada: { hand: [card, 'Aegis Countermeasure'] }, Ben: { hand } } })
    table.fire('Ada', card, 'Ben')
    return table
  }

  test('SG-4.4 with a card that is not reactive', () => {
    for (const card of ['SH01', 'ST03'])
      attacked().refused('Ben', defend({ card }), { rule: 'SG-4.4', code: 'not-reactive' })
  })

  test('SG-2.6 with a card that is not in hand', () => {
    attacked().refused('Ben', defend({ card: 'SH06' }), { rule: 'SG-2.6', code: 'not-in-hand' })
  })

  test('SG-4.6 with a ship that is not one’s own', () => {
    const table = attacked()
    for (const ship of [table.ship('Ada', 0), table.ship('Cyd', 0), -1, 99])
      table.refused('Ben', defend({ ship }), { rule: 'SG-4.6', code: 'not-your-ship' })
  })

  test('SG-4.6 with a ship outside the least protected against a Seeking Rocket', () => {
    const players = { Ada: { hand: ['Seeking Rocket'] }, Ben: { fleet: ['bare', 'bare', 'suited'] } }
    const table = given({ players })
    table.fire('Ada', 'Seeking Rocket', 'Ben')
    table.refused('Ben', defend({ ship: table.ship('Ben', 2) }), { rule: 'SG-4.6', code: 'not-weakest' })
  })

  test('SG-4.4 with nothing, or with two things at once', () => {
    const table = attacked()
    table.refused('Ben', defend({}), { rule: 'SG-4.4', code: 'one-answer' })
    table.refused('Ben', defend({ card: 'ST04', ship: 5 }), { rule: 'SG-4.4', code: 'one-answer' })
  })

  test('SG-4.6 letting it through, outside a blockable EMP', () => {
    attacked().refused('Ben', defend({ let: true }), { rule: 'SG-4.6', code: 'choose-ship' })
  })

  test('SG-4.4 answering a question that is not open for the seat', () => {
    const table = attacked()
    for (const name of ['Ada', 'Cyd']) table.refused(name, defend({ ship: 0 }), { rule: 'SG-4.4', code: 'not-asked' })
  })

  test.each([
    ['SG-4.4', defend({ ship: 0 })],
    ['SG-4.2', { kind: 'nextHit', target: 1 }],
    ['SG-6.7', trashOne('hand', 'ST03')],
    ['SG-5.3', { kind: 'discardOne', card: 'ST03' }],
    ['SG-6.3', { kind: 'retrieve', card: 'ST03' }],
    ['SG-6.4', { kind: 'arrange', order: [0, 1, 2] }],
    ['SG-7.3', { kind: 'wreckage', ship: 0 }],
  ])('%s an answer that nobody has asked for: %j', (rule, answer) => {
    given().refused('Ada', answer, { rule, code: 'not-asked' })
  })

  test('SG-4.4 answering twice', () => {
    const table = attacked('Twin Salvo')
    table.block('Ben', 'Emergency Shield')
    table.refused('Ben', defend({ ship: table.ship('Ben', 0) }), { rule: 'SG-4.4', code: 'not-asked' })
  })
})

describe('choices after a card', () => {
  test('SG-4.5 trashing for an Aegis what is not there', () => {
    const hand = ['Aegis Countermeasure', 'Weak Rocket', 'Warp Drive']
    const players = { Ada: { hand: ['Standard Rocket'], discard: ['Fuel Pod'] }, Ben: { hand } }
    const table = given({ players })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    table.block('Ben', 'Aegis Countermeasure')
    for (const action of [trashOne('discard', 'ST03'), trashOne('hand', 'SH06'), trashOne('discard', 'ST01')]) {
      const { text } = table.refused('Ben', action, { rule: 'SG-4.5', code: 'not-there' })
      expect(text).toContain(action.zone === 'hand' ? 'in your hand ' : 'in your discard pile ')
    }
  })

  test('SG-6.7 trashing for a Deck Purge from bank or draw pile', () => {
    const players = { Ada: { hand: ['Deck Purge', 'Weak Rocket'], bank: ['Fuel Pod'], draw: ['Emergency Shield'] } }
    const table = given({ players })
    table.play('Ada', 'Deck Purge')
    for (const zone of ['hand', 'discard'])
      for (const card of ['ST01', 'ST04'])
        table.refused('Ada', trashOne(zone, card), { rule: 'SG-6.7', code: 'not-there' })
    table.refused('Ada', trashOne('bank', 'ST01'), { rule: 'kernel', code: 'malformed' })
  })

  test('SG-6.8 a Deep Clean of the hand, or of itself', () => {
    const players = { Ada: { hand: ['Deep Clean', 'Debris Field'], discard: ['Weak Rocket', 'Fuel Pod'] } }
    const table = given({ players })
    table.play('Ada', 'Deep Clean')
    table.refused('Ada', trashOne('hand', 'ST05'), { rule: 'SG-6.8', code: 'wrong-zone' })
    table.refused('Ada', trashOne('discard', 'SP08'), { rule: 'SG-6.8', code: 'not-there' })
  })

  test('SG-6.3 a Salvage of itself, of the hand or of somebody else’s pile', () => {
    const table = given({
      players: {
        Ada: { hand: ['Salvage Operation', 'Hull Plating'], discard: ['Weak Rocket', 'Fuel Pod'] },
        Ben: { discard: ['Warp Drive'] },
      },
    })
    table.play('Ada', 'Salvage Operation')
    for (const card of ['SP02', 'SH01', 'SP06'])
      table.refused('Ada', { kind: 'retrieve', card }, { rule: 'SG-6.3', code: 'not-there' })
  })

  test('SG-5.3 SG-6.2 a discard from outside the hand, or of a card not drawn by the Recon', () => {
    const decoy = given({ players: { Ada: { hand: ['Decoy Drone', 'Weak Rocket', 'Warp Drive'] } } })
    decoy.assign('Ada', 'Decoy Drone', 0)
    decoy.refused('Ada', { kind: 'discardOne', card: 'SH02' }, { rule: 'SG-5.3', code: 'not-in-hand' })
    const players = {
      Ada: { hand: ['Deep Space Recon', 'Warp Drive'], draw: ['Fuel Pod', 'Weak Rocket', 'Scout Ship'] },
    }
    const recon = given({ players })
    recon.play('Ada', 'Deep Space Recon', 'Fuel Pod', 'Weak Rocket', 'Scout Ship')
    recon.refused('Ada', { kind: 'discardOne', card: 'SP06' }, { rule: 'SG-6.2', code: 'not-drawn' })
  })

  test.each([[[0, 1]], [[0, 0, 1]], [[1, 2, 3]], [[]]])('SG-6.4 the order %j of three cards', (order) => {
    const table = given({ players: { Ada: { hand: ['Arms Dealer'] } } })
    table.play('Ada', 'Arms Dealer', 'Warp Drive', 'Twin Salvo', 'Phase Shield')
    table.refused('Ada', { kind: 'arrange', order }, { rule: 'SG-6.4', code: 'no-permutation' })
    table.refused('Ada', { kind: 'arrange', order: [0, 1, 2, 3] }, { rule: 'kernel', code: 'malformed' })
  })

  test('SG-7.3 wreckage on a ship that is not one’s own', () => {
    const table = given({ seats: DUEL, turn: 'Ben' })
    table.pass('Ben')
    table.refused('Ada', { kind: 'wreckage', ship: table.ship('Ben', 0) }, { rule: 'SG-7.3', code: 'not-your-ship' })
  })
})
