import { describe, expect, test } from 'vitest'
import { lanterns } from '../lanterns.fixture.ts'
import { fastChance } from '../luck/fast.ts'
import { Scenario } from '../scenario/index.ts'
import { seatOf } from './seat.ts'
import { type Agenda, listedElsewhere, openWindow, type StepTypes, stepwise, withdraw } from './steps.ts'

const NAMES = ['Ada', 'Ben', 'Cyd']
const hide = { kind: 'hide', colour: 'red' } as const
const guess = (colour: 'red' | 'green' | 'blue') => ({ kind: 'guess', colour }) as const

/** All have hidden a colour; Ada's turn. */
function table(given: { options?: object; pace?: { pauseMs?: number; fixedWindows?: boolean } } = {}) {
  const scenario = new Scenario({ game: lanterns, seats: NAMES, ...given })
  for (const name of NAMES) scenario.act(name, hide)
  return scenario
}
const openOf = ({ open }: ReturnType<typeof table>) => open.map(({ id, seat, kind }) => `${id} ${NAMES[seat]} ${kind}`)
const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind)
const guesses = (events: readonly object[]) =>
  events.filter((event): event is { kind: string; seat: number; colour: string } => 'colour' in event)

describe('questions', () => {
  test('all seats are asked at once, and each is asked no more when it has answered', () => {
    const scenario = new Scenario({ game: lanterns, seats: NAMES })
    expect(openOf(scenario)).toEqual(['1:hiding Ada hiding', '1:hiding Ben hiding', '1:hiding Cyd hiding'])
    scenario.act('Ben', hide)
    expect(openOf(scenario)).toEqual(['1:hiding Ada hiding', '1:hiding Cyd hiding'])
    scenario.refused('Ben', hide, { rule: 'kernel', code: 'not-now' })
  })

  test('are numbered when they come up: automatic steps in between are not counted', () => {
    const scenario = table()
    expect(openOf(scenario)).toEqual(['2:turn Ada turn'])
    scenario.act('Ada', { kind: 'pass' })
    expect(openOf(scenario)).toEqual(['3:turn Ben turn'])
  })

  test('stay open, under the same number, below what they put on the agenda', () => {
    const scenario = table()
    scenario.act('Ada', { kind: 'ask' })
    expect(openOf(scenario)).toEqual(['3:guessing Ben guessing', '3:guessing Cyd guessing'])
    scenario.act('Ben', guess('red'))
    scenario.act('Cyd', guess('blue'))
    expect(openOf(scenario)).toEqual(['2:turn Ada turn'])
  })

  test('nothing is legal for a seat that is not asked, and what it does is refused', () => {
    const scenario = table()
    expect(scenario.legal('Ben')).toEqual([])
    expect(scenario.legal('Ada')).toContainEqual({ kind: 'light', lamps: 3 })
    scenario.refused('Ben', { kind: 'light', lamps: 1 }, { rule: 'kernel', code: 'not-now' })
    scenario.refused('Ada', guess('red'), { rule: 'kernel', code: 'not-now' })
  })

  test('a deadline is in the decision, and 0 seconds give none', () => {
    expect(table().open[0]).toMatchObject({ by: 10_000 })
    expect(table({ options: { turnSeconds: 0 } }).open[0]?.by).toBeUndefined()
  })

  test('an anytime action needs no question, and leaves what is open alone', () => {
    const scenario = table()
    scenario.act('Cyd', { kind: 'wave' })
    expect(openOf(scenario)).toEqual(['2:turn Ada turn'])
    scenario.act('Cyd', { kind: 'wave' })
    scenario.act('Ada', { kind: 'wave' })
    scenario.refused('Ben', { kind: 'wave' }, { rule: 'LA-8', code: 'tired' })
  })

  test('the end has no questions', () => {
    const scenario = table({ options: { rounds: 1 } })
    for (const name of NAMES) scenario.act(name, { kind: 'pass' })
    expect(scenario.open).toEqual([])
    expect(scenario.outcome).toMatchObject({ ending: 'dawn' })
  })
})

describe('windows', () => {
  test('answers lie unseen until the last one is in, then act in the order asked', () => {
    const scenario = table()
    scenario.act('Ada', { kind: 'ask' })
    expect(scenario.act('Cyd', guess('blue'))).toEqual([])
    expect(scenario.act('Ben', guess('green'))).toEqual([
      { kind: 'guessed', seat: 1, colour: 'green' },
      { kind: 'guessed', seat: 2, colour: 'blue' },
    ])
  })

  test('that an answer is in is told to its own seat only', () => {
    const scenario = table()
    scenario.act('Ada', { kind: 'ask' })
    scenario.act('Cyd', guess('blue'))
    const answered = (viewer: string) => scenario.look(viewer).open.map((open) => open.answered)
    expect(answered('Cyd')).toEqual([undefined, true])
    expect(answered('Ben')).toEqual([false, undefined])
    expect(answered('spectator')).toEqual([undefined, undefined])
  })

  test('an answer may be replaced while the window is open', () => {
    const scenario = table()
    scenario.act('Ada', { kind: 'ask' })
    scenario.act('Ben', guess('green'))
    scenario.act('Ben', guess('red'))
    expect(guesses(scenario.act('Cyd', guess('blue')))[0]).toMatchObject({ seat: 1, colour: 'red' })
  })

  test('with a pause it closes by the clock, not before, however quick the answers were', () => {
    const scenario = table({ pace: { pauseMs: 2_000 } })
    scenario.act('Ada', { kind: 'ask' })
    scenario.act('Ben', guess('red'))
    expect(scenario.act('Cyd', guess('blue'))).toEqual([])
    expect(scenario.time(1_999)).toEqual([])
    scenario.act('Ben', guess('green'))
    expect(guesses(scenario.time(2_000))[0]).toMatchObject({ seat: 1, colour: 'green' })
    expect(scenario.log.at(-1)).toMatchObject({ kind: 'wake', at: 2_000 })
  })

  test('after the pause the last answer closes it', () => {
    const scenario = table({ pace: { pauseMs: 2_000 } })
    scenario.act('Ada', { kind: 'ask' })
    scenario.act('Ben', guess('red'))
    scenario.time(3_000)
    expect(scenario.act('Cyd', guess('blue'))).toHaveLength(2)
  })

  test('a fixed window runs to its deadline', () => {
    const scenario = table({ pace: { fixedWindows: true } })
    scenario.act('Ada', { kind: 'ask' })
    scenario.act('Ben', guess('red'))
    scenario.act('Cyd', guess('blue'))
    expect(scenario.time(4_999)).toEqual([])
    expect(kinds(scenario.time(5_000))).toEqual(['guessed', 'guessed'])
  })

  test('who has not answered by the deadline answers with the fallback, in the order asked', () => {
    const scenario = table()
    scenario.act('Ada', { kind: 'ask' })
    scenario.act('Cyd', guess('blue'))
    expect(guesses(scenario.time(5_000)).map(({ colour }) => colour)).toEqual(['red', 'blue'])
    expect(scenario.log.at(-1)).toMatchObject({ kind: 'act', seat: 1, by: 'timeout', at: 5_000 })
  })

  test('at the very millisecond of the deadline an answer is too late', () => {
    const scenario = table()
    scenario.act('Ada', { kind: 'ask' })
    scenario.time(5_000)
    scenario.refused('Ben', guess('green'), { rule: 'kernel', code: 'not-now' })
  })

  test('a pause longer than the deadline does not keep the window open behind it', () => {
    const scenario = table({ pace: { pauseMs: 8_000 } })
    scenario.act('Ada', { kind: 'ask' })
    scenario.act('Cyd', guess('blue'))
    expect(guesses(scenario.time(5_000))).toHaveLength(2)
    scenario.refused('Ben', guess('green'), { rule: 'kernel', code: 'not-now' })
  })

  test('without a limit it waits for everybody', () => {
    const scenario = table({ options: { guessSeconds: 0, turnSeconds: 0 } })
    scenario.act('Ada', { kind: 'ask' })
    expect(scenario.time(3_600_000)).toEqual([])
    expect(openOf(scenario)).toHaveLength(2)
  })

  test('opening one for nobody is a bug, and a seat that leaves is waited for no longer', () => {
    const ctx = { now: 100, pace: { pauseMs: 50, fixedWindows: false } }
    expect(() => openWindow(ctx, [], 5)).toThrow('A window needs somebody to ask.')
    const window = openWindow<{ kind: string }>(ctx, [seatOf(1), seatOf(2)], 5)
    window.answers[1] = { kind: 'guess' }
    withdraw(window, seatOf(1))
    expect(window).toEqual({ asked: [2], answers: {}, notBefore: 150, by: 5_100 })
    withdraw(window, seatOf(2))
    expect(window).toEqual({ asked: [], answers: {}, notBefore: 0, by: 5_100 })
  })
})

describe('moves that another one lists', () => {
  interface Walk extends StepTypes {
    State: { readonly options: object; readonly rules: number; agenda: Agenda<{ readonly kind: 'walk'; id?: number }> }
    Step: { readonly kind: 'walk'; id?: number }
    Action: { readonly kind: 'left' } | { readonly kind: 'right' }
  }
  const both: readonly Walk['Action'][] = [{ kind: 'left' }, { kind: 'right' }]
  const ada = seatOf(0)
  const game = stepwise<Walk>({
    steps: {
      walk: {
        asks: () => [{ seat: ada, mode: 'single' }],
        moves: {
          left: { legal: listedElsewhere, check: () => null, apply: () => 'answered' },
          right: {
            legal: () => both as readonly { readonly kind: 'right' }[],
            check: () => null,
            apply: () => 'answered',
          },
        },
        fallback: () => null,
      },
    },
  })

  const unheard = {
    now: 0,
    random: fastChance('walk'),
    pace: { pauseMs: 0, fixedWindows: false },
    byTimeout: false,
    hasListeners: false,
    emit() {},
    reveal() {},
  }

  test('are listed once, and answer like the others', () => {
    const state: Walk['State'] = { options: {}, rules: 1, agenda: { asked: 0, steps: [{ kind: 'walk' }] } }
    expect(game.legalByKind(state, ada)).toEqual([both])
    expect(game.legal(state, ada)).toEqual(both)
    expect(game.check(state, ada, { kind: 'left' }, 'player')).toBeNull()
    game.apply(state, ada, { kind: 'left' }, unheard)
    expect(state.agenda.steps).toEqual([])
  })
})
