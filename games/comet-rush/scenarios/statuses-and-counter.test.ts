import { describe, expect, test } from 'vitest'
import { given, kinds, ready } from './table.ts'

const respond = (counter: boolean) => ({ kind: 'respondPressure', counter })
const pressure = 'diplomatic-pressure'

describe('statuses', () => {
  test('CR-7.1 CR-R21 edge case 15: embargoed by Ada and by Cyd, Ben loses one income, and the next one is full', () => {
    const table = given({
      seats: ['Ada', 'Ben', 'Cyd'],
      turn: 'Cyd',
      players: { Ada: { hand: ['embargo'] }, Ben: { cubes: 0 }, Cyd: { hand: ['embargo'] } },
    })
    table.play('Cyd', 'embargo', { on: 'Ben' })
    table.endTurn('Cyd', 'movement-1')
    table.draw('Ada', 'economic', 'program-prestige')
    table.play('Ada', 'embargo', { on: 'Ben' })
    table.endTurn('Ada')
    expect(table.cubes('Ben')).toBe(0)
    table.draw('Ben', 'economic', 'program-prestige')
    table.endTurn('Ben')
    table.draw('Cyd', 'economic', 'program-prestige')
    table.endTurn('Cyd', 'movement-1')
    table.draw('Ada', 'economic', 'program-prestige')
    table.endTurn('Ada')
    expect(table.cubes('Ben')).toBe(5)
  })

  test('CR-7.1 CR-R21 a second sabotage adds nothing', () => {
    const table = given({
      players: {
        Ada: { hand: ['sabotage-construction', 'sabotage-construction'] },
        Ben: { rockets: [ready(1), ready(2)] },
      },
    })
    table.play('Ada', 'sabotage-construction', { on: 'Ben' })
    table.play('Ada', 'sabotage-construction', { on: 'Ben' })
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    table.launch('Ben', 1, 6)
    expect(table.player('Ben').sabotaged).toBe(false)
    expect(kinds(table.launch('Ben', 2, 6)).filter((kind) => kind === 'dieRolled')).toHaveLength(1)
  })

  test('CR-7.1 CR-R21 a second pressure adds nothing: one card is blocked, the next one works', () => {
    const table = given({
      turn: 'Ben',
      players: { Ben: { hand: [pressure] }, Ada: { pressured: true, hand: ['increase-income', 'increase-income'] } },
    })
    table.play('Ben', pressure, { on: 'Ada' })
    table.accept('Ada')
    table.endTurn('Ben', 'movement-1')
    table.draw('Ada', 'economic', 'program-prestige')
    table.play('Ada', 'increase-income')
    expect(table.player('Ada').incomeBonus).toBe(0)
    table.play('Ada', 'increase-income')
    expect(table.player('Ada').incomeBonus).toBe(1)
  })

  test('CR-7.2 CR-R22 statuses, tokens, calibrations, bonuses, rockets and discard piles are public', () => {
    const Ada = {
      cubes: 7,
      embargoed: true,
      sabotaged: true,
      pressured: true,
      tokens: 2,
      powerCalibration: 1,
      accuracyCalibration: 2,
      incomeBonus: 1,
      salvageBonus: 2,
      prestigeBonus: 3,
      powerCap: 5,
      accuracyCap: 4,
      trophies: [6],
    }
    const table = given({
      decks: { espionage: { discard: ['embargo', 'regulatory-review'] } },
      players: { Ada: { ...Ada, rockets: [ready(1, { power: 5 })] } },
    })
    for (const viewer of ['Ada', 'Ben', 'spectator']) {
      expect(table.view(viewer).players[0]).toMatchObject({
        ...Ada,
        points: 6,
        rockets: [{ id: 1, power: 5, accuracy: 3, level: 1, remaining: 0 }],
      })
      expect(table.view(viewer).decks.espionage).toEqual({ size: 42, discard: ['embargo', 'regulatory-review'] })
    }
  })
})

describe('pressure', () => {
  test('CR-7.3 it lasts until the next card play, however many turns later', () => {
    const table = given({ players: { Ada: { pressured: true, hand: ['increase-income'] } } })
    for (let round = 0; round < 3; round++) {
      table.endTurn('Ada')
      table.draw('Ben', 'economic', 'program-prestige')
      table.endTurn('Ben', 'movement-1')
      table.draw('Ada', 'engineering', 'comet-analysis')
      expect(table.player('Ada').pressured).toBe(true)
    }
    table.play('Ada', 'increase-income')
    expect(table.player('Ada')).toMatchObject({ pressured: false, incomeBonus: 0 })
  })

  test('CR-7.4 CR-R17 edge case 12: a blocked card does nothing and pays nothing; the second one works and pays 2', () => {
    const table = given({
      players: { Ada: { cubes: 5, prestigeBonus: 2, pressured: true, hand: ['increase-income', 'increase-income'] } },
    })
    expect(table.play('Ada', 'increase-income')).toEqual([{ kind: 'cardBlocked', seat: 0, card: 'increase-income' }])
    expect(table.player('Ada')).toMatchObject({ cubes: 5, incomeBonus: 0, pressured: false })
    expect(table.discard('economic')).toEqual(['increase-income'])
    table.play('Ada', 'increase-income')
    expect(table.player('Ada')).toMatchObject({ cubes: 7, incomeBonus: 1 })
  })

  test('CR-7.4 under pressure targets need not be named, and are ignored', () => {
    const table = given({ players: { Ada: { pressured: true, hand: ['covert-rocket-strike', 'embargo'] } } })
    expect(table.legal('Ada').filter(({ kind }) => kind === 'play')).toEqual([
      { kind: 'play', card: 'covert-rocket-strike' },
      { kind: 'play', card: 'embargo' },
    ])
    table.play('Ada', 'covert-rocket-strike')
    expect(table.player('Ada').pressured).toBe(false)
    const other = given({ players: { Ada: { pressured: true, hand: ['embargo'] } } })
    other.play('Ada', 'embargo', { on: 'Ben' })
    expect(other.player('Ben').embargoed).toBe(false)
  })

  test('CR-7.4 a Diplomatic Pressure that is blocked asks nobody', () => {
    const table = given({ players: { Ada: { pressured: true, hand: [pressure] }, Ben: { hand: [pressure] } } })
    table.play('Ada', pressure, { on: 'Ben' })
    expect(table.asked).toEqual(['Ada main'])
    expect(table.player('Ben').pressured).toBe(false)
  })

  test('CR-7.5 a trade is no card play: allowed under pressure, does not end it, pays no bonus', () => {
    const table = given({
      players: { Ada: { cubes: 5, prestigeBonus: 3, pressured: true, hand: ['embargo', 'embargo'] } },
    })
    table.trade('Ada', ['embargo', 'embargo'], 'economic', 'increase-income')
    expect(table.player('Ada')).toMatchObject({ cubes: 5, pressured: true, hand: ['increase-income'] })
  })
})

describe('the counter', () => {
  test('CR-7.6 a target who holds Diplomatic Pressure is asked to counter or accept', () => {
    const table = given({ players: { Ada: { hand: [pressure] }, Ben: { hand: [pressure, 'embargo'] } } })
    expect(kinds(table.play('Ada', pressure, { on: 'Ben' }))).toEqual(['cardPlayed', 'pressureAsked'])
    expect(table.asked).toEqual(['Ben pressure'])
    expect(table.legal('Ben')).toEqual([respond(true), respond(false)])
  })

  test('CR-7.7 a counter discards the card and cancels the attack', () => {
    const table = given({ players: { Ada: { hand: [pressure] }, Ben: { hand: ['embargo', pressure] } } })
    table.play('Ada', pressure, { on: 'Ben' })
    expect(kinds(table.counter('Ben'))).toEqual(['pressureCountered'])
    expect(table.player('Ben')).toMatchObject({ hand: ['embargo'], pressured: false })
    expect(table.asked).toEqual(['Ada main'])
  })

  test('CR-7.7 edge case 14: already under pressure, Ben counters another: both cards discarded, no pressure left', () => {
    const table = given({ players: { Ada: { hand: [pressure] }, Ben: { pressured: true, hand: [pressure] } } })
    table.play('Ada', pressure, { on: 'Ben' })
    table.counter('Ben')
    expect(table.discard('espionage')).toEqual([pressure, pressure])
    expect(table.player('Ben').pressured).toBe(false)
  })

  test('CR-7.8 who accepts keeps the card and is under pressure', () => {
    const table = given({ players: { Ada: { hand: [pressure] }, Ben: { hand: [pressure] } } })
    table.play('Ada', pressure, { on: 'Ben' })
    table.accept('Ben')
    expect(table.player('Ben')).toMatchObject({ hand: [pressure], pressured: true })
  })

  test('CR-7.9 CR-R17 a counter pays no bonus, is not blocked and not countered; the attacker keeps the bonus paid', () => {
    const table = given({
      players: {
        Ada: { cubes: 0, prestigeBonus: 2, hand: [pressure, pressure] },
        Ben: { cubes: 0, prestigeBonus: 3, pressured: true, hand: [pressure] },
      },
    })
    table.play('Ada', pressure, { on: 'Ben' })
    table.counter('Ben')
    expect(table.asked).toEqual(['Ada main'])
    expect([table.cubes('Ada'), table.cubes('Ben')]).toEqual([2, 0])
    expect(table.hand('Ada')).toEqual([pressure])
  })

  test('CR-7.10 CR-R28 every target with cards is asked; without Diplomatic Pressure it can only accept', () => {
    const table = given({ players: { Ada: { hand: [pressure] }, Ben: { hand: ['embargo'] } } })
    table.play('Ada', pressure, { on: 'Ben' })
    expect(table.asked).toEqual(['Ben pressure'])
    expect(table.legal('Ben')).toEqual([respond(false)])
    table.refused('Ben', respond(true), { rule: 'CR-7.7' })
    table.accept('Ben')
    expect(table.player('Ben').pressured).toBe(true)
  })

  test('CR-7.10 a target with an empty hand is put under pressure without a question', () => {
    const table = given({ players: { Ada: { hand: [pressure] } } })
    table.play('Ada', pressure, { on: 'Ben' })
    expect(table.asked).toEqual(['Ada main'])
    expect(table.player('Ben').pressured).toBe(true)
    expect(table.discard('espionage')).toEqual([pressure])
  })

  test('CR-7.10 CR-R28 alwaysAskCounter off: only holders are asked', () => {
    const options = { alwaysAskCounter: false }
    const without = given({ options, players: { Ada: { hand: [pressure] }, Ben: { hand: ['embargo'] } } })
    without.play('Ada', pressure, { on: 'Ben' })
    expect(without.asked).toEqual(['Ada main'])
    expect(without.player('Ben').pressured).toBe(true)
    const holder = given({ options, players: { Ada: { hand: [pressure] }, Ben: { hand: [pressure] } } })
    holder.play('Ada', pressure, { on: 'Ben' })
    expect(holder.asked).toEqual(['Ben pressure'])
  })

  test('CR-7.11 CR-R28 that the question is open is public, and so is the answer; the legal answers are not', () => {
    const table = given({
      seats: ['Ada', 'Ben', 'Cyd'],
      players: { Ada: { hand: [pressure] }, Ben: { hand: [pressure] }, Cyd: { hand: ['embargo'] } },
    })
    table.play('Ada', pressure, { on: 'Ben' })
    for (const viewer of ['Ada', 'Cyd', 'spectator']) {
      expect(table.look(viewer).open).toMatchObject([{ seat: 1, kind: 'pressure' }])
      expect(table.told(viewer)).toContainEqual({ kind: 'pressureAsked', seat: 1, by: 0 })
      expect(table.look(viewer).legal).toEqual([])
    }
    table.counter('Ben')
    for (const viewer of ['Ada', 'Cyd', 'spectator'])
      expect(table.told(viewer)).toEqual([{ kind: 'pressureCountered', seat: 1, by: 0 }])
  })

  test('CR-7.12 the attacking card leaves the hand and pays at once, but is discarded only with the answer', () => {
    const table = given({
      players: { Ada: { cubes: 0, prestigeBonus: 1, hand: [pressure, 'increase-income'] }, Ben: { hand: ['embargo'] } },
    })
    table.play('Ada', pressure, { on: 'Ben' })
    expect(table.player('Ada')).toMatchObject({ cubes: 1, hand: ['increase-income'] })
    expect(table.discard('espionage')).toEqual([])
    table.accept('Ben')
    expect(table.discard('espionage')).toEqual([pressure])
  })

  test('CR-7.12 nothing else happens while the question is open', () => {
    const table = given({
      players: { Ada: { hand: [pressure, 'increase-income'], rockets: [ready(1)] }, Ben: { hand: ['embargo'] } },
    })
    table.play('Ada', pressure, { on: 'Ben' })
    const actions = [
      { kind: 'play', card: 'increase-income' },
      { kind: 'launch', rocket: 1 },
      { kind: 'build', power: 1, accuracy: 1, level: 1 },
      { kind: 'endTurn' },
    ]
    for (const action of actions) table.refused('Ada', action, { rule: 'CR-2.10' })
  })
})
