import { describe, expect, test } from 'vitest'
import { refuse } from '../contract/refusal.ts'
import type { Lanterns } from '../lanterns.fixture.ts'
import { lanterns } from '../lanterns.fixture.ts'
import { type Given, Scenario } from './runner.ts'

const table = (given: Partial<Given<Lanterns>> = {}) =>
  new Scenario({ game: lanterns, seats: ['Ada', 'Ben'], ...given })

function turnOfAda(given: Partial<Given<Lanterns>> = {}) {
  const scenario = table(given)
  scenario.act('Ada', { kind: 'hide', colour: 'red' })
  scenario.act('Ben', { kind: 'hide', colour: 'blue' })
  return scenario
}

describe('acting', () => {
  test('uses the luck given and tells what happened, to each what it may know', () => {
    const scenario = turnOfAda()
    expect(scenario.act('Ada', { kind: 'draw' }, ['green'])).toEqual([{ kind: 'drew', seat: 0, colour: 'green' }])
    expect(scenario.told('Ben')).toEqual([{ kind: 'drew', seat: 0 }])
    expect(scenario.told('spectator')).toEqual([{ kind: 'drew', seat: 0 }])
    expect(scenario.story('Ben').map(({ kind }) => kind)).toEqual(['hidden', 'turn', 'drew'])
    expect(scenario.state.players[0]?.hand).toEqual(['green'])
    expect(scenario.view('Ben').players[0]).not.toHaveProperty('hand')
  })

  test.each<[string, () => unknown, RegExp]>([
    ['luck missing', () => turnOfAda().act('Ada', { kind: 'roll' }), /No luck is left: a die was asked for/],
    ['luck left over', () => turnOfAda().act('Ada', { kind: 'roll' }, [3, 4]), /Luck is left over: 4/],
    ['luck where none is used', () => turnOfAda().act('Ada', { kind: 'pass' }, [1]), /Luck is left over: 1/],
    ['a refusal', () => turnOfAda().act('Ben', { kind: 'roll' }), /Ben may not roll: .* \(not-now, kernel\)/],
    ['a stranger', () => turnOfAda().act('Cyd', { kind: 'roll' }), /Nobody here is called Cyd; there are Ada, Ben/],
    ['set-up luck left over', () => table({ setupLuck: [1] }), /Luck is left over: 1/],
    ['an impossible set-up', () => table({ seats: ['Ada'] }), /There is no such set-up: .*2 to 4 players/],
  ])('%s fails the scenario', (_what, run, text) => {
    expect(run).toThrow(text)
  })
})

describe('a refusal', () => {
  test('is asserted with its rule, and leaves everything as it was', () => {
    const scenario = turnOfAda()
    for (let time = 0; time < 3; time++) scenario.act('Ada', { kind: 'light', lamps: 3 })
    const why = scenario.refused('Ada', { kind: 'light', lamps: 1 }, { rule: 'LA-7', code: 'too-bright' })
    expect(why.text).toBe('You have 9 lamps; more than 9 are too bright.')
    expect(scenario.events).toEqual([])
  })

  test.each<[string, () => unknown, RegExp]>([
    [
      'an accepted action',
      () => turnOfAda().refused('Ada', { kind: 'pass' }, { rule: 'LA-1' }),
      /was accepted; it should be refused by LA-1/,
    ],
    [
      'another rule',
      () => turnOfAda().refused('Ben', { kind: 'pass' }, { rule: 'LA-1' }),
      /should be refused by LA-1, not by kernel \(not-now\)/,
    ],
    [
      'another code',
      () => turnOfAda().refused('Ben', { kind: 'pass' }, { rule: 'kernel', code: 'tired' }),
      /should be refused by kernel \(tired\), not by kernel \(not-now\)/,
    ],
  ])('that does not come fails the scenario: %s', (_what, run, text) => {
    expect(run).toThrow(text)
  })

  test('that changes the state fails the scenario', () => {
    const leaky: typeof lanterns = {
      ...lanterns,
      check(state, seat, action) {
        state.waves++
        return lanterns.check(state, seat, action)
      },
    }
    const scenario = table({ game: leaky })
    const attempt = () => scenario.refused('Ada', { kind: 'roll' }, { rule: 'kernel' })
    expect(attempt).toThrow(/was refused but changed the state/)
  })
})

describe('the position', () => {
  test('is arranged as part of the set-up: questions, undo and deadlines start from it', () => {
    const scenario = table({
      arrange(state, seatNamed) {
        const seat = seatNamed('Ben')
        if (seat === null) return refuse('x', 'x', 'no Ben')
        for (const player of state.players) player.lamps = 5
        state.round = 1
        state.agenda.steps = [{ kind: 'turn', id: 1, seat, by: null, bell: null }]
        return null
      },
    })
    expect(scenario.open).toMatchObject([{ seat: 1, kind: 'turn' }])
    scenario.act('Ben', { kind: 'light', lamps: 2 })
    expect(scenario.undo('Ben')).toEqual([{ kind: 'undone', seat: 1 }])
    expect(scenario.state.players[1]?.lamps).toBe(5)
    expect(scenario.undoRefused('Ben').code).toBe('nothing-to-undo')
  })

  test('that cannot be fails the scenario', () => {
    const arrange = () => refuse('no-oil', 'LA-1', 'There is no oil.')
    expect(() => table({ arrange })).toThrow('The position cannot be arranged: There is no oil.')
  })
})

test('time, pace, seat options, bots and comings and goings are those of the table', () => {
  const scenario = turnOfAda({
    pace: { pauseMs: 500 },
    seatOptions: [{ flame: 'large' }, {}],
    bots: ['Ben'],
    series: { games: 2, number: 1 },
  })
  expect(scenario.header).toMatchObject({ pace: { pauseMs: 500, fixedWindows: false }, setup: { bots: [1] } })
  expect(scenario.state.players.map(({ lamps }) => lamps)).toEqual([1, 0])
  expect(scenario.manned('Ben', 'person')).toEqual([{ kind: 'manned', seat: 1, holder: 'person' }])
  scenario.act('Ada', { kind: 'ask' })
  scenario.act('Ben', { kind: 'guess', colour: 'red' })
  expect(scenario.time(500)).toEqual([{ kind: 'guessed', seat: 1, colour: 'red' }])
  expect(scenario.now).toBe(500)
  expect(scenario.log.map(({ kind }) => kind)).toEqual(['start', 'act', 'act', 'manned', 'act', 'act', 'wake'])
})
