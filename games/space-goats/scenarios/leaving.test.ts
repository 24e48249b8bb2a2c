import { describe, expect, test } from 'vitest'
import { DUEL, FOUR, given, kinds, type Table, times } from './table.ts'

/** Leaving at any moment: what is dropped, what goes on, and that nothing is left over. */

/** Somebody has the action step, and nothing else is on the agenda. */
const onlyTurnOf = (table: Table, name: string) => {
  expect(table.asked).toEqual([`${name} action`])
  expect(kinds(table.state.agenda.steps)).toEqual(['action'])
}

const CHOICES: [string, string, object, string[]][] = [
  ['arrange', 'Arms Dealer', {}, ['Warp Drive', 'Twin Salvo', 'Salvo Rocket']],
  [
    'discardOne',
    'Deep Space Recon',
    { draw: ['Weak Rocket', 'Fuel Pod', 'Fuel Pod'] },
    ['Weak Rocket', ...times(2, 'Fuel Pod')],
  ],
  ['retrieve', 'Salvage Operation', { discard: ['Weak Rocket', 'Fuel Pod'] }, []],
  ['trashOne', 'Deck Purge', { discard: ['Weak Rocket', 'Fuel Pod'] }, []],
  ['trashOne', 'Deep Clean', { discard: ['Weak Rocket', 'Fuel Pod'] }, []],
]

describe('in one’s own turn', () => {
  test.each(CHOICES)('SG-7.7 a question (%s) after %s is dropped with the turn', (kind, card, more, luck) => {
    const table = given({ players: { Ada: { hand: [card], ...more } } })
    table.play('Ada', card, ...luck)
    expect(table.asked).toEqual([`Ada ${kind}`])
    table.resign('Ada')
    onlyTurnOf(table, 'Ben')
  })

  test('SG-7.7 before the second hit: it is dropped, and so is what the rocket would cost', () => {
    const players = { Ada: { hand: ['Salvo Rocket'], bank: ['Fuel Pod'] }, Ben: { fleet: ['suited'] } }
    const table = given({ seats: FOUR, players })
    table.fire('Ada', 'Salvo Rocket', 'Ben')
    table.resign('Ada')
    expect([table.bank('Ada'), table.fleet('Ben')]).toEqual([['Fuel Pod'], ['bare']])
    onlyTurnOf(table, 'Ben')
  })

  test('SG-7.7 while others defend: nothing of the rocket is left over', () => {
    const table = given({ seats: FOUR, players: { Ada: { hand: ['Overload Barrage'] } } })
    table.fire('Ada', 'Overload Barrage')
    table.resign('Ada')
    onlyTurnOf(table, 'Ben')
  })

  test('SG-7.7 SG-4.5 after an owed Aegis card is paid the next turn begins, and nothing is left over', () => {
    const hand = ['Aegis Countermeasure', 'Weak Rocket', 'Warp Drive']
    const table = given({ seats: FOUR, players: { Ada: { hand: ['Twin Salvo'] }, Ben: { hand } } })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    table.block('Ben', 'Aegis Countermeasure')
    table.resign('Ada')
    table.trash('Ben', 'hand', 'Weak Rocket')
    onlyTurnOf(table, 'Ben')
  })

  test('SG-7.7 SG-2.10 as the last of the round: the round ends', () => {
    const table = given({ seats: FOUR, turn: 'Dan' })
    expect(kinds(table.resign('Dan'))).toContain('roundEnded')
    expect(table.state.round).toBe(2)
    onlyTurnOf(table, 'Ada')
  })
})

describe('in the turn of another', () => {
  test('SG-7.7 who is not asked leaves an open question to others as it is', () => {
    const table = given({ seats: FOUR, players: { Ada: { hand: ['Standard Rocket'] } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    table.resign('Dan')
    expect(table.asked).toEqual(['Ben defend'])
    table.take('Ben', 0)
    expect(table.fleet('Ben')[0]).toBe('bare')
    onlyTurnOf(table, 'Ben')
  })

  test.each(CHOICES)('SG-7.7 the active player’s question (%s) after %s stays', (kind, card, more, luck) => {
    const table = given({ players: { Ada: { hand: [card], ...more } } })
    table.play('Ada', card, ...luck)
    table.resign('Cyd')
    expect(table.asked).toEqual([`Ada ${kind}`])
  })

  test('SG-7.7 an answer that was given already is dropped with the hit', () => {
    const table = given({
      players: { Ada: { hand: ['Barrage Rocket'] }, Ben: { hand: ['Emergency Shield'] } },
      seats: FOUR,
    })
    table.fire('Ada', 'Barrage Rocket')
    table.block('Ben', 'Emergency Shield')
    table.resign('Ben')
    table.take('Cyd', 0)
    expect(kinds(table.take('Dan', 0))).not.toContain('blocked')
    expect(table.hand('Ben')).toEqual(['Emergency Shield'])
    onlyTurnOf(table, 'Cyd')
  })

  test('SG-7.7 SG-4.15 who left is no target of the second wave', () => {
    const table = given({ seats: FOUR, players: { Ada: { hand: ['Overload Barrage'] } } })
    table.fire('Ada', 'Overload Barrage')
    table.take('Ben', 0)
    table.take('Cyd', 0)
    table.resign('Dan')
    table.time(table.now)
    expect(table.asked).toEqual(['Ben defend', 'Cyd defend'])
    expect(table.story('spectator')).toContainEqual(expect.objectContaining({ number: 2, targets: [1, 2] }))
  })

  test('SG-7.7 SG-4.5 who owes a card for an Aegis and leaves owes nothing, and the rocket goes on', () => {
    const hand = ['Aegis Countermeasure', 'Weak Rocket', 'Warp Drive']
    const table = given({ players: { Ada: { hand: ['Twin Salvo'] }, Ben: { hand } } })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    table.block('Ben', 'Aegis Countermeasure')
    expect(table.asked).toEqual(['Ben aegis'])
    table.resign('Ben')
    table.time(table.now)
    expect([table.hand('Ben'), table.trashed]).toEqual([['Weak Rocket', 'Warp Drive'], ['Aegis Countermeasure']])
    expect(table.asked).toEqual(['Ada nextHit'])
  })

  test('SG-7.7 SG-7.3 in a duel, while the wreckage drifts: the other has won', () => {
    const table = given({ seats: DUEL, turn: 'Ben' })
    table.pass('Ben')
    table.wreck('Ben', 0)
    table.resign('Ada')
    expect(table.outcome).toMatchObject({ ending: 'resigned', places: [2, 1] })
    expect(table.fleet('Ben')).toEqual(times(6, 'suited'))
  })

  test('SG-7.7 SG-2.11 the start player leaves: rounds begin with the next living seat', () => {
    const table = given({ seats: FOUR, turn: 'Dan', options: { startSeat: 2 } })
    table.resign('Ben')
    table.pass('Dan')
    onlyTurnOf(table, 'Ada')
    expect(table.state.round).toBe(1)
    table.pass('Ada')
    expect(table.state.round).toBe(2)
    onlyTurnOf(table, 'Cyd')
  })
})

test('SG-7.7 leaving is never among the moves to choose from, yet always possible', () => {
  const table = given({ seats: FOUR })
  for (const name of FOUR) expect(kinds(table.legal(name))).not.toContain('resign')
  for (const name of ['Cyd', 'Dan']) table.resign(name)
  expect(table.outcome).toBeNull()
})
