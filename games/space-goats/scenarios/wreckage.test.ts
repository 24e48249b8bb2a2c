import { describe, expect, test } from 'vitest'
import type { PlayerPosition } from './position.ts'
import { DUEL, given, kinds, times } from './table.ts'

/** It is Ben's turn, the last of the round. */
const duel = (players: Readonly<Record<string, PlayerPosition>>, options: object = {}) =>
  given({ seats: DUEL, turn: 'Ben', options, players })

describe('when', () => {
  test('SG-7.3 SG-7.4 SG-R21 edge case 18: two players and a quiet round: each chooses a ship, and again the next round', () => {
    const table = duel({ Ada: { fleet: ['suited', 'suited'] }, Ben: { fleet: ['suited', 'suited'] } })
    expect(table.pass('Ben')).toContainEqual({ kind: 'wreckageCame', round: 1, seats: [0, 1] })
    expect(table.asked).toEqual(['Ada wreckage', 'Ben wreckage'])
    expect(table.open).toMatchObject([{ mode: 'sealed' }, { mode: 'sealed' }])
    table.wreck('Ada', 1)
    table.wreck('Ben', 0)
    expect([table.fleet('Ada'), table.fleet('Ben')]).toEqual([
      ['suited', 'bare'],
      ['bare', 'suited'],
    ])
    expect(table.state).toMatchObject({ round: 2, destroyed: 0 })
    table.pass('Ada')
    table.pass('Ben')
    expect(table.asked).toEqual(['Ada wreckage', 'Ben wreckage'])
  })

  test('SG-7.3 edge case 19: if the third player was eliminated in this round there is none, for a ship was destroyed', () => {
    const table = given({ turn: 'Ben', players: { Ben: { hand: ['Standard Rocket'] }, Cyd: { fleet: ['bare'] } } })
    expect(kinds(table.fire('Ben', 'Standard Rocket', 'Cyd'))).not.toContain('wreckageCame')
    expect(table.state.round).toBe(2)
    table.pass('Ada', 'Standard Rocket')
    expect(kinds(table.pass('Ben'))).toContain('wreckageCame')
  })

  test('SG-7.3 flips and broken shields do not count as destroyed', () => {
    const table = duel({ Ben: { hand: ['Twin Salvo'] }, Ada: { fleet: ['suited + Hull Plating'] } })
    table.fire('Ben', 'Twin Salvo', 'Ada')
    expect(kinds(table.secondHit('Ben', 'Ada'))).toContain('wreckageCame')
    expect(table.fleet('Ada')).toEqual(['bare'])
  })

  test('SG-7.3 a ship destroyed by a rocket in this round keeps it away, whoever lost it; a last stand that held does not', () => {
    for (const shooter of DUEL) {
      const victim = shooter === 'Ada' ? 'Ben' : 'Ada'
      const table = given({
        seats: DUEL,
        turn: shooter,
        players: { [shooter]: { hand: ['Standard Rocket'] }, [victim]: { fleet: ['bare', 'bare'] } },
      })
      table.fire(shooter, 'Standard Rocket', victim)
      table.take(victim, 0)
      if (shooter === 'Ada') table.pass('Ben', 'Standard Rocket')
      expect(kinds(table.story('spectator'))).not.toContain('wreckageCame')
      expect(table.state.round).toBe(2)
    }
    const held = duel({ Ben: { hand: ['Standard Rocket'] }, Ada: { fleet: ['bare'], lastStand: true } })
    expect(kinds(held.fire('Ben', 'Standard Rocket', 'Ada'))).toContain('wreckageCame')
  })

  test('SG-7.3 with three players alive there is none', () => {
    const table = given({ turn: 'Cyd' })
    expect(kinds(table.pass('Cyd'))).toEqual(['passed', 'roundEnded', 'roundBegan', 'turnBegan'])
  })

  test('SG-7.3 a ship destroyed in the round before does not help; ships lost to wreckage count for no round', () => {
    const table = duel({ Ada: { fleet: ['bare', 'bare', 'bare'] }, Ben: { fleet: ['bare', 'bare', 'bare'] } })
    table.pass('Ben')
    table.wreck('Ada', 0)
    table.wreck('Ben', 0)
    expect(table.state).toMatchObject({ round: 2, destroyed: 0 })
    table.pass('Ada')
    expect(kinds(table.pass('Ben'))).toContain('wreckageCame')
  })

  test('SG-7.4 option wreckageFromRound: not before that round', () => {
    const table = duel({}, { wreckageFromRound: 2 })
    expect(kinds(table.pass('Ben'))).not.toContain('wreckageCame')
    table.pass('Ada')
    expect(kinds(table.pass('Ben'))).toContain('wreckageCame')
  })

  test('SG-7.4 option wreckageFromRound 0: never', () => {
    const table = duel({}, { wreckageFromRound: 0 })
    for (let round = 1; round < 9; round++) {
      expect(kinds(table.pass('Ben'))).not.toContain('wreckageCame')
      table.pass('Ada')
    }
  })
})

describe('the hit', () => {
  test('SG-7.3 no reaction helps', () => {
    const table = duel({ Ada: { hand: ['Emergency Shield'], fleet: ['suited', 'bare'] } })
    table.pass('Ben')
    expect(table.legal('Ada')).toEqual([
      { kind: 'wreckage', ship: 0 },
      { kind: 'wreckage', ship: 1 },
    ])
    table.refused('Ada', { kind: 'defend', card: 'ST04' }, { rule: 'SG-4.4', code: 'not-asked' })
  })

  test('SG-7.3 SG-4.7 SG-4.8 SG-4.9 it is a normal hit: shields wear, suits tear, bare ships are lost', () => {
    const table = duel({
      Ada: { fleet: ['bare + Reinforced Hull', 'bare'] },
      Ben: { fleet: ['bare', 'suited'] },
    })
    table.pass('Ben')
    table.wreck('Ada', 0)
    table.wreck('Ben', 0)
    expect([table.fleet('Ada'), table.fleet('Ben')]).toEqual([['bare + Reinforced Hull 1', 'bare'], ['suited']])
  })

  test('SG-7.3 both choices are carried out together', () => {
    const table = duel({ Ada: { fleet: ['bare', 'suited'] }, Ben: { fleet: ['bare', 'suited'] } })
    table.pass('Ben')
    expect(table.wreck('Ben', 0)).toEqual([])
    expect(kinds(table.wreck('Ada', 1))).toEqual([
      'shipChosen',
      'shipFlipped',
      'shipChosen',
      'shipLost',
      'roundBegan',
      'turnBegan',
    ])
  })

  test('SG-7.3 a single ship needs no question', () => {
    const table = duel({ Ada: { fleet: ['suited'] }, Ben: { fleet: ['suited', 'bare'] } })
    table.pass('Ben')
    expect(table.asked).toEqual(['Ben wreckage'])
    expect(table.fleet('Ada')).toEqual(['suited'])
    table.wreck('Ben', 0)
    expect(table.fleet('Ada')).toEqual(['bare'])
  })

  test('SG-7.3 SG-4.13 last stand holds against wreckage too', () => {
    const table = duel({ Ada: { fleet: ['bare'], lastStand: true }, Ben: { fleet: ['suited'] } })
    expect(table.pass('Ben')).toContainEqual({ kind: 'lastStandHeld', seat: 0, ship: 0 })
    expect(table.player('Ada')).toMatchObject({ lastStand: false, fleet: [{ suited: false }] })
  })
})

describe('how it ends', () => {
  const pods = (count: number) => times(count, 'Fuel Pod')

  test('SG-7.1 SG-7.3 whoever has a ship left afterwards wins', () => {
    const table = duel({ Ada: { fleet: ['bare'] }, Ben: { fleet: ['suited'] } })
    table.pass('Ben')
    expect(table.outcome).toMatchObject({ ending: 'wreckage', places: [2, 1], result: 'won' })
    expect(table.state.destroyed).toBe(0)
  })

  test('SG-7.5 edge case 20: both destroyed, banks 2 and 1: bank 2 wins', () => {
    const table = duel({ Ada: { fleet: ['bare'], bank: pods(2) }, Ben: { fleet: ['bare'], bank: ['Scout Ship'] } })
    table.pass('Ben')
    expect(table.outcome).toMatchObject({ ending: 'bank', places: [1, 2], result: 'won', rule: 'SG-7.5' })
  })

  test('SG-7.5 edge case 20: banks 2 and 2: a draw', () => {
    const table = duel({ Ada: { fleet: ['bare'], bank: pods(2) }, Ben: { fleet: ['bare'], bank: pods(2) } })
    expect(table.pass('Ben')).toContainEqual({ kind: 'gameEnded', how: 'draw', winners: [0, 1] })
    expect(table.outcome).toMatchObject({ ending: 'draw', places: [1, 1], result: 'draw', points: [1, 1] })
  })

  test('SG-7.5 SG-4.13 edge case 20: the one with last stand wins, whatever the banks', () => {
    const table = duel({ Ada: { fleet: ['bare'], bank: pods(5) }, Ben: { fleet: ['bare'], lastStand: true } })
    table.pass('Ben')
    expect(table.outcome).toMatchObject({ ending: 'wreckage', places: [2, 1] })
  })

  test('SG-7.5 players eliminated earlier are not compared, however rich', () => {
    const table = given({
      turn: 'Ben',
      players: {
        Ada: { fleet: ['bare'], bank: pods(2) },
        Ben: { fleet: ['bare'], bank: pods(1) },
        Cyd: { fleet: [], bank: pods(5) },
      },
    })
    table.pass('Ben')
    expect(table.outcome?.places).toEqual([1, 2, 3])
  })

  test('SG-7.5 SG-7.8 nor who fell to the last rocket before it', () => {
    const table = given({
      players: {
        Ada: { fleet: ['bare'], bank: pods(2), hand: ['Standard Rocket'] },
        Ben: { fleet: ['bare'], bank: pods(1) },
        Cyd: { fleet: ['bare'], bank: pods(5) },
      },
    })
    table.fire('Ada', 'Standard Rocket', 'Cyd')
    table.pass('Ben', 'Standard Rocket')
    table.pass('Ada')
    table.pass('Ben')
    expect(table.outcome).toMatchObject({ ending: 'bank', places: [1, 2, 3] })
  })
})
