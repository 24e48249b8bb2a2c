import { describe, expect, test } from 'vitest'
import { checkRace } from './play-race.ts'

const FLOOR = ['rrcourse 1', 'grid', '+     +     +     +', ' .     #     .', '+     +     +     +', 'end']

const race = (change: object = {}) => ({
  format: 'rr-scenario-1',
  name: 'A robot and a pit',
  course: FLOOR,
  robots: [{ id: 'A', at: [0, 0], heading: 'N' }],
  turns: [{ programs: { A: ['RL-070', null, null, null, null] }, expect: {} }],
  ...change,
})

const oneTurn = (turn: object) => race({ turns: [turn] })
const program = (...cards: (string | null)[]) => [...cards, ...Array.from({ length: 5 - cards.length }, () => null)]

test('the race that the others are variations of passes', () => {
  expect(checkRace(race())).toEqual({ title: 'A robot and a pit', differences: [] })
})

test('RR-3.12 an empty program for a powered-down robot is none', () => {
  const robots = [{ id: 'A', at: [0, 0], heading: 'N', poweredDown: true }]
  expect(checkRace(race({ robots, turns: [{ programs: { A: program() } }] }))).toMatchObject({ differences: [] })
})

/** Section 22 of the rules: each is told in one sentence, and nothing is played on. */
describe('a scenario that cannot be', () => {
  test.each<[string, object, string]>([
    ['another format', race({ format: 'rr-scenario-2' }), 'must be one of rr-scenario-1'],
    ['a key nobody knows', race({ weather: 'fine' }), 'weather'],
    ['no robots', race({ robots: [] }), '“robots” must be at least 1'],
    ['RR-13.12 a course with a fault', race({ course: ['rrcourse 1', 'grid', '+  +'] }), 'course, line '],
    ['RR-1.2 a card that does not exist', oneTurn({ programs: { A: program('M1-070') } }), 'programs.A'],
    ['RR-1.2 the same, in words', oneTurn({ programs: { A: program('M1-070') } }), 'is no card of this game.'],
    [
      'RR-1.1 a card twice in a turn',
      oneTurn({ programs: { A: program('RL-070', 'RL-070') } }),
      'turn 1: the card RL-070 is used twice',
    ],
    ['a program of four entries', oneTurn({ programs: { A: [null, null, null, null] } }), '“turns.0.programs.A”'],
    [
      'a robot in a pit',
      race({ robots: [{ id: 'A', at: [1, 0], heading: 'N' }] }),
      'A cannot be at [1,0]: that is a pit',
    ],
    [
      'a robot off the board',
      race({ robots: [{ id: 'A', at: [0, 7], heading: 'N' }] }),
      'A cannot be at [0,7]: that is off the board',
    ],
    [
      'an archive in a pit',
      race({ robots: [{ id: 'A', at: [0, 0], heading: 'N', archive: [1, 0] }] }),
      'A cannot be at [1,0]: that is a pit',
    ],
    [
      'RR-4.7 two robots on one square',
      race({
        robots: [
          { id: 'A', at: [0, 0], heading: 'N' },
          { id: 'B', at: [0, 0], heading: 'E' },
        ],
      }),
      'A and B stand on the same square, [0,0]',
    ],
    [
      'two robots of one name',
      race({
        robots: [
          { id: 'A', at: [0, 0], heading: 'N' },
          { id: 'A', at: [2, 0], heading: 'E' },
        ],
      }),
      'Two robots are called A',
    ],
    ['a stranger in the programs', oneTurn({ programs: { Z: program() } }), 'nobody here is called Z'],
    [
      'RR-3.12 a program for a powered-down robot',
      race({ robots: [{ id: 'A', at: [0, 0], heading: 'N', poweredDown: true }] }),
      'A is not running and has no program',
    ],
    [
      '“registers” before the last turn',
      race({ turns: [{ programs: {}, registers: 2 }, { programs: {} }] }),
      'turn 1: “registers” is for the last turn only',
    ],
    [
      'RR-3.3 a card for a register that is locked since the turn before',
      race({
        robots: [{ id: 'A', at: [0, 0], heading: 'N', damage: 5 }],
        turns: [
          { programs: { A: ['RL-070', 'RR-080', 'RL-090', 'RR-100', 'UT-010'] } },
          { programs: { A: ['RL-070', 'RR-080', 'RL-090', 'RR-100', 'UT-020'] } },
        ],
      }),
      'turn 2: register 5 of A is locked since an earlier turn',
    ],
    [
      'RR-11.9 an announcement without the damage it needs',
      { ...oneTurn({ programs: {}, announce: ['A'] }), options: { powerDownNeeds: 'damage' } },
      'turn 1: A cannot announce a power down',
    ],
    [
      'RR-10.6 an illegal answer at re-entry',
      race({
        robots: [{ id: 'A', at: [0, 0], heading: 'W' }],
        turns: [
          { programs: { A: program('M1-500') }, decisions: [{ robot: 'A', at: [2, 0], heading: 'N' }], expect: {} },
        ],
      }),
      'A comes back: Your robot cannot come back on [2,0]. (RR-10.7)',
    ],
    [
      'RR-11.7 a power down that was not announced',
      race({
        robots: [{ id: 'A', at: [0, 0], heading: 'W' }],
        turns: [{ programs: { A: program('M1-500') }, decisions: [{ robot: 'A', heading: 'N', powerDown: true }] }],
      }),
      'RR-11.7',
    ],
    [
      'an answer of a robot that is not asked',
      oneTurn({ programs: {}, decisions: [{ robot: 'A', heading: 'N' }] }),
      'A is not asked where to come back',
    ],
    [
      'RR-10.5 the squares of a robot that does not come back',
      oneTurn({ programs: {}, expect: { reentry: { A: { cells: [[0, 0]] } } } }),
      'turn 1: A is not asked where to come back',
    ],
    [
      'RR-10.4 an answer, although “registers” leaves the clean-up out',
      race({
        robots: [{ id: 'A', at: [0, 0], heading: 'W' }],
        turns: [{ programs: { A: program('M1-500') }, registers: 1, decisions: [{ robot: 'A', heading: 'N' }] }],
      }),
      'A is not asked where to come back',
    ],
    [
      'an expectation beyond “registers”',
      oneTurn({ programs: {}, registers: 2, expect: { afterRegister: { 3: { A: { at: [0, 0] } } } } }),
      'turn 1, after register 3: this register is not played',
    ],
    [
      'RR-11.5 an undealt card that is in a program too',
      race({
        course: ['rrcourse 1', 'grid', '+     +     +     +', '|Ze1   .     .', '+     +     +     +', 'end'],
        robots: [
          { id: 'A', at: [0, 0], heading: 'N', damage: 4, poweredDown: true },
          { id: 'B', at: [2, 0], heading: 'N' },
        ],
        undealt: ['UT-010'],
        turns: [{ programs: { B: program(null, 'UT-010') } }],
      }),
      'turn 1, register 1: the card UT-010 is used twice',
    ],
    [
      'RR-12.5 a turn beyond the limit',
      race({ options: { turnLimit: 20 }, turns: Array.from({ length: 21 }, () => ({ programs: {} })) }),
      'turn 21: the race is over before this turn',
    ],
    [
      'RR-11.5 too few undealt cards',
      race({
        course: ['rrcourse 1', 'grid', '+     +     +     +', '|Ze3   .     .', '+     +     +     +', 'end'],
        robots: [{ id: 'A', at: [0, 0], heading: 'N', damage: 3, poweredDown: true }],
        undealt: ['UT-010'],
        turns: [{ programs: {}, registers: 1 }],
      }),
      '“undealt” has no card left to lock for A',
    ],
    [
      'RR-12.1 a turn after the end',
      race({
        course: ['rrcourse 1', 'grid', '+     +     +     +', ' .     F1    .', '+     +     +     +', 'end'],
        robots: [{ id: 'A', at: [0, 0], heading: 'E' }],
        turns: [{ programs: { A: program('M1-500') } }, { programs: {} }],
      }),
      'turn 2: the race is over before this turn',
    ],
    ['RR-2.6 an option out of range', race({ options: { repair: 'some' } }), 'repair must be one of all, one'],
    ['the course among the options', race({ options: { course: 'Warm-Up Lane' } }), 'not among the options'],
    [
      'RR-12.15 courses of a series',
      race({ options: { series: 'best-of-3', seriesCourses: 'Warm-Up Lane' } }),
      'not among the options',
    ],
  ])('%s', (_title, file, sentence) => {
    expect(checkRace(file)).toMatchObject({ kind: 'refusal', text: expect.stringContaining(sentence) })
  })
})

describe('what comes out differently is told', () => {
  test('RR-12.1 after the end of the race everything stays as it is', () => {
    const won = (at: readonly number[]) =>
      race({
        course: ['rrcourse 1', 'grid', '+     +     +     +', ' .     F1    .', '+     +     +     +', 'end'],
        robots: [{ id: 'A', at: [0, 0], heading: 'E' }],
        turns: [
          {
            programs: { A: program('M1-500', 'M1-510') },
            expect: { winner: ['A'], afterRegister: { 2: { A: { at } } }, afterTurn: { A: { at: [1, 0] } } },
          },
        ],
      })
    expect(checkRace(won([1, 0]))).toMatchObject({ differences: [] })
    expect(checkRace(won([2, 0]))).toMatchObject({
      differences: ['turn 1, after register 2, A.at: expected [2,0], found [1,0]'],
    })
  })

  test('with turn, register, robot, expected and found', () => {
    const file = oneTurn({
      programs: { A: program('RL-070') },
      expect: {
        afterRegister: { 1: { A: { heading: 'E', at: [2, 0] } } },
        afterTurn: { A: { lives: 2, lockedCards: { 5: 'UT-010' } } },
        winner: ['A'],
        reentry: { order: ['A'] },
      },
    })
    expect(checkRace(file)).toMatchObject({
      differences: [
        'turn 1, after register 1, A.at: expected [2,0], found [0,0]',
        'turn 1, after register 1, A.heading: expected "E", found "W"',
        'turn 1, order of re-entry: expected ["A"], found []',
        'turn 1, after the turn, A.lives: expected 2, found 3',
        'turn 1, after the turn, A.lockedCards.5: expected "UT-010", found nothing',
        'turn 1, winner: expected ["A"], found a race that goes on',
      ],
    })
  })
})
