import { fastChance, isRefusal, Match, readSetup, setupWith } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { cometRush } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { building, given, newGame, ready } from './table.ts'

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay']
const read = (options: object) => {
  const found = cometRush.options.read(options)
  return isRefusal(found) ? `${found.rule}: ${found.text}` : found
}

describe('presets', () => {
  test('CR-R30 classic has the numbers of the rulebook and is the default', () => {
    expect(cometRush.options.defaults).toEqual({
      preset: 'classic',
      turnSeconds: 120,
      draftSeconds: 60,
      responseSeconds: 20,
      series: 'single',
      startSeat: 'random',
      lateDraw: 'perCard',
      sabotageOnMiss: 'final',
      segmentOrder: 'shuffled',
      segmentReveal: 'onFirstHit',
      slotCounting: 'buildingAndReady',
      regulatoryReviewOnReady: false,
      alwaysAskCounter: true,
      distance: 18,
      movementDeck: { ones: 4, twos: 4, threes: 4 },
      firstStrength: 4,
      lateGameAt: 9,
      fundingSteps: { far: 13, near: 7 },
      startCubes: 20,
      laterCubes: 0,
      baseIncome: 5,
    })
  })

  test('CR-R30 quick changes six of them and nothing else', () => {
    expect(read({ preset: 'quick' })).toEqual({
      ...cometRush.options.defaults,
      preset: 'quick',
      distance: 15,
      movementDeck: { ones: 0, twos: 4, threes: 4 },
      firstStrength: 2,
      lateGameAt: 8,
      fundingSteps: { far: 11, near: 6 },
      regulatoryReviewOnReady: true,
    })
  })

  test('CR-R30 a preset sets defaults; an option given explicitly wins', () => {
    expect(read({ preset: 'quick', distance: 20, regulatoryReviewOnReady: false })).toMatchObject({
      distance: 20,
      regulatoryReviewOnReady: false,
      firstStrength: 2,
    })
  })

  test.each([
    [2, [2, 3, 4, 5, 6, 7]],
    [3, [2, 3, 4, 5, 6, 7, 8]],
    [4, [2, 3, 4, 5, 6, 7, 8, 9]],
    [5, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [6, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('CR-1.4 CR-R30 quick with %i players has the segments %j', (count, strengths) => {
    const { state } = newGame({ seats: NAMES.slice(0, count), options: { preset: 'quick' } })
    expect(Object.keys(state.segments.loose)).toEqual(strengths.map((strength) => `segment-${strength}`))
  })

  test('CR-R30 quick as it is played: distance 15, no 1s, two cards from 8 on, reviews reach ready rockets', () => {
    const table = given({
      options: { preset: 'quick' },
      turn: 'Ben',
      distance: 10,
      players: { Ben: { hand: ['regulatory-review'] }, Ada: { rockets: [ready(1)] } },
    })
    expect(newGame({ options: { preset: 'quick' } }).state.distance).toBe(15)
    expect(table.state.movement.loose).toEqual({ 'movement-1': 0, 'movement-2': 4, 'movement-3': 4 })
    table.play('Ben', 'regulatory-review', { rocket: 1 })
    expect(table.endTurn('Ben', 'movement-2')).toContainEqual({ kind: 'lateGameBegan', distance: 8 })
    table.draw('Ada', 'economic', 'program-prestige')
    expect(table.asked).toEqual(['Ada draw'])
  })

  test.each([
    [11, 4],
    [10, 8],
    [6, 8],
    [5, 12],
  ])('CR-6.13 CR-R30 quick: Funding Pressure at distance %i gives %i', (distance, cubes) => {
    const table = given({
      options: { preset: 'quick' },
      distance,
      players: { Ada: { cubes: 0, hand: ['funding-pressure'] } },
    })
    table.play('Ada', 'funding-pressure')
    expect(table.cubes('Ada')).toBe(cubes)
  })
})

describe('single options', () => {
  test.each([1, 2, 3])('CR-1.8 startSeat %i: that player starts, and no luck is used', (startSeat) => {
    const table = newGame({ seats: ['Ada', 'Ben', 'Cyd'], options: { startSeat } })
    expect(table.state.start).toBe(startSeat - 1)
    expect(table.log[0]?.luck).toEqual([])
  })

  test.each([6, 40])('CR-1.5 distance %i', (distance) => {
    expect(newGame({ options: { distance } }).state.distance).toBe(distance)
  })

  test('CR-R1 CR-2.11 movementDeck 0/1/12', () => {
    const table = newGame({ options: { movementDeck: { ones: 0, twos: 1, threes: 12 } } })
    expect(table.state.movement.loose).toEqual({ 'movement-1': 0, 'movement-2': 1, 'movement-3': 12 })
  })

  test.each([
    [2, 'segment-2', 'segment-7'],
    [3, 'segment-3', 'segment-8'],
    [4, 'segment-4', 'segment-9'],
  ])('CR-1.4 firstStrength %i: from %s to %s with two players', (firstStrength, weakest, strongest) => {
    const cards = Object.keys(newGame({ options: { firstStrength } }).state.segments.loose)
    expect([cards[0], cards.at(-1)]).toEqual([weakest, strongest])
  })

  test.each([
    [0, 1, 1],
    [12, 12, 2],
    [12, 13, 1],
    [40, 40, 2],
  ])('CR-2.5 lateGameAt %i: at distance %i a turn has %i draws', (lateGameAt, distance, draws) => {
    const table = given({ options: { lateGameAt }, step: 'draw', distance })
    for (let draw = 0; draw < draws; draw++) table.draw('Ada', 'economic', 'program-prestige')
    expect(table.asked).toEqual(['Ada main'])
  })

  test.each([
    [20, 4],
    [19, 8],
    [2, 8],
    [1, 12],
  ])('CR-6.13 fundingSteps 20 / 2: at distance %i %i cubes', (distance, cubes) => {
    const options = { fundingSteps: { far: 20, near: 2 } }
    const table = given({ options, distance, players: { Ada: { cubes: 0, hand: ['funding-pressure'] } } })
    table.play('Ada', 'funding-pressure')
    expect(table.cubes('Ada')).toBe(cubes)
  })

  test.each([0, 60])('CR-1.2 startCubes %i', (startCubes) => {
    const table = newGame({ options: { startCubes } })
    expect([table.cubes('Ada'), table.cubes('Ben')]).toEqual([startCubes, startCubes])
  })

  test('CR-1.2a laterCubes: each place after the start player has so many more', () => {
    const table = newGame({ seats: ['Ada', 'Ben', 'Cyd'], options: { laterCubes: 3, startSeat: 2 } })
    expect(['Ada', 'Ben', 'Cyd'].map((name) => table.cubes(name))).toEqual([26, 20, 23])
  })

  test.each([
    ['balanced', 'classic'],
    ['quickBalanced', 'quick'],
  ])('CR-1.2a the preset %s is %s with 3 cubes more for each place', (preset, like) => {
    expect(read({ preset })).toEqual({ ...Object(read({ preset: like })), preset, laterCubes: 3 })
  })

  test.each([0, 15])('CR-2.2 CR-6.10 baseIncome %i is income and Emergency Funding', (baseIncome) => {
    const table = given({ options: { baseIncome }, players: { Ben: { cubes: 0, hand: ['emergency-funding'] } } })
    table.endTurn('Ada')
    expect(table.cubes('Ben')).toBe(baseIncome)
    table.draw('Ben', 'economic', 'program-prestige')
    table.play('Ben', 'emergency-funding')
    expect(table.cubes('Ben')).toBe(2 * baseIncome)
  })

  test('CR-2.5 lateDraw perCard: the two decks may differ', () => {
    const table = given({ options: { lateDraw: 'perCard' }, step: 'draw', distance: 9 })
    table.draw('Ada', 'economic', 'program-prestige')
    table.draw('Ada', 'espionage', 'embargo')
  })

  test('CR-4.6 sabotageOnMiss final: a sabotaged first miss is final', () => {
    const table = given({
      options: { sabotageOnMiss: 'final' },
      players: { Ada: { sabotaged: true, rockets: [ready(1)] } },
    })
    table.launch('Ada', 1, 5)
    expect(table.asked).toEqual(['Ada main'])
  })

  test('CR-3.5 slotCounting buildingAndReady: three ready rockets fill the slots', () => {
    const table = given({
      options: { slotCounting: 'buildingAndReady' },
      players: { Ada: { cubes: 40, rockets: [ready(1), ready(2), ready(3)] } },
    })
    table.refused('Ada', { kind: 'build', power: 1, accuracy: 1, level: 1 }, { rule: 'CR-3.5' })
  })

  test('CR-6.7 regulatoryReviewOnReady off: only building rockets', () => {
    const table = given({
      options: { regulatoryReviewOnReady: false },
      players: { Ada: { hand: ['regulatory-review'] }, Ben: { rockets: [ready(1), building(2, 1)] } },
    })
    table.refused('Ada', { kind: 'play', card: 'regulatory-review', rocket: 1 }, { rule: 'CR-6.7' })
  })

  test('CR-7.10 alwaysAskCounter off is the one value that gives secrecy away', () => {
    const tells = (options: object) => {
      const read = cometRush.options.read(options)
      return !isRefusal(read) && cometRush.options.tells(read)
    }
    expect([tells({}), tells({ preset: 'quick' }), tells({ alwaysAskCounter: false })]).toEqual([false, false, true])
  })
})

describe('refused options', () => {
  test.each<[string, unknown[]]>([
    ['turnSeconds', [-1, 601, 1.5, '60', null]],
    ['draftSeconds', [-1, 301]],
    ['responseSeconds', [-1, 121]],
    ['startSeat', ['first', 0, 7]],
    ['lateDraw', ['both', true]],
    ['sabotageOnMiss', ['maybe']],
    ['segmentOrder', ['descending']],
    ['segmentReveal', ['never']],
    ['slotCounting', ['none']],
    ['regulatoryReviewOnReady', ['on', 1]],
    ['alwaysAskCounter', ['off', 0]],
    ['distance', [5, 41]],
    ['firstStrength', [1, 5]],
    ['lateGameAt', [-1, 41]],
    ['startCubes', [-1, 61]],
    ['laterCubes', [-1, 11]],
    ['baseIncome', [-1, 16]],
    ['series', ['none', 1, 7]],
    ['movementDeck', [{ ones: 0, twos: 0, threes: 0 }, { ones: 13, twos: 0, threes: 0 }, { ones: 1 }, '4/4/4']],
    [
      'fundingSteps',
      [
        { far: 7, near: 7 },
        { far: 6, near: 7 },
        { far: 5, near: 0 },
      ],
    ],
    ['preset', ['slow']],
  ])('%s outside its range is refused with a sentence', (name, values) => {
    for (const value of values) expect(read({ [name]: value }), String(value)).toMatch(/ must be |There is no preset/)
  })

  test('an unknown option is refused', () => {
    expect(read({ handLimit: 7 })).toMatch(/There is no option "handLimit"/)
  })

  test('CR-1.8 a start seat that is not there is refused', () => {
    const setup = readSetup(cometRush, { seats: 3, options: { startSeat: 4 } })
    expect(setup).toMatchObject({ rule: 'CR-1.8' })
  })
})

test('CR-1.8 matches by version 1 of the rules call the first seat 0, and have no series', () => {
  const older = (startSeat: number) => cometRush.olderOptions?.[1]?.read({ startSeat })
  expect(older(6)).toMatchObject({ code: 'option-out-of-range' })
  const options = older(1) as Options
  expect(options).not.toHaveProperty('series')
  const startBy = (rules: number, chosen: Options) => {
    const setup = setupWith(cometRush, chosen, { rules, seats: 2 })
    if (isRefusal(setup)) throw new Error(setup.text)
    return Match.start({ game: cometRush, header: { ...header, setup }, source: fastChance('start') }).match.look(
      'spectator',
    ).view.start
  }
  const { header } = newGame()
  expect(startBy(1, options)).toBe(1)
  expect(startBy(2, { ...cometRush.options.defaults, startSeat: 1 })).toBe(0)
})
