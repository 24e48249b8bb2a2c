import { describe, expect, test } from 'vitest'
import { given, kinds, times } from './table.ts'

describe('where the card goes', () => {
  test('SG-6.1 Warp Drive goes to the trash before its effect', () => {
    const table = given({ players: { Ada: { hand: ['Warp Drive'] } } })
    table.play('Ada', 'Warp Drive')
    expect([table.trashed, table.discard('Ada')]).toEqual([['Warp Drive'], []])
  })

  test.each(['Deep Space Recon', 'Salvage Operation', 'Arms Dealer', 'Last Stand Protocol', 'Deep Clean'])(
    'SG-6.1 SG-R17 %s goes to its owner’s discard pile',
    (card) => {
      const table = given({ pile: { rest: [] }, players: { Ada: { hand: [card] } } })
      const draws = card === 'Deep Space Recon' || card === 'Deep Clean' ? [card] : []
      table.play('Ada', card, ...draws)
      expect(table.trashed).toEqual([])
      expect([...table.hand('Ada'), ...table.discard('Ada')]).toEqual([card])
    },
  )

  test('SG-6.1 SG-R17 a reshuffle that it causes may include the card itself', () => {
    const table = given({
      players: { Ada: { hand: ['Deep Space Recon'], draw: ['Weak Rocket'], discard: ['Fuel Pod'] } },
    })
    table.play('Ada', 'Deep Space Recon', 'Weak Rocket', 'Deep Space Recon', 'Fuel Pod')
    expect(table.hand('Ada')).toEqual(['Weak Rocket', 'Deep Space Recon', 'Fuel Pod'])
    table.drop('Ada', 'Fuel Pod')
    expect(table.hand('Ada')).toEqual(['Weak Rocket', 'Deep Space Recon'])
  })
})

describe('Deep Space Recon', () => {
  test('SG-6.2 draw three, discard one of them', () => {
    const draw = ['Weak Rocket', 'Fuel Pod', 'Hull Plating', 'Debris Field']
    const table = given({ players: { Ada: { hand: ['Deep Space Recon', 'Phase Shield'], draw } } })
    table.play('Ada', 'Deep Space Recon', 'Hull Plating', 'Fuel Pod', 'Weak Rocket')
    expect(table.asked).toEqual(['Ada discardOne'])
    expect(table.legal('Ada')).toEqual(['SH01', 'ST01', 'ST03'].map((card) => ({ kind: 'discardOne', card })))
    table.refused('Ada', { kind: 'discardOne', card: 'SH05' }, { rule: 'SG-6.2', code: 'not-drawn' })
    expect(table.drop('Ada', 'Hull Plating')).toContainEqual({
      kind: 'discarded',
      seat: 0,
      card: 'SH01',
      why: 'recon',
      among: 3,
    })
    expect(table.hand('Ada')).toEqual(['Phase Shield', 'Fuel Pod', 'Weak Rocket'])
    expect(table.discard('Ada')).toEqual(['Deep Space Recon', 'Hull Plating'])
  })

  test('SG-6.2 with fewer cards as many as there are; a single one must be discarded', () => {
    const two = given({ players: { Ada: { hand: ['Deep Space Recon'], draw: ['Weak Rocket'] } } })
    two.play('Ada', 'Deep Space Recon', 'Weak Rocket', 'Deep Space Recon')
    expect(two.asked).toEqual(['Ada discardOne'])
    const one = given({ players: { Ada: { hand: ['Deep Space Recon'] } } })
    one.play('Ada', 'Deep Space Recon', 'Deep Space Recon')
    expect([one.hand('Ada'), one.discard('Ada')]).toEqual([[], ['Deep Space Recon']])
    expect(one.asked).toEqual(['Ben action'])
  })

  test('SG-6.2 SG-R29 a drawn card is discarded, not an equal one that was in hand before', () => {
    const table = given({
      players: {
        Ada: {
          hand: ['Emergency Thrusters', 'Aegis Countermeasure', 'Deep Space Recon'],
          draw: ['Emergency Thrusters', 'Weak Rocket', 'Hull Plating'],
        },
      },
    })
    table.play('Ada', 'Deep Space Recon', 'Emergency Thrusters', 'Weak Rocket', 'Hull Plating')
    table.drop('Ada', 'Emergency Thrusters')
    expect(table.hand('Ada')).toEqual(['Emergency Thrusters', 'Aegis Countermeasure', 'Weak Rocket', 'Hull Plating'])
  })

  test('SG-6.9 currency and debris drawn in the action step stay in hand until the next turn', () => {
    const draw = ['Fuel Pod', 'Debris Field', 'Scout Ship']
    const table = given({ players: { Ada: { hand: ['Deep Space Recon'], draw } } })
    table.play('Ada', 'Deep Space Recon', 'Fuel Pod', 'Debris Field', 'Scout Ship')
    table.drop('Ada', 'Scout Ship')
    expect([table.hand('Ada'), table.bank('Ada')]).toEqual([['Fuel Pod', 'Debris Field'], []])
    table.pass('Ben')
    table.pass('Cyd', 'Deep Space Recon', 'Scout Ship')
    expect(table.bank('Ada')).toEqual(['Fuel Pod', 'Scout Ship'])
    expect(table.hand('Ada')).toEqual(['Deep Space Recon'])
    expect(table.discard('Ada')).toEqual(['Debris Field'])
  })
})

describe('Salvage Operation', () => {
  test('SG-6.3 one card of your discard pile other than itself goes to the end of the hand', () => {
    const discard = ['Weak Rocket', 'Phase Shield']
    const table = given({ players: { Ada: { hand: ['Salvage Operation', 'Hull Plating'], discard } } })
    table.play('Ada', 'Salvage Operation')
    expect(table.legal('Ada')).toEqual(['ST03', 'SH05'].map((card) => ({ kind: 'retrieve', card })))
    expect(table.retrieve('Ada', 'Weak Rocket')).toContainEqual({ kind: 'retrieved', seat: 0, card: 'ST03' })
    expect(table.hand('Ada')).toEqual(['Hull Plating', 'Weak Rocket'])
    expect(table.discard('Ada')).toEqual(['Phase Shield', 'Salvage Operation'])
  })

  test('SG-6.3 a single other card comes without a question', () => {
    const table = given({ players: { Ada: { hand: ['Salvage Operation'], discard: ['Fuel Pod'] } } })
    table.play('Ada', 'Salvage Operation')
    expect([table.hand('Ada'), table.asked]).toEqual([['Fuel Pod'], ['Ben action']])
  })

  test('SG-6.3 without another card nothing happens', () => {
    const table = given({ players: { Ada: { hand: ['Salvage Operation'] } } })
    expect(kinds(table.play('Ada', 'Salvage Operation'))).toEqual(['specialPlayed', 'nothingHappened', 'turnBegan'])
    expect(table.discard('Ada')).toEqual(['Salvage Operation'])
  })
})

describe('Arms Dealer', () => {
  const seen = ['Warp Drive', 'Standard Rocket', 'Phase Shield']

  test('SG-6.4 SG-R18 the player sees the top three of the pile and returns them in any order', () => {
    const table = given({
      market: ['Hull Plating', null, null, null],
      players: { Ada: { hand: ['Arms Dealer'] }, Ben: { bank: times(2, 'Fuel Pod') } },
    })
    table.play('Ada', 'Arms Dealer', ...seen)
    expect(table.asked).toEqual(['Ada arrange'])
    expect(table.legal('Ada')).toHaveLength(6)
    table.reorder('Ada', 2, 0, 1)
    expect(table.pileTop).toEqual(['Phase Shield', 'Warp Drive', 'Standard Rocket'])
    table.buy('Ben', 0)
    expect(table.market[0]).toBe('Phase Shield')
    expect(table.pileTop).toEqual(['Warp Drive', 'Standard Rocket'])
  })

  test('SG-6.4 of two cards two; of one card or none there is nothing to arrange', () => {
    const two = given({ pile: { rest: ['Warp Drive', 'RK01'] }, players: { Ada: { hand: ['Arms Dealer'] } } })
    two.play('Ada', 'Arms Dealer', 'RK01', 'Warp Drive')
    expect(two.legal('Ada')).toEqual([
      { kind: 'arrange', order: [0, 1] },
      { kind: 'arrange', order: [1, 0] },
    ])
    const one = given({ pile: { rest: ['Warp Drive'] }, players: { Ada: { hand: ['Arms Dealer'] } } })
    expect(one.play('Ada', 'Arms Dealer', 'Warp Drive')).toContainEqual({
      kind: 'pileSeen',
      seat: 0,
      count: 1,
      cards: ['SP06'],
    })
    expect(one.asked).toEqual(['Ben action'])
    const none = given({ pile: { rest: [] }, players: { Ada: { hand: ['Arms Dealer'] } } })
    expect(kinds(none.play('Ada', 'Arms Dealer'))).toEqual(['specialPlayed', 'nothingHappened', 'turnBegan'])
  })

  test('SG-6.4 cards that somebody has looked at before are the same ones', () => {
    const table = given({
      pile: { top: [{ card: 'Warp Drive', seenBy: ['Ben'] }] },
      players: { Ada: { hand: ['Arms Dealer'] } },
    })
    table.play('Ada', 'Arms Dealer', 'Standard Rocket', 'Phase Shield')
    expect(table.events).toContainEqual({ kind: 'pileSeen', seat: 0, count: 3, cards: ['SP06', 'RK01', 'SH05'] })
  })
})

describe('Last Stand Protocol and Warp Drive', () => {
  test('SG-6.5 it sets the flag, whatever the size of the fleet; a second time changes nothing', () => {
    const table = given({ players: { Ada: { hand: ['Last Stand Protocol'] }, Ben: { lastStand: true } } })
    expect(table.play('Ada', 'Last Stand Protocol')).toContainEqual({ kind: 'lastStandSet', seat: 0 })
    expect(table.player('Ada').lastStand).toBe(true)
    const again = given({ players: { Ada: { hand: ['Last Stand Protocol'], lastStand: true } } })
    expect(kinds(again.play('Ada', 'Last Stand Protocol'))).not.toContain('lastStandSet')
    expect(again.player('Ada')).toMatchObject({ lastStand: true, discard: ['SP04'] })
  })

  test('SG-6.6 SG-R19 an extra turn gained during an extra turn follows directly after it', () => {
    const table = given({ players: { Ada: { hand: ['Warp Drive', 'Weak Rocket'], extraDue: true } } })
    table.pass('Ada')
    expect(table.asked).toEqual(['Ada action'])
    expect(table.play('Ada', 'Warp Drive')).toContainEqual({ kind: 'turnBegan', seat: 0, round: 1, isExtra: true })
    expect(table.asked).toEqual(['Ada action'])
    table.pass('Ada')
    expect(table.asked).toEqual(['Ben action'])
  })
})

describe('Deck Purge', () => {
  test('SG-6.7 SG-R20 one card from hand or discard pile is trashed, itself included', () => {
    const table = given({ players: { Ada: { hand: ['Deck Purge', 'Weak Rocket'], discard: ['Debris Field'] } } })
    table.play('Ada', 'Deck Purge')
    expect(table.legal('Ada')).toEqual([
      { kind: 'trashOne', zone: 'hand', card: 'ST03' },
      { kind: 'trashOne', zone: 'discard', card: 'ST05' },
      { kind: 'trashOne', zone: 'discard', card: 'SP07' },
    ])
    table.trash('Ada', 'hand', 'Weak Rocket')
    expect([table.trashed, table.hand('Ada')]).toEqual([['Weak Rocket'], []])
    expect(table.discard('Ada')).toEqual(['Debris Field', 'Deck Purge'])
  })

  test('SG-6.7 edge case 22: with an empty hand and an otherwise empty discard pile it must trash itself', () => {
    const table = given({ players: { Ada: { hand: ['Deck Purge'] } } })
    table.play('Ada', 'Deck Purge')
    expect([table.trashed, table.discard('Ada'), table.asked]).toEqual([['Deck Purge'], [], ['Ben action']])
  })
})

describe('Deep Clean', () => {
  test('SG-6.8 one card of the discard pile other than itself is trashed, then one is drawn', () => {
    const table = given({
      players: {
        Ada: { hand: ['Deep Clean', 'Hull Plating'], draw: ['Fuel Pod'], discard: ['Debris Field', 'Weak Rocket'] },
      },
    })
    expect(kinds(table.play('Ada', 'Deep Clean'))).toEqual(['specialPlayed'])
    expect(table.legal('Ada')).toEqual([
      { kind: 'trashOne', zone: 'discard', card: 'ST05' },
      { kind: 'trashOne', zone: 'discard', card: 'ST03' },
    ])
    expect(kinds(table.trash('Ada', 'discard', 'Debris Field', 'Fuel Pod'))).toEqual([
      'trashed',
      'cardsDrawn',
      'turnBegan',
    ])
    expect(table.hand('Ada')).toEqual(['Hull Plating', 'Fuel Pod'])
    expect(table.discard('Ada')).toEqual(['Weak Rocket', 'Deep Clean'])
    expect(table.trashed).toEqual(['Debris Field'])
  })

  test('SG-6.8 a single other card goes without a question', () => {
    const table = given({ players: { Ada: { hand: ['Deep Clean'], draw: ['Fuel Pod'], discard: ['Debris Field'] } } })
    table.play('Ada', 'Deep Clean', 'Fuel Pod')
    expect([table.trashed, table.hand('Ada')]).toEqual([['Debris Field'], ['Fuel Pod']])
  })

  test('SG-6.8 without another card it only draws, itself if need be', () => {
    const table = given({ players: { Ada: { hand: ['Deep Clean'] } } })
    table.play('Ada', 'Deep Clean', 'Deep Clean')
    expect([table.trashed, table.hand('Ada')]).toEqual([[], ['Deep Clean']])
  })
})
