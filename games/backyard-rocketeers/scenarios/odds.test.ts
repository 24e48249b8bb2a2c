import { describe, expect, test } from 'vitest'
import { allAbove, atLeast, bestAbove, kmAtLeast, sumWays } from '../rules/odds.ts'
import type { Odds } from '../rules/view.ts'
import { given, whole } from './table.ts'

/** Every roll of so many dice. */
function rolls(dice: number): number[][] {
  let all: number[][] = [[]]
  for (let die = 0; die < dice; die++) all = all.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((pips) => [...roll, pips]))
  return all
}

const counted = (dice: number, isGood: (roll: number[]) => boolean): Odds => {
  const all = rolls(dice)
  return { ways: all.filter(isGood).length, of: all.length }
}
const sum = (roll: readonly number[]) => roll.reduce((all, die) => all + die, 0)
const flying = (more: object = {}) => ({ level: 2 as const, rocket: whole('Cutting Edge'), distance: 50, ...more })

describe('exact counting against all dice', () => {
  test.each([1, 2, 3])('BR-20.3 sums of %i dice', (dice) => {
    for (let wanted = 0; wanted <= 18; wanted++) {
      expect(sumWays(dice)[wanted] ?? 0).toBe(rolls(dice).filter((roll) => sum(roll) === wanted).length)
      expect(atLeast(dice, wanted)).toEqual(counted(dice, (roll) => sum(roll) >= wanted))
    }
  })

  test.each([1, 2, 3, 4, 5])('BR-14.4 the best of %i dice', (dice) => {
    for (const limit of [1, 2])
      expect(bestAbove(dice, limit)).toEqual(counted(dice, (roll) => Math.max(...roll) > limit))
  })

  test('BR-7.4 checks of a launch', () => {
    for (const limits of [[2, 2, 2, 2], [1, 2, 1, 2], [2, 1], [1], []])
      expect(allAbove(limits)).toEqual(
        counted(limits.length, (roll) => roll.every((die, place) => die > (limits[place] ?? 0))),
      )
    expect(allAbove([2, 0, 1, 0])).toEqual({ ways: 20, of: 36 })
  })

  test('BR-16.1 km of several rovers', () => {
    const rovers = [
      { failsOn: 3, km: 3 },
      { failsOn: 2, km: 5 },
      { failsOn: 1, km: 9 },
    ]
    const driven = (roll: number[]) =>
      rovers.reduce((km, rover, place) => km + ((roll[place] ?? 0) > rover.failsOn ? rover.km : 0), 0)
    for (const wanted of [0, 3, 5, 8, 9, 12, 14, 17, 18])
      expect(kmAtLeast(rovers, wanted)).toEqual(counted(3, (roll) => driven(roll) >= wanted))
    expect(kmAtLeast([{ failsOn: 0, km: 4 }], 4)).toEqual({ ways: 1, of: 1 })
  })
})

describe('in the view', () => {
  test('BR-7.3 the chance of a launch, with known Staging as well', () => {
    const launch = (ada: object, viewer = 'Ada') =>
      given({ players: { Ada: ada } }).view(viewer).players[0]?.figures.launch
    expect(launch({ rocket: whole('Improvised') })).toEqual({ ways: 256, of: 1296 })
    const staged = { rocket: whole('Second-hand'), faceDown: ['Staging'] }
    expect([launch(staged), launch(staged, 'Ben')]).toEqual([
      { ways: 125, of: 216 },
      { ways: 625, of: 1296 },
    ])
    expect(launch({ rocket: whole('Improvised').slice(1) })).toBeNull()
    expect(
      given({ players: { Ada: { rocket: whole('Improvised') } } }).view('Ben').players[0]?.figures.missing,
    ).toEqual(['fuel'])
  })

  test('BR-19.5 attacks upwards show 15 of 36', () => {
    const table = given({ players: { Ada: { hand: ['Shoot An RPG'] }, Ben: flying() } })
    expect(table.view('Ada').attacks).toContainEqual({
      card: 'shoot-an-rpg@1',
      target: 1,
      check: { ways: 15, of: 36 },
      damage: [],
      ruin: { ways: 0, of: 1 },
    })
    expect(table.view('Ben').attacks).toEqual([])
  })

  test.each([
    ['Asteroid Storm', {}, 3, 12],
    ['Asteroid Storm', { rocket: [...whole('Cutting Edge'), 'Anti-Asteroid System'], original: 4 }, 1, 4],
    ['Cosmic Rays', {}, 3, 3],
  ] as const)('BR-8.2 %s against %j by all %i dice', (card, ben, dice, strength) => {
    const table = given({ players: { Ada: flying({ hand: [card] }), Ben: flying({ damage: 2, ...ben }) } })
    const [attack] = table.view('Ada').attacks
    const all = rolls(dice).map((roll) => Math.max(0, sum(roll) - strength))
    const amounts = [...new Set(all)].toSorted((one, other) => one - other)
    expect(attack?.damage).toEqual(
      amounts.map((amount) => ({ amount, odds: { ways: all.filter((one) => one === amount).length, of: all.length } })),
    )
    const due = (table.player('Ben').original ?? 0) - 2
    expect(attack?.ruin).toEqual({ ways: all.filter((one) => one >= due).length, of: all.length })
  })

  test('BR-13.9 Space Dust by all six dice', () => {
    const rocket = [
      'Improvised Fuselage',
      'Second-hand Nose Cone',
      'Cutting Edge Stabilizer Fins',
      'Cutting Edge Thruster',
    ]
    const table = given({ players: { Ada: flying({ hand: ['Space Dust'] }), Ben: flying({ rocket }) } })
    expect(table.view('Ada').attacks[0]?.damage).toEqual([
      { amount: 0, odds: { ways: 2, of: 6 } },
      { amount: 1, odds: { ways: 2, of: 6 } },
      { amount: 3, odds: { ways: 2, of: 6 } },
    ])
  })

  test('BR-11.4, BR-11.6 the next cruise and the fuel after it', () => {
    const table = given({
      players: {
        Ada: flying({
          rocket: [...whole('Improvised'), 'Solid Rocket Boosters'],
          spaceFuel: 30,
          enhancements: ['Ion Thrusters', 'Solar Wind'],
        }),
      },
    })
    expect(table.view('Ben').players[0]?.figures).toMatchObject({
      cruise: 39,
      fuelAfter: 20,
      navigationError: { ways: 4, of: 6 },
    })
    table.end('Ada')
    expect(table.player('Ada')).toMatchObject({ distance: 11, spaceFuel: 20 })
  })

  test('BR-14.4 landing as one is, and with all cards one has', () => {
    const table = given({
      players: { Ada: flying({ rocket: whole('Improvised'), hand: ['Drag Chute'], faceDown: ['Heat Shield'] }) },
    })
    expect(table.view('Ada').players[0]?.figures).toMatchObject({
      landing: { ways: 4, of: 6 },
      bestLanding: { ways: 1280, of: 1296 },
    })
    expect(table.view('Ben').players[0]?.figures).toMatchObject({
      landing: { ways: 4, of: 6 },
      bestLanding: { ways: 4, of: 6 },
    })
    const crane = given({ players: { Ada: flying({ enhancements: ['Sky Crane'] }) } })
    expect(crane.view('Ben').players[0]?.figures.landing).toEqual({ ways: 1, of: 1 })
  })

  test('BR-18.1 production, drive and the chance of victory', () => {
    const table = given({
      players: {
        Ada: {
          level: 3,
          rocket: whole('Cutting Edge'),
          power: 70,
          km: 14,
          generators: ['Cutting Edge Solar Panels'],
          rovers: ['Improvised Mars Rover', 'Second-Hand Mars Rover'],
          communications: ['Deep Space Array'],
        },
      },
    })
    expect(table.view('Ben').players[0]?.figures).toMatchObject({
      production: 30,
      workingRovers: 2,
      drive: 8,
      victory: { ways: 12, of: 36 },
    })
  })
})
