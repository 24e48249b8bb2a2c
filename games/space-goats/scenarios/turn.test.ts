import { describe, expect, test } from 'vitest'
import { given, kinds, newGame, SETUP_LUCK, TRIO, times } from './table.ts'

describe('draw step', () => {
  test('SG-2.2 cards are drawn one at a time until the hand has four', () => {
    const table = given({
      players: { Ben: { hand: ['Standard Rocket'], draw: ['Weak Rocket', 'Hull Plating', 'Decoy Drone', 'Fuel Pod'] } },
    })
    table.pass('Ada', 'Decoy Drone', 'Weak Rocket', 'Hull Plating')
    expect(table.hand('Ben')).toEqual(['Standard Rocket', 'Decoy Drone', 'Weak Rocket', 'Hull Plating'])
    expect(table.draw('Ben')).toEqual(['Fuel Pod'])
    expect(table.events).toContainEqual({ kind: 'cardsDrawn', seat: 1, count: 3, cards: ['SH02', 'ST03', 'SH01'] })
  })

  test('SG-2.2a openingDraw: in the first round each place in the turn order draws one more, then everybody four', () => {
    const table = newGame({
      seats: TRIO,
      options: { preset: 'balanced', startSeat: 2 },
      setupLuck: SETUP_LUCK.slice(0, 5),
    })
    expect(table.draw('Ben')).toHaveLength(8)
    table.pass('Ben', 'Fuel Pod', 'Weak Rocket')
    expect(table.draw('Cyd')).toHaveLength(7)
    table.pass('Cyd', 'Fuel Pod', 'Fuel Pod', 'Weak Rocket')
    expect(table.draw('Ada')).toHaveLength(6)
    table.pass('Ada', 'Fuel Pod', 'Fuel Pod', 'Fuel Pod', 'Weak Rocket')
    expect(table.draw('Ben')).toHaveLength(4)
  })

  test('SG-2.2 edge case 4: a hand of five after Recon draws nothing', () => {
    const kept = ['Standard Rocket', 'Seeking Rocket', 'Hull Plating']
    const table = given({
      players: { Ada: { hand: ['Deep Space Recon', ...kept], draw: ['Weak Rocket', 'Decoy Drone', 'Fuel Pod'] } },
    })
    table.play('Ada', 'Deep Space Recon', 'Fuel Pod', 'Weak Rocket', 'Decoy Drone')
    table.drop('Ada', 'Fuel Pod')
    table.pass('Ben')
    expect(kinds(table.pass('Cyd'))).not.toContain('cardsDrawn')
    expect(table.hand('Ada')).toEqual([...kept, 'Weak Rocket', 'Decoy Drone'])
    expect(table.asked).toEqual(['Ada action'])
  })

  test('SG-2.3 SG-R4 edge case 2: one card, reshuffle of five, three more', () => {
    const discard = ['Weak Rocket', 'Hull Plating', 'Decoy Drone', 'Standard Rocket', 'Phase Shield']
    const table = given({ players: { Ben: { draw: ['Seeking Rocket'], discard } } })
    table.pass('Ada', 'Seeking Rocket', 'Phase Shield', 'Weak Rocket', 'Decoy Drone')
    expect(table.events).toContainEqual({ kind: 'reshuffled', seat: 1, count: 5 })
    expect(table.hand('Ben')).toEqual(['Seeking Rocket', 'Phase Shield', 'Weak Rocket', 'Decoy Drone'])
    expect(table.draw('Ben')).toEqual(['Standard Rocket', 'Hull Plating'])
    expect(table.discard('Ben')).toEqual([])
  })

  test('SG-2.3 edge case 3: with both piles empty the turn goes on with the two cards there are', () => {
    const table = given({ players: { Ben: { hand: ['Weak Rocket', 'Hull Plating'] } } })
    expect(kinds(table.pass('Ada'))).toEqual(['passed', 'turnBegan'])
    expect(table.hand('Ben')).toEqual(['Weak Rocket', 'Hull Plating'])
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-2.3 the draw pile is shuffled again only when a card is needed', () => {
    const table = given({ players: { Ben: { draw: times(4, 'Fuel Pod'), discard: ['Weak Rocket'] } } })
    expect(kinds(table.pass('Ada', ...times(4, 'Fuel Pod')))).not.toContain('reshuffled')
    expect(table.discard('Ben')).toEqual(['Weak Rocket'])
  })
})

describe('banking and debris', () => {
  test('SG-2.4 SG-2.5 SG-R5 edge case 1: four cards, one of them a Scout Ship that draws a fifth', () => {
    const table = given({
      players: {
        Ben: {
          hand: ['Weak Rocket'],
          draw: ['Fuel Pod', 'Scout Ship', 'Debris Field', 'Fuel Pod', 'Emergency Shield'],
        },
      },
    })
    table.pass('Ada', 'Fuel Pod', 'Scout Ship', 'Debris Field', 'Fuel Pod')
    expect(kinds(table.events)).toEqual([
      'passed',
      'turnBegan',
      'cardsDrawn',
      'banked',
      'banked',
      'cardsDrawn',
      'banked',
      'debrisDropped',
    ])
    expect(table.bank('Ben')).toEqual(['Fuel Pod', 'Scout Ship', 'Fuel Pod'])
    expect(table.hand('Ben')).toEqual(['Weak Rocket'])
    expect(table.discard('Ben')).toEqual(['Debris Field'])
  })

  test('SG-2.4 the card that a Scout Ship draws joins the end of the hand', () => {
    const table = given({
      players: { Ben: { hand: ['Scout Ship', 'Hull Plating', 'Fuel Pod', 'Decoy Drone'], draw: ['Weak Rocket'] } },
    })
    table.pass('Ada', 'Weak Rocket')
    expect(table.hand('Ben')).toEqual(['Hull Plating', 'Decoy Drone', 'Weak Rocket'])
    expect(table.bank('Ben')).toEqual(['Scout Ship', 'Fuel Pod'])
  })

  test('SG-2.4 SG-2.3 the Scout Ship’s card may need a reshuffle, and debris is not in it yet', () => {
    const hand = ['Scout Ship', 'Debris Field', 'Hull Plating', 'Decoy Drone']
    const table = given({ players: { Ben: { hand, discard: ['Weak Rocket'] } } })
    table.pass('Ada', 'Weak Rocket')
    expect(table.hand('Ben')).toEqual(['Hull Plating', 'Decoy Drone', 'Weak Rocket'])
    expect(table.discard('Ben')).toEqual(['Debris Field'])
  })

  test('SG-2.4 SG-2.5 debris that a Scout Ship draws is dropped in the same turn', () => {
    const table = given({
      players: { Ben: { hand: ['Scout Ship', ...times(2, 'Hull Plating')], draw: ['Debris Field', 'Fuel Pod'] } },
    })
    table.pass('Ada', 'Fuel Pod', 'Debris Field')
    expect([table.bank('Ben'), table.discard('Ben')]).toEqual([['Scout Ship', 'Fuel Pod'], ['Debris Field']])
    expect(table.hand('Ben')).toEqual(times(2, 'Hull Plating'))
  })

  test('SG-2.4 without a card to draw a Scout Ship is banked all the same', () => {
    const table = given({ players: { Ben: { hand: ['Scout Ship'] } } })
    table.pass('Ada')
    expect([table.bank('Ben'), table.hand('Ben')]).toEqual([['Scout Ship'], []])
  })

  test('SG-2.4 SG-R5 all currency is banked, whether its owner wants it or not', () => {
    const table = given({ players: { Ben: { draw: times(5, 'Fuel Pod'), bank: ['Scout Ship'] } } })
    table.pass('Ada', ...times(4, 'Fuel Pod'))
    expect(table.bank('Ben')).toEqual(['Scout Ship', ...times(4, 'Fuel Pod')])
    expect(table.hand('Ben')).toEqual([])
  })

  test('SG-2.5 debris goes to its owner’s discard pile and no card replaces it', () => {
    const draw = ['Debris Field', 'Weak Rocket', 'Hull Plating', 'Decoy Drone', 'Standard Rocket']
    const table = given({ players: { Ben: { draw } } })
    table.pass('Ada', 'Debris Field', 'Weak Rocket', 'Hull Plating', 'Decoy Drone')
    expect(table.hand('Ben')).toEqual(['Weak Rocket', 'Hull Plating', 'Decoy Drone'])
    expect(table.discard('Ben')).toEqual(['Debris Field'])
    expect(table.draw('Ben')).toEqual(['Standard Rocket'])
  })
})

describe('action step', () => {
  test('SG-2.6 the five things to do are offered, and one of them ends the turn', () => {
    const table = given({
      market: ['Standard Rocket', null, null, null],
      players: { Ada: { bank: times(2, 'Fuel Pod'), hand: ['Weak Rocket', 'Hull Plating', 'Warp Drive'] } },
    })
    expect([...new Set(kinds(table.legal('Ada')))]).toEqual(['buy', 'rocket', 'shield', 'special', 'pass'])
    table.assign('Ada', 'Hull Plating', 0)
    expect(table.asked).toEqual(['Ben action'])
    table.refused('Ada', { kind: 'rocket', card: 'ST03', target: 1 }, { rule: 'SG-2.6', code: 'not-your-turn' })
  })

  test('SG-2.7 SG-R6 at a table one may pass with everything in hand', () => {
    const table = given({ players: { Ada: { hand: ['Standard Rocket'], bank: times(5, 'Fuel Pod') } } })
    expect(table.pass('Ada')).toContainEqual({ kind: 'passed', seat: 0 })
  })

  test('SG-2.8 the rest of the hand is kept, however large, and nothing is discarded', () => {
    const hand = ['Standard Rocket', 'Hull Plating', 'Decoy Drone', 'Phase Shield', 'Seeking Rocket', 'Warp Drive']
    const table = given({ players: { Ada: { hand } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    table.take('Ben', 0)
    expect(table.hand('Ada')).toEqual(hand.slice(1))
    expect(table.discard('Ada')).toEqual(['Standard Rocket'])
  })
})

describe('skips and extra turns', () => {
  test('SG-2.1 a skipped turn clears the flag and leaves out drawing, banking and acting', () => {
    const table = given({ players: { Ben: { skipsNext: true, hand: ['Fuel Pod'], draw: ['Weak Rocket'] } } })
    expect(table.pass('Ada')).toEqual([
      { kind: 'passed', seat: 0 },
      { kind: 'turnSkipped', seat: 1, isExtra: false },
      { kind: 'turnBegan', seat: 2, round: 1, isExtra: false },
    ])
    expect(table.player('Ben')).toMatchObject({ skipsNext: false, hand: ['ST01'], draw: ['ST03'], bank: [] })
    expect(table.asked).toEqual(['Cyd action'])
  })

  test('SG-2.9 SG-6.6 edge case 17: the extra turn starts with drawing to four, then the next seat goes on', () => {
    const draw = ['Weak Rocket', 'Hull Plating', 'Decoy Drone', 'Phase Shield']
    const table = given({ players: { Ada: { hand: ['Warp Drive'], draw } } })
    expect(table.play('Ada', 'Warp Drive', ...draw)).toContainEqual({ kind: 'extraTurnGained', seat: 0 })
    expect(table.events).toContainEqual({
      kind: 'turnBegan',
      seat: 0,
      round: 1,
      isExtra: true,
    })
    expect(table.hand('Ada')).toEqual(draw)
    expect(table.trashed).toEqual(['Warp Drive'])
    expect(table.asked).toEqual(['Ada action'])
    table.pass('Ada')
    expect(table.asked).toEqual(['Ben action'])
    expect(table.state.round).toBe(1)
  })

  test('SG-2.9 a set skip flag eats the extra turn', () => {
    const table = given({ players: { Ada: { extraDue: true, skipsNext: true } } })
    expect(table.pass('Ada')).toContainEqual({ kind: 'turnSkipped', seat: 0, isExtra: true })
    expect(table.player('Ada')).toMatchObject({ extraDue: false, skipsNext: false })
    expect(table.asked).toEqual(['Ben action'])
  })

  test('SG-2.9 the win check comes before the extra turn', () => {
    const table = given({
      seats: ['Ada', 'Ben'],
      players: { Ada: { extraDue: true, hand: ['Standard Rocket'] }, Ben: { fleet: ['bare'] } },
    })
    expect(kinds(table.fire('Ada', 'Standard Rocket', 'Ben')).at(-1)).toBe('gameEnded')
    expect(table.outcome).toMatchObject({ places: [1, 2] })
  })
})

describe('rounds', () => {
  test('SG-2.10 a round is over when everybody alive has had the turn, the extra turn or the skip', () => {
    const table = given({ players: { Ada: { extraDue: true }, Ben: { skipsNext: true } } })
    table.pass('Ada')
    expect(table.asked).toEqual(['Ada action'])
    table.pass('Ada')
    expect(table.asked).toEqual(['Cyd action'])
    expect(table.state.round).toBe(1)
    expect(table.pass('Cyd')).toContainEqual({ kind: 'roundEnded', round: 1, destroyed: 0 })
    expect(table.state.round).toBe(2)
  })

  test('SG-2.10 SG-2.11 if the start player is out, the next living seat in turn order begins the round', () => {
    const table = given({ turn: 'Cyd', players: { Ada: { fleet: [] } }, options: { wreckageFromRound: 0 } })
    table.pass('Cyd')
    expect(table.asked).toEqual(['Ben action'])
    expect(table.state.round).toBe(2)
  })

  test('SG-2.11 the count of destroyed ships starts again with each round', () => {
    const table = given({
      turn: 'Cyd',
      players: { Cyd: { hand: ['Standard Rocket'] }, Ben: { fleet: ['bare', 'bare'] } },
    })
    table.fire('Cyd', 'Standard Rocket', 'Ben')
    expect(table.take('Ben', 0)).toContainEqual({ kind: 'roundEnded', round: 1, destroyed: 1 })
    expect(table.state).toMatchObject({ round: 2, destroyed: 0 })
  })

  test('SG-2.11 at the end of a round wreckage comes first, then the round limit', () => {
    const table = given({
      seats: ['Ada', 'Ben'],
      turn: 'Ben',
      round: 20,
      options: { roundLimit: 20 },
      players: { Ada: { fleet: ['bare', 'bare'] }, Ben: { fleet: ['bare', 'suited'] } },
    })
    expect(kinds(table.pass('Ben'))).toEqual(['passed', 'roundEnded', 'wreckageCame'])
    table.wreck('Ada', 0)
    expect(kinds(table.wreck('Ben', 1))).toEqual(['shipChosen', 'shipLost', 'shipChosen', 'shipFlipped', 'gameEnded'])
    expect(table.outcome).toMatchObject({ ending: 'limit', places: [2, 1] })
  })
})
