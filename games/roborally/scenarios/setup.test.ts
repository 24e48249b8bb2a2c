import { isRefusal, type Refusal, readSetup, seatOf, type WantedSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { COURSES } from '../data/courses/index.ts'
import { scenarioCourse } from '../rules/course/table.ts'
import { roboRally } from '../rules/index.ts'
import { courseText, dealing, FLOOR, race } from './race.fixture.ts'

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']

const refusalOf = (wanted: WantedSetup): Refusal | 'accepted' => {
  const setup = readSetup(roboRally, wanted)
  return isRefusal(setup) ? setup : 'accepted'
}

const withOptions = (options: object, seats = 2) => refusalOf({ seats, options: { course: FLOOR, ...options } })

describe('players and docks', () => {
  test('RR-2.1 the number of players lies in the range of the course', () => {
    expect(withOptions({}, 4)).toBe('accepted')
    expect(withOptions({}, 5)).toMatchObject({ code: 'wrong-seats', rule: 'RR-2.1' })
  })

  test('RR-2.1 a course with too few docks for its players is refused', () => {
    expect(withOptions({ course: FLOOR.replace('D4', '. ') })).toMatchObject({ code: 'bad-course', rule: 'RR-13.10' })
  })

  test('RR-2.1 every built-in course seats two to eight', () => {
    for (const { name } of COURSES)
      for (const seats of [2, 8]) expect(refusalOf({ seats, options: { course: name } })).toBe('accepted')
  })

  test('RR-2.3 RR-R26 the seats are shuffled once and get docks 1 to n in that order', () => {
    const seats = ['Ada', 'Ben', 'Cyd']
    const table = race({ seats, options: { dockOrder: 'random' }, setupLuck: [2, 0, 0, ...dealing([9, 9, 9])] })
    expect(table.state.dockOrder).toEqual([2, 0, 1])
    expect(['Cyd', 'Ada', 'Ben'].map((name) => table.robot(name).dock)).toEqual([1, 2, 3])
    expect(table.at('Cyd')).toEqual([0, 5])
  })

  test('RR-2.3 with dockOrder seat nothing is shuffled', () => {
    expect(race().state.dockOrder).toEqual([0, 1])
  })

  test('RR-2.4 a robot starts on its dock, facing as the course says, with its archive there', () => {
    const table = race()
    expect(table.robot('Ben')).toMatchObject({ damage: 0, next: 1, heading: 0, status: 'active', poweredDown: false })
    expect(table.at('Ben')).toEqual([2, 4])
    expect(table.robot('Ben').archive).toBe(table.robot('Ben').at)
  })

  test('RR-2.2 three lives, four from five players on, or what the option says', () => {
    const lives = (seats: number, options: object = {}) => {
      const deal = dealing(NAMES.slice(0, seats).map(() => 9))
      const table = race({
        seats: NAMES.slice(0, seats),
        options: { course: 'Warm-Up Lane', ...options },
        setupLuck: deal,
      })
      return table.robot('Ada').lives
    }
    expect([lives(4), lives(5), lives(4, { lives: 7 })]).toEqual([3, 4, 7])
  })
})

describe('the course', () => {
  test('RR-2.6 a name that is no course is refused with the names that are', () => {
    const why = refusalOf({ seats: 2, options: { course: 'Nowhere' } })
    expect(why).toMatchObject({ rule: 'RR-2.6', text: expect.stringContaining('Warm-Up Lane') })
  })

  test('RR-13.12 a faulty text is refused with line and column', () => {
    const why = withOptions({ course: FLOOR.replace('*', '?') })
    expect(why).toMatchObject({ code: 'bad-course', text: expect.stringMatching(/^Line 10, column 8: /) })
  })

  test('RR-13.14 the course of a scenario is for scenarios only', () => {
    expect(withOptions({ course: scenarioCourse(FLOOR) })).not.toBe('accepted')
  })

  test('RR-12.15 every course of a series is checked', () => {
    const tournament = { preset: 'tournament', seriesCourses: 'Warm-Up Lane, Nowhere' }
    expect(withOptions(tournament)).toMatchObject({ rule: 'RR-2.6' })
    expect(withOptions({ ...tournament, seriesCourses: FLOOR }, 5)).toMatchObject({ rule: 'RR-2.1' })
    expect(withOptions({ ...tournament, seriesCourses: 'Warm-Up Lane', course: 'Nowhere' })).toMatchObject({
      rule: 'RR-2.6',
    })
  })
})

describe('robots', () => {
  const robots = (...chosen: string[]) => chosen.map((robot) => ({ robot }))

  test('RR-1.3 a robot that is taken cannot be chosen', () => {
    const why = refusalOf({ seats: 2, options: { course: FLOOR }, seatOptions: robots('Bolt', 'Bolt') })
    expect(why).toMatchObject({ code: 'robot-taken', rule: 'RR-1.3' })
  })

  test('RR-1.3 whoever chooses none gets the first unused, seat by seat', () => {
    const seats = ['Ada', 'Ben', 'Cyd']
    const table = race({ seats, seatOptions: robots('any', 'Anvil', 'any') })
    expect(seats.map((name) => table.robot(name).name)).toEqual(['Bolt', 'Anvil', 'Cricket'])
  })
})

describe('options that do not go together', () => {
  test('RR-12.10 a best-of-3 fixes timer and placement', () => {
    expect(withOptions({ series: 'best-of-3' })).toBe('accepted')
    for (const other of [{ timerMode: 'off' }, { timerSeconds: 60 }, { placement: 'free' }])
      expect(withOptions({ series: 'best-of-3', ...other })).toMatchObject({ rule: 'RR-12.10' })
  })

  test('RR-12.10 nor can a preset bring other values into a best-of-3', () => {
    expect(withOptions({ preset: 'tournament' })).toBe('accepted')
    for (const other of [
      { preset: 'relaxed', series: 'best-of-3' },
      { preset: 'official 2005', series: 'best-of-3' },
      { preset: 'tournament', placement: 'free' },
      { preset: 'tournament', timerMode: 'last-player' },
    ])
      expect(withOptions(other)).toMatchObject({ rule: 'RR-12.10' })
  })

  test('RR-R7 RR-R10 RR-R24 RR-R27 what each preset changes (section 18)', () => {
    const changed = (preset: string) => {
      const setup = readSetup(roboRally, { seats: 2, options: { preset } })
      if (isRefusal(setup)) throw new Error(setup.text)
      const { defaults } = roboRally.options
      const changes = Object.entries(setup.options).filter(([name, value]) => value !== Object(defaults)[name])
      return Object.fromEntries(changes.filter(([name]) => name !== 'preset'))
    }
    expect(changed('seed')).toEqual({})
    expect(changed('relaxed')).toEqual({ timerMode: 'last-player', timerSeconds: 90 })
    expect(changed('tournament')).toEqual({ series: 'best-of-3', placement: 'final' })
    expect(changed('official 2005')).toEqual({
      timerMode: 'last-player',
      repair: 'one',
      checkpointRepairs: 'one',
      archiveOn: 'any',
      powerDownNeeds: 'damage',
      reentryPowerDown: 'any',
      lastRobot: 'must-finish',
    })
  })

  test('RR-12.15 courses of a series are for a best-of-3, and at most three', () => {
    expect(withOptions({ seriesCourses: 'Warm-Up Lane' })).toMatchObject({ code: 'no-series', rule: 'RR-12.15' })
    const four = 'Warm-Up Lane, Warm-Up Lane, Warm-Up Lane, Warm-Up Lane'
    expect(withOptions({ series: 'best-of-3', seriesCourses: four })).toMatchObject({ code: 'too-many-courses' })
  })

  test('RR-12.5 bots alone need a turn limit', () => {
    const options = { course: FLOOR, turnLimit: 0 }
    expect(refusalOf({ seats: 2, options, bots: [seatOf(0)] })).toBe('accepted')
    expect(refusalOf({ seats: 2, options, bots: [seatOf(0), seatOf(1)] })).toMatchObject({ rule: 'RR-12.5' })
  })

  test('option values out of range are refused', () => {
    for (const options of [{ lives: 10 }, { timerSeconds: 9 }, { turnLimit: 19 }, { reentrySight: 4 }])
      expect(withOptions(options)).toMatchObject({ code: 'option-out-of-range' })
  })
})

describe('the races of a series', () => {
  const seats = ['Ada', 'Ben', 'Cyd']
  const inRace = (number: number, docks: readonly number[]) =>
    race({ seats, options: { series: 'best-of-3' }, series: { games: 3, number }, carry: { docks } })

  test('RR-12.8 every dock moves on by one', () => {
    const second = inRace(2, [2, 3, 1])
    expect(seats.map((name) => second.robot(name).dock)).toEqual([3, 1, 2])
    expect(second.state).toMatchObject({ race: 2, dockOrder: [1, 2, 0] })
    expect(seats.map((name) => inRace(3, [3, 1, 2]).robot(name).dock)).toEqual([1, 2, 3])
  })

  test('RR-12.8 without the docks of the race before there is no next one', () => {
    const series = { games: 3, number: 2 }
    const options = { course: FLOOR, series: 'best-of-3' }
    for (const carry of [undefined, {}, { docks: [1, 1] }, { docks: [1, 2, 3] }])
      expect(refusalOf({ seats: 2, options, series, carry })).toMatchObject({ rule: 'RR-12.8' })
  })

  test('RR-12.15 race r is run on the r-th course, the last one if there are fewer', () => {
    const other = courseText(['D1 . . F1', '. . . .', '. D2 . .', '. . . .'], '2')
    const options = { series: 'best-of-3', seriesCourses: `${FLOOR}${other}` }
    const sizes = [1, 2, 3].map((number) => {
      const table = race({ options, series: { games: 3, number }, carry: { docks: [1, 2] } })
      return table.at('Ben')
    })
    expect(sizes).toEqual([
      [2, 4],
      [0, 0],
      [0, 0],
    ])
  })
})
