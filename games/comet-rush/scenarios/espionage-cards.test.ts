import { describe, expect, test } from 'vitest'
import { building, given, kinds, play, ready } from './table.ts'

describe('espionage cards', () => {
  test('CR-6.7 Regulatory Review adds a turn to a building rocket, without upper limit', () => {
    const table = given({
      players: { Ada: { hand: new Array(3).fill('regulatory-review') }, Ben: { rockets: [building(1, 2)] } },
    })
    for (let time = 0; time < 3; time++) table.play('Ada', 'regulatory-review', { rocket: 1 })
    expect(table.player('Ben').rockets[0]?.remaining).toBe(5)
  })

  test('CR-6.7 a ready rocket is no legal target', () => {
    const table = given({
      players: { Ada: { hand: ['regulatory-review'] }, Ben: { rockets: [ready(1), building(2, 1)] } },
    })
    table.refused('Ada', play('regulatory-review', { rocket: 1 }), { rule: 'CR-6.7' })
    expect(table.legal('Ada').filter(({ kind }) => kind === 'play')).toEqual([play('regulatory-review', { rocket: 2 })])
  })

  test('CR-6.16 regulatoryReviewOnReady: a ready rocket goes back to building with 1 turn', () => {
    const table = given({
      options: { regulatoryReviewOnReady: true },
      players: { Ada: { hand: ['regulatory-review'] }, Ben: { rockets: [ready(1)] } },
    })
    expect(table.play('Ada', 'regulatory-review', { rocket: 1 })).toContainEqual({
      kind: 'rocketDelayed',
      seat: 1,
      rocket: 1,
      remaining: 1,
    })
    table.endTurn('Ada')
    expect(table.player('Ben').rockets[0]?.remaining).toBe(0)
  })

  test.each([
    ['building', building(1, 2)],
    ['ready', ready(1)],
  ])('CR-6.8 Covert Rocket Strike removes a %s rocket without refund, and its slot is free', (_state, rocket) => {
    const table = given({
      players: { Ada: { hand: ['covert-rocket-strike'] }, Ben: { cubes: 30, rockets: [rocket, ready(2), ready(3)] } },
    })
    table.play('Ada', 'covert-rocket-strike', { rocket: 1 })
    expect(table.player('Ben')).toMatchObject({ cubes: 30, rockets: [{ id: 2 }, { id: 3 }] })
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    table.build('Ben', 1, 1, 1)
  })

  test('CR-6.8 a launching rocket cannot be struck: nobody can play a card while its question is open', () => {
    const table = given({
      players: { Ada: { tokens: 1, rockets: [ready(1)] }, Ben: { hand: ['covert-rocket-strike'] } },
    })
    table.launch('Ada', 1, 6)
    table.refused('Ben', play('covert-rocket-strike', { rocket: 1 }), { rule: 'CR-2.1' })
  })

  test('CR-2.3 Embargo takes the next income of its target', () => {
    const table = given({ players: { Ada: { hand: ['embargo'] }, Ben: { cubes: 4 } } })
    expect(table.play('Ada', 'embargo', { on: 'Ben' })).toContainEqual({
      kind: 'statusLaid',
      seat: 1,
      status: 'embargoed',
    })
    table.endTurn('Ada')
    expect(table.cubes('Ben')).toBe(4)
  })

  test('CR-6.11 Espionage Agent takes a card at random; it may be played in the same turn', () => {
    const table = given({
      players: {
        Ada: { hand: ['espionage-agent'] },
        Ben: { hand: ['embargo', 'emergency-funding', 'comet-analysis'] },
      },
    })
    expect(table.play('Ada', 'espionage-agent', { on: 'Ben' }, [1])).toContainEqual({
      kind: 'cardTaken',
      seat: 0,
      from: 1,
      card: 'emergency-funding',
    })
    expect(table.hand('Ben')).toEqual(['embargo', 'comet-analysis'])
    table.play('Ada', 'emergency-funding')
  })

  test.each([
    [0, 'embargo'],
    [1, 'emergency-funding'],
    [2, 'comet-analysis'],
  ])('CR-6.11 each card of the hand has the same chance: place %i of 3 is %s', (place, card) => {
    const table = given({
      players: {
        Ada: { hand: ['espionage-agent'] },
        Ben: { hand: ['embargo', 'emergency-funding', 'comet-analysis'] },
      },
    })
    table.play('Ada', 'espionage-agent', { on: 'Ben' }, [place])
    expect(table.hand('Ada')).toEqual([card])
  })

  test('CR-6.11 CR-R16 edge case 18: on an empty hand it is discarded without effect and still pays the bonus', () => {
    const table = given({ players: { Ada: { cubes: 0, prestigeBonus: 1, hand: ['espionage-agent'] } } })
    expect(kinds(table.play('Ada', 'espionage-agent', { on: 'Ben' }))).toEqual([
      'cardPlayed',
      'prestigePaid',
      'nothingTaken',
    ])
    expect(table.player('Ada')).toMatchObject({ cubes: 1, hand: [] })
    expect(table.discard('espionage')).toEqual(['espionage-agent'])
  })

  test('CR-6.12 Resource Seizure takes 3 cubes', () => {
    const table = given({ players: { Ada: { cubes: 0, hand: ['resource-seizure'] }, Ben: { cubes: 10 } } })
    table.play('Ada', 'resource-seizure', { on: 'Ben' })
    expect([table.cubes('Ada'), table.cubes('Ben')]).toEqual([3, 7])
  })

  test('CR-6.12 CR-R16 edge case 18: from a target with 2 cubes it takes 2, from one with none nothing', () => {
    const table = given({
      players: { Ada: { cubes: 0, hand: ['resource-seizure', 'resource-seizure'] }, Ben: { cubes: 2 } },
    })
    table.play('Ada', 'resource-seizure', { on: 'Ben' })
    expect([table.cubes('Ada'), table.cubes('Ben')]).toEqual([2, 0])
    table.play('Ada', 'resource-seizure', { on: 'Ben' })
    expect([table.cubes('Ada'), table.cubes('Ben')]).toEqual([2, 0])
  })

  test('CR-4.6 Sabotage Construction makes the next launch of its target hit twice', () => {
    const table = given({ players: { Ada: { hand: ['sabotage-construction'] }, Ben: { rockets: [ready(1)] } } })
    table.play('Ada', 'sabotage-construction', { on: 'Ben' })
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    expect(table.launch('Ben', 1, 2, 5)).toContainEqual({ kind: 'rocketSpent', seat: 1, rocket: 1, hit: false })
  })
})
