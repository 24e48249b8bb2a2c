import { isRefusal, readSetup, seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf, catalogueOf } from '../rules/catalogue.ts'
import { spaceGoats } from '../rules/index.ts'
import { DUEL, FOUR, given, kinds, newGame, SETUP_LUCK, SOLD_OUT, times } from './table.ts'

const read = (options: object) => {
  const found = spaceGoats.options.read(options)
  return isRefusal(found) ? `${found.rule}: ${found.text}` : found
}

const TABLETOP = {
  autoChoices: false,
  turnSeconds: 60,
  defendSeconds: 20,
  choiceSeconds: 20,
  series: 'single',
  startSeat: 'random',
  openingDraw: 4,
  passRule: 'free',
  seekingRocket: 'weakest',
  empBlockable: false,
  boxLimits: true,
  wreckageFromRound: 1,
  roundLimit: 200,
  limitTie: 'bankThenDraw',
  shipsPerPlayer: 0,
  alwaysAskDefence: true,
  cardSet: 'default',
}
const ENGINE = {
  startSeat: 1,
  passRule: 'onlyIfStuck',
  seekingRocket: 'asStandard',
  boxLimits: false,
  limitTie: 'earliestSeat',
}
const presetOf = (found: unknown) => {
  const { preset: _preset, ...options } = found as Record<string, unknown>
  return options
}

describe('both views', () => {
  test('the tabletop view is the default, with these values', () => {
    expect(presetOf(spaceGoats.options.defaults)).toEqual(TABLETOP)
  })

  test('the engine preset turns the automatic choices on and the clocks off', () => {
    expect(presetOf(read({ preset: 'engine' }))).toEqual({
      ...TABLETOP,
      ...ENGINE,
      autoChoices: true,
      turnSeconds: 0,
      defendSeconds: 0,
      choiceSeconds: 0,
    })
  })

  test('automatic choices alone change the defaults of five options and nothing else', () => {
    expect(presetOf(read({ autoChoices: true }))).toEqual({ ...TABLETOP, ...ENGINE, autoChoices: true })
  })

  test('an option given explicitly always wins', () => {
    expect(read({ autoChoices: true, passRule: 'free', limitTie: 'bankThenDraw', boxLimits: true })).toMatchObject({
      autoChoices: true,
      passRule: 'free',
      limitTie: 'bankThenDraw',
      boxLimits: true,
      seekingRocket: 'asStandard',
      startSeat: 1,
    })
  })

  test.each([
    ['turnSeconds', 601],
    ['turnSeconds', -1],
    ['defendSeconds', 601],
    ['defendSeconds', -1],
    ['choiceSeconds', 601],
    ['choiceSeconds', -1],
    ['choiceSeconds', 1.5],
    ['startSeat', 9],
    ['startSeat', 0],
    ['passRule', 'never'],
    ['seekingRocket', 'strongest'],
    ['empBlockable', 1],
    ['boxLimits', 'on'],
    ['wreckageFromRound', 100],
    ['wreckageFromRound', -1],
    ['roundLimit', 19],
    ['roundLimit', 1001],
    ['limitTie', 'toss'],
    ['series', 2],
    ['shipsPerPlayer', 9],
    ['shipsPerPlayer', -1],
    ['alwaysAskDefence', 'no'],
    ['autoChoices', 'yes'],
  ])('%s cannot be %j', (option, value) => {
    expect(read({ [option]: value })).toMatch(/must be/)
  })

  test.each([
    ['turnSeconds', [0, 600]],
    ['defendSeconds', [0, 600]],
    ['choiceSeconds', [0, 600]],
    ['startSeat', ['random', 1, 2, 3, 4, 5, 6, 7, 8]],
    ['wreckageFromRound', [0, 1, 99]],
    ['roundLimit', [20, 1000]],
    ['series', ['single', 3, 5, 7]],
    ['shipsPerPlayer', [0, 1, 8]],
  ])('%s can be any of %j', (option, values) => {
    for (const value of values) expect(read({ [option]: value })).toMatchObject({ [option]: value })
  })
})

test('SG-7.4 wreckageFromRound may be written never, in files and in commands', () => {
  expect(read({ wreckageFromRound: 'never' })).toMatchObject({ wreckageFromRound: 0 })
  expect(spaceGoats.options.readText([['wreckageFromRound', 'never']])).toMatchObject({ wreckageFromRound: 0 })
})

test('three options are clocks, and a card file has at most 20,000 letters', () => {
  expect(spaceGoats.options.form.flatMap(({ name, clock }) => (clock === true ? [name] : []))).toEqual([
    'turnSeconds',
    'defendSeconds',
    'choiceSeconds',
  ])
  expect(read({ cardSet: 'x'.repeat(20_000) })).toMatchObject({ autoChoices: false })
  expect(read({ cardSet: 'x'.repeat(20_001) })).toMatch(/at most 20000 characters/)
})

describe('autoChoices', () => {
  test.each([
    [false, ['Ben defend']],
    [true, ['Ben action']],
  ])('SG-8.1 %s: whether the defender is asked', (autoChoices, asked) => {
    const table = given({ options: { autoChoices }, players: { Ada: { hand: ['Standard Rocket'] } } })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    expect(table.asked).toEqual(asked)
  })
})

describe('startSeat', () => {
  test.each([
    [1, 'Ada'],
    [2, 'Ben'],
    [3, 'Cyd'],
  ])('SG-1.4 seat %i starts: %s', (startSeat, name) => {
    expect(newGame({ options: { startSeat } }).asked).toEqual([`${name} action`])
  })

  test('SG-1.4 random: it is drawn', () => {
    expect(newGame({ options: { startSeat: 'random' }, setupLuck: [2, ...SETUP_LUCK] }).asked).toEqual(['Cyd action'])
  })
})

describe('passRule', () => {
  const position = { players: { Ada: { hand: ['Weak Rocket'] } } }

  test('SG-2.7 free: always allowed', () => {
    expect(kinds(given({ ...position, options: { passRule: 'free' } }).legal('Ada'))).toContain('pass')
  })

  test('SG-2.7 SG-R6 onlyIfStuck: it binds people; the policy of a bot decides for itself, and a timeout passes', () => {
    const table = given({ ...position, options: { passRule: 'onlyIfStuck', turnSeconds: 60 } })
    table.refused('Ada', { kind: 'pass' }, { rule: 'SG-2.7' })
    const ada = seatOf(0)
    for (const by of ['bot', 'timeout'] as const)
      expect(spaceGoats.check(table.state, ada, { kind: 'pass' }, by)).toBeNull()
    expect(spaceGoats.check(table.state, ada, { kind: 'pass' }, 'player')).toMatchObject({ code: 'not-stuck' })
    expect(table.time(60_000)).toContainEqual({ kind: 'passed', seat: 0 })
  })

  test('SG-2.7 onlyIfStuck holds at a table without automatic choices too', () => {
    const table = given({
      market: SOLD_OUT,
      options: { passRule: 'onlyIfStuck' },
      players: { Ada: { hand: ['Emergency Shield'] } },
    })
    expect(table.legal('Ada')).toEqual([{ kind: 'pass' }])
  })
})

describe('seekingRocket', () => {
  const position = {
    players: {
      Ada: { hand: ['Seeking Rocket'] },
      Ben: { fleet: ['suited', 'bare', 'bare + Hull Plating'], hand: ['Weak Rocket'] },
    },
  }

  test.each([
    ['weakest', 1],
    ['asStandard', 3],
  ])('SG-4.6 SG-R10 %s: the defender has %i ships to choose from', (seekingRocket, ships) => {
    const table = given({ ...position, options: { seekingRocket } })
    table.fire('Ada', 'Seeking Rocket', 'Ben')
    expect(table.legal('Ben')).toHaveLength(ships)
  })

  test.each([
    ['weakest', '1 normal hit on the least protected ship.'],
    ['asStandard', '1 normal hit; the defender chooses the ship.'],
  ])('SG-4.6 %s: the face of the card says so', (seekingRocket, face) => {
    const { options } = given({ ...position, options: { seekingRocket } }).state
    expect(cardOf(catalogueOf(options), 'RK02').text).toBe(face)
  })

  test('SG-4.6 weakest with automatic choices: the priorities hold among the ships allowed', () => {
    const table = given({ ...position, options: { autoChoices: true, seekingRocket: 'weakest' } })
    table.fire('Ada', 'Seeking Rocket', 'Ben')
    expect(table.fleet('Ben')).toEqual(['suited', 'bare + Hull Plating 1'])
  })
})

describe('empBlockable', () => {
  test.each([
    [false, ['Ben action']],
    [true, ['Ben defend']],
  ])('SG-4.19 %s', (empBlockable, asked) => {
    const table = given({
      options: { empBlockable },
      players: { Ada: { hand: ['EMP Rocket'] }, Ben: { hand: ['Emergency Shield'] } },
    })
    table.fire('Ada', 'EMP Rocket', 'Ben')
    expect(table.asked).toEqual(asked)
  })
})

describe('boxLimits', () => {
  test.each([
    [true, 'SG-1.5'],
    [false, 'accepted'],
  ])('SG-1.5 %s with six players: %s', (boxLimits, found) => {
    const setup = readSetup(spaceGoats, { seats: 6, options: { boxLimits } })
    expect(isRefusal(setup) ? setup.rule : 'accepted').toBe(found)
  })
})

describe('wreckageFromRound', () => {
  test.each([
    [1, 1, true],
    [5, 4, false],
    [5, 5, true],
    [0, 50, false],
  ])('SG-7.4 from round %i: in round %i %s', (wreckageFromRound, round, comes) => {
    const table = given({ seats: DUEL, turn: 'Ben', round, options: { wreckageFromRound } })
    expect(kinds(table.pass('Ben')).includes('wreckageCame')).toBe(comes)
  })
})

describe('roundLimit and limitTie', () => {
  test.each([
    [20, 20, true],
    [21, 20, false],
    [1000, 999, false],
    [1000, 1000, true],
  ])('SG-7.6 limit %i, after round %i: over is %s', (roundLimit, round, over) => {
    const table = given({ turn: 'Cyd', round, options: { roundLimit } })
    table.pass('Cyd')
    expect(table.outcome !== null).toBe(over)
  })

  test.each([
    ['bankThenDraw', [2, 2, 1]],
    ['earliestSeat', [1, 2, 2]],
  ])('SG-7.6 limitTie %s: places %j', (limitTie, places) => {
    const options = { roundLimit: 20, limitTie }
    const table = given({ turn: 'Cyd', round: 20, options, players: { Cyd: { bank: ['Fuel Pod'] } } })
    table.pass('Cyd')
    expect(table.outcome?.places).toEqual(places)
  })
})

describe('shipsPerPlayer', () => {
  test.each([1, 4, 8])('SG-1.1 %i ships each', (shipsPerPlayer) => {
    const table = newGame({ seats: DUEL, options: { shipsPerPlayer } })
    for (const name of DUEL) expect(table.fleet(name)).toEqual(times(shipsPerPlayer, 'suited'))
  })

  test('SG-1.1 with box limits on at most 16 in all', () => {
    const four = (options: object) => readSetup(spaceGoats, { seats: 4, options: { shipsPerPlayer: 5, ...options } })
    expect(four({})).toMatchObject({ rule: 'SG-1.1', text: '20 ships are needed, and the box has 16.' })
    expect(isRefusal(four({ boxLimits: false }))).toBe(false)
    expect(newGame({ seats: FOUR, options: { shipsPerPlayer: 5, boxLimits: false } }).fleet('Dan')).toHaveLength(5)
  })
})

describe('alwaysAskDefence', () => {
  const attack = (alwaysAskDefence: boolean, hand: string[]) => {
    const players = { Ada: { hand: ['Standard Rocket'] }, Ben: { hand, fleet: ['suited'] } }
    const table = given({ options: { alwaysAskDefence }, players })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    return table.asked
  }

  test('SG-R30 on: a hand without a reactive card is asked as well', () => {
    expect(attack(true, ['Weak Rocket'])).toEqual(['Ben defend'])
  })

  test('SG-R30 off: who has a single answer is not asked, which tells that no reactive card is held', () => {
    expect(attack(false, ['Weak Rocket'])).toEqual(['Ben action'])
    expect(attack(false, ['Emergency Shield'])).toEqual(['Ben defend'])
  })

  test('SG-R30 the form says which of the two tells something', () => {
    const tells = (alwaysAskDefence: boolean) => {
      const options = spaceGoats.options.read({ alwaysAskDefence })
      return !isRefusal(options) && spaceGoats.options.tells(options)
    }
    expect([tells(true), tells(false)]).toEqual([false, true])
  })

  test('SG-R30 off: two ships are two answers, unless a Seeking Rocket leaves one of them', () => {
    const asked = (rocket: string) => {
      const players = { Ada: { hand: [rocket] }, Ben: { hand: ['Weak Rocket'], fleet: ['suited', 'bare'] } }
      const table = given({ options: { alwaysAskDefence: false }, players })
      table.fire('Ada', rocket, 'Ben')
      return [table.asked, table.fleet('Ben')]
    }
    expect(asked('Standard Rocket')).toEqual([['Ben defend'], ['suited', 'bare']])
    expect(asked('Seeking Rocket')).toEqual([['Ben action'], ['suited']])
  })

  test('SG-R30 SG-4.19 off: a blockable EMP asks only a hand with a reactive card', () => {
    const asked = (card: string) => {
      const players = { Ada: { hand: ['EMP Rocket'] }, Ben: { hand: [card], fleet: ['bare + Hull Plating', 'bare'] } }
      const table = given({ options: { alwaysAskDefence: false, empBlockable: true }, players })
      table.fire('Ada', 'EMP Rocket', 'Ben')
      return [table.asked, table.fleet('Ben')[0]]
    }
    expect(asked('Weak Rocket')).toEqual([['Ben action'], 'bare'])
    expect(asked('Emergency Shield')).toEqual([['Ben defend'], 'bare + Hull Plating 1'])
  })
})

describe('series', () => {
  test('SG-7.8 best of n: the start seat goes round, a win is worth twice a draw', () => {
    const setup = readSetup(spaceGoats, { seats: 3, options: { startSeat: 3 } })
    if (isRefusal(setup)) throw new Error(setup.text)
    const table = given({ options: { startSeat: 3 }, turn: 'Ada', players: { Ben: { fleet: [] } } })
    table.resign('Cyd')
    const { outcome } = table
    if (outcome === null) throw new Error('The match goes on.')
    expect(spaceGoats.series?.next([{ setup, outcome }], 3)).toMatchObject({
      next: { options: { startSeat: 1 }, series: { games: 3, number: 2 } },
    })
    const played = times(3, '').map(() => ({ setup, outcome }))
    expect(spaceGoats.series?.next(played, 3)).toMatchObject({ end: { points: [6, 0, 0], places: [1, 2, 2] } })
  })
})
