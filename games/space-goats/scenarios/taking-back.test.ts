import { describe, expect, test } from 'vitest'
import { SAMPLE_SET } from '../rules/card-set.sample.ts'
import { DUEL, given, SOLD_OUT, type Table, times } from './table.ts'

/**
 * An action can be taken back as long as nobody has learned anything by it. An extra turn with a full hand leaves Ada
 * at it without drawing, so that only what the action itself showed can be in the way.
 */

type Given = NonNullable<Parameters<typeof given>[0]>
const FULL = ['Seeking Rocket', 'Hull Plating', 'Phase Shield', 'Decoy Drone']
const extraTurn = (hand: readonly string[], more: object = {}) => ({
  hand: [...hand, ...FULL],
  extraDue: true,
  ...more,
})
const pods = (count: number) => times(count, 'Fuel Pod')

describe('what has shown nothing can be taken back', () => {
  const takenBack = (position: Given, first: (table: Table) => void, then?: (table: Table) => void) => {
    const table = given(position)
    if (then !== undefined) first(table)
    const before = JSON.stringify(table.state)
    ;(then ?? first)(table)
    expect(JSON.stringify(table.state)).not.toBe(before)
    table.undo('Ada')
    expect(JSON.stringify(table.state)).toBe(before)
  }

  test('SG-2.6 a pass, a shield, a Last Stand Protocol and a Warp Drive', () => {
    takenBack({ players: { Ada: extraTurn([]) } }, (table) => table.pass('Ada'))
    takenBack({ players: { Ada: extraTurn(['Bulwark Plating']) } }, (table) =>
      table.assign('Ada', 'Bulwark Plating', 0),
    )
    takenBack({ players: { Ada: extraTurn(['Last Stand Protocol']) } }, (table) =>
      table.play('Ada', 'Last Stand Protocol'),
    )
    takenBack({ players: { Ada: { hand: ['Warp Drive', ...FULL] } } }, (table) => table.play('Ada', 'Warp Drive'))
  })

  test('SG-3.4 SG-3.6 buying a Shuttle, if no card comes from the pile', () => {
    const position = {
      market: ['Reinforcement Shuttle', null, null, null],
      pile: { rest: [] },
      players: { Ada: extraTurn([], { bank: pods(4) }) },
    }
    takenBack(position, (table) => table.buy('Ada', 0))
  })

  test.each<[string, string, object]>([
    ['tears a suit', 'Twin Salvo', { fleet: ['suited'] }],
    ['wears a shield', 'Twin Salvo', { fleet: ['bare + Reinforced Hull'] }],
    ['breaks a shield', 'Twin Salvo', { fleet: ['bare + Bulwark Plating 1'] }],
    ['is held by a last stand', 'Twin Salvo', { fleet: ['bare'], lastStand: true }],
    ['eliminates', 'Twin Salvo', { fleet: ['bare'] }],
    ['bounces off', 'Weak Rocket', { fleet: ['bare + Bulwark Plating'] }],
    ['strips shields', 'EMP Rocket', { fleet: ['bare + Bulwark Plating'], hand: ['Emergency Shield'] }],
  ])('SG-4.4 SG-R30 a shot that %s, where everybody could see the one answer', (_what, rocket, ben) => {
    takenBack({ players: { Ada: extraTurn([rocket]), Ben: ben } }, (table) => table.fire('Ada', rocket, 'Ben'))
  })

  test('SG-4.2 SG-4.16 declining the second hit, with the bank card that a Salvo costs', () => {
    takenBack(
      { players: { Ada: extraTurn(['Salvo Rocket'], { bank: pods(1) }), Ben: { fleet: ['suited'] } } },
      (table) => table.fire('Ada', 'Salvo Rocket', 'Ben'),
      (table) => table.secondHit('Ada'),
    )
  })

  test.each(['Salvage Operation', 'Deck Purge', 'Deep Clean'])('SG-6.1 %s, while its question is open', (card) => {
    const discard = ['Weak Rocket', 'Emergency Shield']
    takenBack({ players: { Ada: { hand: [card], discard } } }, (table) => table.play('Ada', card))
  })

  test('SG-6.3 SG-6.7 what was done to an open discard pile', () => {
    const discard = ['Weak Rocket', 'Emergency Shield']
    takenBack(
      { players: { Ada: extraTurn(['Salvage Operation'], { discard }) } },
      (table) => table.play('Ada', 'Salvage Operation'),
      (table) => table.retrieve('Ada', 'Weak Rocket'),
    )
    takenBack(
      { players: { Ada: extraTurn(['Deck Purge'], { discard }) } },
      (table) => table.play('Ada', 'Deck Purge'),
      (table) => table.trash('Ada', 'discard', 'Weak Rocket'),
    )
  })

  test('SG-6.4 the order in which cards were put back on the pile', () => {
    takenBack(
      { players: { Ada: extraTurn(['Arms Dealer']) } },
      (table) => table.play('Ada', 'Arms Dealer', 'Warp Drive', 'Twin Salvo', 'Salvo Rocket'),
      (table) => table.reorder('Ada', 1, 0, 2),
    )
  })

  test('SG-2.1 SG-2.11 a pass after which the other one skips and a new round begins', () => {
    const options = { wreckageFromRound: 0 }
    takenBack({ seats: DUEL, options, players: { Ada: { hand: FULL }, Ben: { skipsNext: true } } }, (table) =>
      table.pass('Ada'),
    )
  })

  test('SG-R25 a skip laid on somebody else or on oneself', () => {
    const setupLuck = ['Twins', 'Twins', 'Mirror', 'Mirror', ...times(4, 'Pod')]
    const own = { seats: DUEL, setupLuck, options: { cardSet: SAMPLE_SET, wreckageFromRound: 0 } }
    const full = times(4, 'Mirror')
    takenBack({ ...own, players: { Ada: { hand: ['Jammer', ...full] } } }, (table) =>
      table.fire('Ada', 'Jammer', 'Ben'),
    )
    const napping = { Ada: { hand: ['Nap', ...full], extraDue: true }, Ben: { skipsNext: true } }
    takenBack({ ...own, players: napping }, (table) => table.play('Ada', 'Nap'))
  })
})

describe('what has shown a hidden card stays', () => {
  test.each(['Fuel Pod', 'Debris Field'])('SG-2.4 SG-2.5 a pass, if the extra turn has shown a %s', (card) => {
    const table = given({ players: { Ada: extraTurn([card]) } })
    table.pass('Ada')
    expect(table.asked).toEqual(['Ada action'])
    table.undoRefused('Ada')
  })

  test('SG-5.3 SG-6.7 a card discarded or trashed from the hand', () => {
    const decoy = given({ players: { Ada: extraTurn(['Weak Rocket', 'Emergency Shield']) } })
    decoy.assign('Ada', 'Decoy Drone', 0)
    decoy.undo('Ada')
    decoy.assign('Ada', 'Decoy Drone', 0)
    decoy.drop('Ada', 'Seeking Rocket')
    expect(decoy.asked).toEqual(['Ada action'])
    decoy.undoRefused('Ada')
    const purge = given({ players: { Ada: extraTurn(['Deck Purge', 'Weak Rocket']) } })
    purge.play('Ada', 'Deck Purge')
    purge.trash('Ada', 'hand', 'Weak Rocket')
    expect(purge.asked).toEqual(['Ada action'])
    purge.undoRefused('Ada')
  })

  test('SG-3.6 SG-6.4 a card that came from the top of the pile, and a look at it', () => {
    const top = ['Warp Drive', 'Twin Salvo', 'Salvo Rocket'].map((card) => ({ card, seenBy: ['Ben'] }))
    const buyer = given({
      market: ['Standard Rocket', ...SOLD_OUT.slice(1)],
      pile: { top },
      players: { Ada: extraTurn([], { bank: pods(2) }) },
    })
    buyer.buy('Ada', 0)
    expect(buyer.asked).toEqual(['Ada action'])
    buyer.undoRefused('Ada')
    const dealer = given({ pile: { top }, players: { Ada: extraTurn(['Arms Dealer']) } })
    dealer.play('Ada', 'Arms Dealer')
    expect(dealer.asked).toEqual(['Ada arrange'])
    dealer.undoRefused('Ada')
  })
})
