import { describe, expect, test } from 'vitest'
import { given, kinds, ready } from './table.ts'

const rolled = (die: number, needed: number, roll: 'first' | 'forced' | 'reroll') => ({
  kind: 'dieRolled',
  seat: 0,
  die,
  needed,
  roll,
})

describe('the roll', () => {
  test('CR-4.1 any number of ready rockets, one after another', () => {
    const table = given({ players: { Ada: { rockets: [ready(1), ready(2), ready(3)] } } })
    table.launch('Ada', 2, 6)
    table.launch('Ada', 1, 5)
    table.launch('Ada', 3, 4)
    expect(table.player('Ada').rockets).toEqual([])
  })

  test('CR-4.2 calibrations add to accuracy and power', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { accuracyCalibration: 1, powerCalibration: 2, rockets: [ready(1, { power: 3, accuracy: 3 })] } },
    })
    const events = table.launch('Ada', 1, 4)
    expect(events).toContainEqual(rolled(4, 4, 'first'))
    expect(table.state.segment).toEqual({ strength: 9, health: 4 })
  })

  test('CR-4.2 edge case 10: accuracy 5 and a calibration stay at 5; a 6 misses', () => {
    const table = given({
      players: { Ada: { accuracyCap: 5, accuracyCalibration: 1, rockets: [ready(1, { accuracy: 5 })] } },
    })
    expect(table.launch('Ada', 1, 6)).toContainEqual({ kind: 'rocketSpent', seat: 0, rocket: 1, hit: false })
  })

  test('CR-4.2 power 8 and a calibration stay at 8', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { powerCap: 8, powerCalibration: 2, rockets: [ready(1, { power: 8 })] } },
    })
    table.launch('Ada', 1, 1)
    expect(table.state.segment?.health).toBe(1)
  })

  test('CR-4.2 CR-R10 edge case 9: both calibrations hold for the reroll too and are gone afterwards', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: {
        Ada: { tokens: 1, accuracyCalibration: 2, powerCalibration: 1, rockets: [ready(1, { power: 3, accuracy: 3 })] },
      },
    })
    expect(table.launch('Ada', 1, 6)).toContainEqual(rolled(6, 5, 'first'))
    const events = table.spendToken('Ada', 5)
    expect(events).toContainEqual(rolled(5, 5, 'reroll'))
    expect(events).toContainEqual({ kind: 'segmentDamaged', seat: 0, damage: 4, health: 5 })
    expect(table.player('Ada')).toMatchObject({ accuracyCalibration: 0, powerCalibration: 0, tokens: 0 })
  })

  test.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [6, false],
  ])('CR-4.3 with accuracy 3 a roll of %i hits: %s', (die, hit) => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { rockets: [ready(1, { accuracy: 3 })] } },
    })
    expect(table.launch('Ada', 1, die)).toContainEqual({ kind: 'rocketSpent', seat: 0, rocket: 1, hit })
    expect(table.state.segment?.health).toBe(hit ? 6 : 9)
  })
})

describe('reroll tokens', () => {
  const withToken = (tokens: number) =>
    given({ segment: { strength: 9, health: 9 }, players: { Ada: { tokens, rockets: [ready(1), ready(2)] } } })

  test('CR-4.4 after a miss a player with a token is asked; the second roll is final', () => {
    const table = withToken(2)
    expect(kinds(table.launch('Ada', 1, 5))).toEqual(['rocketLaunched', 'dieRolled', 'rerollAsked'])
    expect(table.asked).toEqual(['Ada reroll'])
    table.spendToken('Ada', 6)
    expect(table.asked).toEqual(['Ada main'])
    expect(table.state.segment?.health).toBe(9)
  })

  test('CR-4.4 without a token nobody is asked, and after a hit neither', () => {
    const none = withToken(0)
    none.launch('Ada', 1, 5)
    expect(none.asked).toEqual(['Ada main'])
    const hit = withToken(1)
    hit.launch('Ada', 1, 3)
    expect(hit.asked).toEqual(['Ada main'])
    expect(hit.player('Ada').tokens).toBe(1)
  })

  test('CR-4.4 CR-4.5 edge case 6: dice 5 then 2 with the token: hit, token gone', () => {
    const table = withToken(1)
    table.launch('Ada', 1, 5)
    expect(table.spendToken('Ada', 2)).toContainEqual({ kind: 'rocketSpent', seat: 0, rocket: 1, hit: true })
    expect(table.player('Ada').tokens).toBe(0)
  })

  test('CR-4.5 edge case 6: dice 5 then 6 with the token: miss, token gone', () => {
    const table = withToken(1)
    table.launch('Ada', 1, 5)
    expect(table.spendToken('Ada', 6)).toContainEqual({ kind: 'rocketSpent', seat: 0, rocket: 1, hit: false })
    expect(table.player('Ada').tokens).toBe(0)
  })

  test('CR-4.5 edge case 6: declining keeps the token', () => {
    const table = withToken(1)
    table.launch('Ada', 1, 5)
    expect(kinds(table.keepToken('Ada'))).toEqual(['tokenKept', 'rocketSpent'])
    expect(table.player('Ada')).toMatchObject({ tokens: 1, rockets: [{ id: 2 }] })
  })

  test('CR-4.5 CR-R11 tokens add up, but a launch uses one at most', () => {
    const table = given({
      players: { Ada: { hand: ['flight-adjustment', 'flight-adjustment'], rockets: [ready(1), ready(2)] } },
    })
    table.play('Ada', 'flight-adjustment')
    table.play('Ada', 'flight-adjustment')
    expect(table.player('Ada').tokens).toBe(2)
    table.launch('Ada', 1, 6)
    table.spendToken('Ada', 6)
    expect(table.asked).toEqual(['Ada main'])
    expect(table.player('Ada').tokens).toBe(1)
  })

  test('CR-R11 a token waits for a miss; a launch that hits does not end it', () => {
    const table = withToken(1)
    table.launch('Ada', 1, 1)
    table.launch('Ada', 2, 6)
    expect(table.asked).toEqual(['Ada reroll'])
  })
})

describe('sabotage', () => {
  const sabotaged = (tokens: number, options: object = {}) =>
    given({
      options,
      segment: { strength: 9, health: 9 },
      players: { Ada: { tokens, sabotaged: true, rockets: [ready(1, { accuracy: 3 }), ready(2)] } },
    })

  test('CR-4.6 CR-R12 a first hit is rolled again by itself; a second hit stands', () => {
    const table = sabotaged(0)
    const events = table.launch('Ada', 1, 2, 3)
    expect(events).toContainEqual(rolled(2, 3, 'first'))
    expect(events).toContainEqual(rolled(3, 3, 'forced'))
    expect(table.state.segment?.health).toBe(6)
  })

  test('CR-4.6 edge case 7: dice 2, 5 without a token: miss, rocket spent, sabotage gone', () => {
    const table = sabotaged(0)
    expect(table.launch('Ada', 1, 2, 5)).toContainEqual({ kind: 'rocketSpent', seat: 0, rocket: 1, hit: false })
    expect(table.player('Ada')).toMatchObject({ sabotaged: false, rockets: [{ id: 2 }] })
    expect(table.state.segment?.health).toBe(9)
  })

  test('CR-4.6 CR-R12 edge case 8: dice 4 with a token: final miss, no question, token kept, sabotage gone', () => {
    const table = sabotaged(1)
    table.launch('Ada', 1, 4)
    expect(table.asked).toEqual(['Ada main'])
    expect(table.player('Ada')).toMatchObject({ tokens: 1, sabotaged: false })
  })

  test('CR-4.6 CR-R12 edge case 8: dice 2, 5, then 1 with the token spent: hit', () => {
    const table = sabotaged(1)
    table.launch('Ada', 1, 2, 5)
    expect(table.asked).toEqual(['Ada reroll'])
    expect(table.spendToken('Ada', 1)).toContainEqual({ kind: 'rocketSpent', seat: 0, rocket: 1, hit: true })
    expect(table.player('Ada')).toMatchObject({ tokens: 0, sabotaged: false })
  })

  test('CR-4.6 the status counts for one launch only', () => {
    const table = sabotaged(0)
    table.launch('Ada', 1, 6)
    expect(kinds(table.launch('Ada', 2, 3)).filter((kind) => kind === 'dieRolled')).toHaveLength(1)
  })

  test('CR-4.11 CR-R12 sabotageOnMiss reroll: a first miss is rolled again too, and the second roll counts', () => {
    const table = sabotaged(0, { sabotageOnMiss: 'reroll' })
    const events = table.launch('Ada', 1, 5, 2)
    expect(events).toContainEqual(rolled(2, 3, 'forced'))
    expect(table.state.segment?.health).toBe(6)
  })

  test('CR-4.11 sabotageOnMiss reroll: a first hit is rolled again as well', () => {
    const table = sabotaged(0, { sabotageOnMiss: 'reroll' })
    table.launch('Ada', 1, 2, 5)
    expect(table.state.segment?.health).toBe(9)
  })

  test('CR-4.11 sabotageOnMiss reroll: after a second miss the token question is asked', () => {
    const table = sabotaged(1, { sabotageOnMiss: 'reroll' })
    table.launch('Ada', 1, 5, 6)
    expect(table.asked).toEqual(['Ada reroll'])
    table.spendToken('Ada', 3)
    expect(table.state.segment?.health).toBe(6)
  })
})

describe('the hit', () => {
  test('CR-4.7 effective power is subtracted from the health of the active segment', () => {
    const table = given({
      segment: { strength: 8, health: 8 },
      players: { Ada: { rockets: [ready(1, { power: 3 })] } },
    })
    expect(table.launch('Ada', 1, 1)).toContainEqual({ kind: 'segmentDamaged', seat: 0, damage: 3, health: 5 })
    expect(table.state.segment).toEqual({ strength: 8, health: 5 })
  })

  test('CR-4.8 at health 0 the segment is destroyed and becomes a trophy of its printed strength', () => {
    const table = given({
      segment: { strength: 7, health: 3 },
      players: { Ada: { rockets: [ready(1, { power: 3 })] } },
    })
    expect(table.launch('Ada', 1, 1)).toContainEqual({ kind: 'segmentDestroyed', seat: 0, strength: 7 })
    expect(table.player('Ada').trophies).toEqual([7])
  })

  test('CR-4.8 CR-R14 edge case 11: segment 6 with 2 health, hit by Ben with power 5: trophy 6, next segment untouched', () => {
    const table = given({
      turn: 'Ben',
      segment: { strength: 6, health: 2 },
      nextSegment: { strength: 9, seenBy: ['Ada'] },
      players: { Ben: { rockets: [ready(1, { power: 5 }), ready(2, { power: 1 })] } },
    })
    table.launch('Ben', 1, 1)
    expect(table.player('Ben').trophies).toEqual([6])
    expect(table.state.segment).toBeNull()
    table.launch('Ben', 2, 1)
    expect(table.state.segment).toEqual({ strength: 9, health: 8 })
  })

  test('CR-4.9 damage stays, whoever dealt it; the last hit takes the trophy', () => {
    const table = given({
      segment: { strength: 5, health: 5 },
      players: { Ada: { rockets: [ready(1, { power: 3 })] }, Ben: { rockets: [ready(2, { power: 2 })] } },
    })
    table.launch('Ada', 1, 1)
    table.endTurn('Ada')
    expect(table.state.segment).toEqual({ strength: 5, health: 2 })
    table.draw('Ben', 'economic', 'program-prestige')
    table.launch('Ben', 2, 1)
    expect([table.player('Ada').trophies, table.player('Ben').trophies]).toEqual([[], [5]])
  })
})

describe('afterwards', () => {
  test.each([
    ['hit', 1],
    ['miss', 6],
  ])('CR-4.10 after a %s the rocket is spent, calibrations are cleared and salvage is paid', (_what, die) => {
    const table = given({
      segment: { strength: 9, health: 9 },
      players: { Ada: { cubes: 0, salvageBonus: 3, powerCalibration: 1, accuracyCalibration: 1, rockets: [ready(1)] } },
    })
    table.launch('Ada', 1, die)
    expect(table.player('Ada')).toMatchObject({ cubes: 3, rockets: [], powerCalibration: 0, accuracyCalibration: 0 })
  })

  test('CR-4.10 edge case 24: salvage bonus 2, two misses in one launch: 2 cubes once', () => {
    const table = given({ players: { Ada: { cubes: 0, salvageBonus: 2, tokens: 1, rockets: [ready(1)] } } })
    table.launch('Ada', 1, 6)
    expect(table.cubes('Ada')).toBe(0)
    table.spendToken('Ada', 6)
    expect(table.cubes('Ada')).toBe(2)
  })

  test('CR-4.12 order: reveal, damage, trophy, rocket spent, salvage, next segment', () => {
    const table = given({
      options: { segmentReveal: 'onActivate' },
      setupLuck: ['segment-4'],
      nextSegment: { strength: 8 },
      players: { Ada: { salvageBonus: 1, rockets: [ready(1, { power: 4 })] } },
    })
    expect(kinds(table.launch('Ada', 1, 1))).toEqual([
      'rocketLaunched',
      'dieRolled',
      'segmentDamaged',
      'segmentDestroyed',
      'rocketSpent',
      'salvagePaid',
      'segmentRevealed',
    ])
    const hidden = given({ players: { Ada: { rockets: [ready(1, { power: 4 })] } } })
    expect(kinds(hidden.launch('Ada', 1, 1, 'segment-4'))).toEqual([
      'rocketLaunched',
      'dieRolled',
      'segmentRevealed',
      'segmentDamaged',
      'segmentDestroyed',
      'rocketSpent',
    ])
  })

  test('CR-4.12 CR-R31 the launch that ends the game still pays its salvage', () => {
    const table = given({
      segment: { strength: 9, health: 3 },
      players: { Ada: { cubes: 0, salvageBonus: 2, rockets: [ready(1)] }, Ben: { trophies: [4, 5, 6, 7, 8] } },
    })
    expect(kinds(table.launch('Ada', 1, 1)).slice(-3)).toEqual(['rocketSpent', 'salvagePaid', 'gameEnded'])
    expect(table.cubes('Ada')).toBe(2)
    expect(table.outcome?.points).toEqual([14, 30])
  })
})
