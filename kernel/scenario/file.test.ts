import { describe, expect, test } from 'vitest'
import { isRefusal, refuse } from '../contract/refusal.ts'
import { lanterns } from '../lanterns.fixture.ts'
import { readScenario, type ScenarioFile } from './file.ts'
import { type Playable, runScenario } from './run.ts'

const entry: Playable = {
  game: lanterns as unknown as Playable['game'],
  arrange(state, given, seatNamed) {
    const lamps = (given as { lamps: Record<string, number> }).lamps
    for (const [name, count] of Object.entries(lamps)) {
      const seat = seatNamed(name)
      if (seat === null) return refuse('stranger', 'scenario', `Nobody is called ${name}.`)
      const player = (state as { players: { lamps: number }[] }).players[seat]
      if (player) player.lamps = count
    }
    return null
  },
}

const hide = (seat: string) => ({ seat, do: { kind: 'hide', colour: 'red' } })
const file = (more: object = {}) => ({
  format: 'starboard-scenario/1',
  game: 'lanterns',
  title: 'LA-7 nine lamps are bright enough',
  seats: ['Ada', 'Ben'],
  given: { lamps: { Ada: 8 } },
  steps: [
    hide('Ada'),
    hide('Ben'),
    { seat: 'Ada', do: { kind: 'light', lamps: 2 }, refused: { rule: 'LA-7' } },
    { seat: 'Ada', do: { kind: 'draw' }, luck: ['blue'], expect: { told: { Ben: [{ kind: 'drew', seat: 0 }] } } },
    { seat: 'Ada', do: { kind: 'light', lamps: 1 } },
    { undo: 'Ada', expect: { state: { players: { Ada: { lamps: 8 } } } } },
    { seat: 'Ada', do: { kind: 'pass' } },
    { undo: 'Ada', refused: true },
    { manned: 'Ben', holder: 'nobody' },
    { at: 10_000, expect: { open: [{ seat: 'Ada', kind: 'turn', by: 20_000 }] } },
  ],
  expect: {
    state: { round: 2, players: { Ada: { hand: ['blue'] }, 1: { lamps: 0 } } },
    views: { Ada: { players: { Ada: { hand: ['blue'] } } }, spectator: { players: [{ cards: 1 }, { cards: 0 }] } },
    hidden: { Ben: ['players.Ada.hand', 'players.0.hidden'] },
    events: [
      { kind: 'drew', colour: 'blue' },
      { kind: 'turn', seat: 1 },
      { kind: 'manned' },
      { kind: 'turn', seat: 0 },
    ],
    outcome: null,
  },
  ...more,
})

function read(value: unknown): ScenarioFile {
  const scenario = readScenario(value)
  if (isRefusal(scenario)) throw new Error(scenario.text)
  return scenario
}
const differencesOf = (value: unknown) => runScenario(entry, read(value)).differences

test('a scenario that goes as written has no differences', () => {
  expect(runScenario(entry, read(file()))).toEqual({ title: 'LA-7 nine lamps are bright enough', differences: [] })
})

describe('differences are readable lines', () => {
  const ending = (expect: object) => file({ expect })

  test.each<[string, object, string]>([
    ['state', { state: { round: 3 } }, 'end state.round: expected 3, found 2'],
    [
      'a player by name',
      { state: { players: { Ada: { lamps: 1 } } } },
      'end state.players.Ada.lamps: expected 1, found 8',
    ],
    ['a list of another length', { state: { players: [{}] } }, 'end state.players: expected [{}], found [{'],
    ['a missing member', { state: { oil: 1 } }, 'end state.oil: expected 1, found nothing'],
    [
      'a view',
      { views: { Ben: { players: { Ada: { cards: 2 } } } } },
      'end view of Ben.players.Ada.cards: expected 2, found 1',
    ],
    [
      'a secret that is told',
      { hidden: { Ada: ['players.0.hand'] } },
      'end view of Ada.players.0.hand: expected nothing, found something',
    ],
    ['an event that does not come', { events: [{ kind: 'bell' }] }, 'end events: expected {"kind":"bell"}, found [{'],
    [
      'events in another order',
      { events: [{ kind: 'manned' }, { kind: 'drew' }] },
      'end events: expected {"kind":"drew"}',
    ],
    [
      'what a viewer is not told',
      { told: { Ben: [{ kind: 'drew', colour: 'blue' }] } },
      'end told to Ben: expected {"kind":"drew"',
    ],
    [
      'an outcome before the end',
      { outcome: { ending: 'dawn' } },
      'end outcome: expected {"ending":"dawn"}, found null',
    ],
    ['a question', { open: [{ seat: 'Ben', kind: 'turn' }] }, 'end open.0.seat: expected 1, found 0'],
  ])('%s', (_what, expected, line) => {
    const [first, ...others] = differencesOf(ending(expected))
    expect(first).toContain(line)
    expect(others).toEqual([])
  })

  test('every one is listed', () => {
    expect(differencesOf(ending({ state: { round: 9, waves: 9 } }))).toHaveLength(2)
  })

  test.each<[string, object, RegExp]>([
    ['a step that is refused', { steps: [{ seat: 'Ada', do: { kind: 'roll' } }] }, /^step 1: Ada may not roll/],
    ['a step that should be refused', { steps: [{ ...hide('Ada'), refused: { rule: 'X' } }] }, /^step 1: .*accepted/],
    [
      'luck missing',
      { steps: [hide('Ada'), hide('Ben'), { seat: 'Ada', do: { kind: 'roll' } }] },
      /^step 3: .*No luck is left/,
    ],
    ['luck left over', { steps: [{ ...hide('Ada'), luck: [4] }] }, /^step 1: Luck is left over: 4/],
    [
      'an unknown preset',
      { options: { preset: 'wild' } },
      /^set-up: There is no such set-up: There is no preset "wild"/,
    ],
    ['a position that cannot be', { given: { lamps: { Cyd: 1 } } }, /^set-up: .*Nobody is called Cyd/],
    ['another game', { game: 'chess' }, /^set-up: this is a scenario of chess, not of lanterns/],
  ])('a scenario that cannot be played says where it stopped: %s', (_what, more, text) => {
    const found = differencesOf(file({ expect: { state: { round: 0 } }, ...more }))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(text)
  })

  test('a game without `arrange` takes no given position', () => {
    const { differences } = runScenario({ game: entry.game }, read(file()))
    expect(differences).toEqual(['set-up: lanterns cannot arrange a given position.'])
  })
})

describe('a file that is no scenario is refused with a sentence', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'This must be an object.'],
    ['another format', file({ format: 'starboard-match/1' }), '“format” must be one of starboard-scenario/1.'],
    ['no title', file({ title: '' }), '“title” must be at least 1.'],
    ['no seats', file({ seats: [] }), '“seats” must be at least 1.'],
    ['an unknown part', file({ dice: [1] }), 'This has unknown parts: dice.'],
    [
      'a step without meaning',
      file({ steps: [{ luck: [1] }] }),
      '“steps.0” needs “seat” and “do”, or one of “at”, “undo” and “manned”, to say what happens.',
    ],
    [
      'a step with an unknown part',
      file({ steps: [{ ...hide('Ada'), dice: [1] }] }),
      '“steps.0” has unknown parts: dice.',
    ],
    ['a step without a seat', file({ steps: [{ do: { kind: 'pass' } }] }), '“steps.0.seat” must be a string.'],
    [
      'a refusal without a rule',
      file({ steps: [{ ...hide('Ada'), refused: {} }] }),
      '“steps.0.refused.rule” must be a string.',
    ],
    ['time running backwards from the start', file({ steps: [{ at: -1 }] }), '“steps.0.at” must be at least 0.'],
    ['an unknown expectation', file({ expect: { luck: [] } }), '“expect” has unknown parts: luck.'],
    ['a stranger', file({ steps: [hide('Cyd')] }), 'Nobody here is called Cyd; there are Ada, Ben.'],
    [
      'a stranger who looks',
      file({ expect: { views: { Cyd: {} } } }),
      'Nobody here is called Cyd; there are Ada, Ben.',
    ],
    ['two of one name', file({ seats: ['Ada', 'Ada'] }), 'Two players are called Ada.'],
  ])('%s', (_what, value, text) => {
    expect(readScenario(value)).toEqual({
      kind: 'refusal',
      code: 'no-scenario',
      rule: 'kernel',
      text: `This is no scenario of the format starboard-scenario/1. ${text}`,
    })
  })
})
