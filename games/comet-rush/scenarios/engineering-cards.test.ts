import { describe, expect, test } from 'vitest'
import { building, given, play, ready } from './table.ts'

describe('engineering cards', () => {
  test('CR-6.6 CR-R18 Mass Production brings all your rockets under construction a turn nearer, once', () => {
    const table = given({
      players: {
        Ada: { hand: ['mass-production'], rockets: [building(1, 2), building(2, 1), ready(3)] },
        Ben: { rockets: [building(4, 2)] },
      },
    })
    table.play('Ada', 'mass-production')
    expect(table.player('Ada').rockets.map(({ remaining }) => remaining)).toEqual([1, 0, 0])
    expect(table.player('Ben').rockets[0]?.remaining).toBe(2)
  })

  test('CR-R18 Mass Production is no lasting discount: a rocket built after it takes its full time', () => {
    const table = given({ players: { Ada: { hand: ['mass-production'] } } })
    table.play('Ada', 'mass-production')
    table.build('Ada', 1, 1, 1)
    expect(table.player('Ada').rockets[0]?.remaining).toBe(2)
  })

  test('CR-6.6 a rocket that Mass Production finishes may be launched in the same turn', () => {
    const table = given({ players: { Ada: { hand: ['mass-production'], rockets: [building(1, 1)] } } })
    expect(table.play('Ada', 'mass-production')).toContainEqual({ kind: 'rocketReadied', seat: 0, rocket: 1 })
    table.launch('Ada', 1, 6)
  })

  test('CR-6.6 edge case 4: Streamlined Assembly on a rocket with 1 turn left makes it ready and launchable now', () => {
    const table = given({
      players: { Ada: { hand: ['streamlined-assembly'], rockets: [building(1, 1), building(2, 2)] } },
    })
    table.play('Ada', 'streamlined-assembly', { rocket: 1 })
    expect(table.player('Ada').rockets.map(({ remaining }) => remaining)).toEqual([0, 2])
    table.launch('Ada', 1, 6)
  })

  test('CR-6.6 Streamlined Assembly needs a rocket that is building now', () => {
    const table = given({ players: { Ada: { hand: ['streamlined-assembly'], rockets: [ready(1), building(2, 1)] } } })
    table.refused('Ada', play('streamlined-assembly', { rocket: 1 }), { rule: 'CR-6.6' })
  })

  test('CR-4.4 Flight Adjustment gives a reroll token', () => {
    const table = given({ players: { Ada: { hand: ['flight-adjustment'] } } })
    expect(table.play('Ada', 'flight-adjustment')).toContainEqual({ kind: 'tokenGained', seat: 0, tokens: 1 })
  })

  test('CR-3.2 Warhead Upgrade raises the power cap by 1, at most to 8', () => {
    const table = given({ players: { Ada: { powerCap: 7, hand: ['warhead-upgrade', 'warhead-upgrade'] } } })
    table.play('Ada', 'warhead-upgrade')
    expect(table.player('Ada').powerCap).toBe(8)
    table.play('Ada', 'warhead-upgrade')
    expect(table.player('Ada').powerCap).toBe(8)
  })

  test('CR-3.2 Guidance System Upgrade raises the accuracy cap by 1, at most to 5', () => {
    const table = given({
      players: { Ada: { accuracyCap: 4, hand: ['guidance-system-upgrade', 'guidance-system-upgrade'] } },
    })
    table.play('Ada', 'guidance-system-upgrade')
    expect(table.player('Ada').accuracyCap).toBe(5)
    table.play('Ada', 'guidance-system-upgrade')
    expect(table.player('Ada').accuracyCap).toBe(5)
  })

  test('CR-6.9 Comet Analysis shows the top movement card, which stays where it is', () => {
    const table = given({ turn: 'Ben', players: { Ben: { hand: ['comet-analysis'] } } })
    table.play('Ben', 'comet-analysis', { choice: 'movement' }, ['movement-3'])
    expect(table.view('Ben').movement.next).toBe('movement-3')
    expect(table.endTurn('Ben')).toContainEqual({ kind: 'cometMoved', card: 'movement-3', distance: 15 })
  })

  test('CR-6.9 Comet Analysis on strength shows the active segment while it is face down', () => {
    const table = given({ players: { Ada: { hand: ['comet-analysis'], rockets: [ready(1)] } } })
    table.play('Ada', 'comet-analysis', { choice: 'strength' }, ['segment-6'])
    table.launch('Ada', 1, 1)
    expect(table.state.segment).toEqual({ strength: 6, health: 3 })
  })

  test('CR-6.9 CR-R19 Comet Analysis on strength shows the segment behind an open one', () => {
    const table = given({
      segment: { strength: 4, health: 1 },
      players: { Ada: { hand: ['comet-analysis'], rockets: [ready(1), ready(2, { power: 1 })] } },
    })
    table.play('Ada', 'comet-analysis', { choice: 'strength' }, ['segment-9'])
    expect(table.view('Ada').segments.next).toBe('segment-9')
    table.launch('Ada', 1, 1)
    expect(table.view('Ada').segments.next).toBe('segment-9')
    table.launch('Ada', 2, 1)
    expect(table.state.segment).toEqual({ strength: 9, health: 8 })
  })

  test('CR-R19 the peeker keeps seeing the card as long as it stays, and no longer', () => {
    const table = given({ players: { Ada: { hand: ['comet-analysis'] } } })
    table.play('Ada', 'comet-analysis', { choice: 'movement' }, ['movement-1'])
    table.endTurn('Ada')
    expect(table.view('Ada').movement.next).toBe('movement-1')
    table.draw('Ben', 'economic', 'program-prestige')
    table.endTurn('Ben')
    expect(table.view('Ada').movement.next).toBeUndefined()
    expect(table.view('Ada').moves).toEqual(['movement-1'])
  })

  test('CR-6.9 a second look at the same card shows the same card', () => {
    const table = given({
      nextMove: { card: 'movement-2', seenBy: ['Ben'] },
      players: { Ada: { hand: ['comet-analysis'] } },
    })
    table.play('Ada', 'comet-analysis', { choice: 'movement' })
    expect(table.view('Ada').movement).toMatchObject({ next: 'movement-2', seenBy: [1, 0] })
  })

  test('CR-6.9 a deck without face-down cards cannot be chosen', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { hand: ['comet-analysis'] }, Ben: { trophies: [4, 5, 6, 7, 8] } },
    })
    table.refused('Ada', play('comet-analysis', { choice: 'strength' }), { rule: 'CR-6.9' })
  })

  test('CR-6.15 calibrations add up and last until the next launch, across turns', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { hand: new Array(3).fill('rocket-calibration'), rockets: [ready(1, { power: 2 }), ready(2)] } },
    })
    table.play('Ada', 'rocket-calibration', { choice: 'power' })
    table.play('Ada', 'rocket-calibration', { choice: 'power' })
    table.play('Ada', 'rocket-calibration', { choice: 'accuracy' })
    expect(table.player('Ada')).toMatchObject({ powerCalibration: 2, accuracyCalibration: 1 })
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    table.endTurn('Ben', 'movement-1')
    table.draw('Ada', 'economic', 'program-prestige')
    table.launch('Ada', 1, 4)
    expect(table.state.segment?.health).toBe(5)
    expect(table.launch('Ada', 2, 4)).toContainEqual({ kind: 'rocketSpent', seat: 0, rocket: 2, hit: false })
  })

  test('CR-6.15 your caps do not limit a calibration', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { powerCap: 3, hand: ['rocket-calibration'], rockets: [ready(1, { power: 3 })] } },
    })
    table.play('Ada', 'rocket-calibration', { choice: 'power' })
    table.launch('Ada', 1, 1)
    expect(table.state.segment?.health).toBe(5)
  })
})
