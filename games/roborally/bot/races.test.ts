import { playOut, randomBot } from '@starboard/bots'
import { type Chance, fastChance, isRefusal, type Setup, setupWith } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { COURSE_NAMES } from '../data/courses/names.ts'
import { roboRally } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import type { RoboRally } from '../rules/state.ts'
import { heuristic } from './index.ts'

const random = randomBot(roboRally)

function setupFor(seats: number, options: Partial<Options>): Setup<RoboRally> | null {
  const setup = setupWith(roboRally, { ...roboRally.options.defaults, ...options }, { seats })
  return isRefusal(setup) ? null : setup
}

function played(setup: Setup<RoboRally> | null, bots: readonly (typeof random | typeof heuristic)[], seed: string) {
  if (setup === null) throw new Error('There is no such set-up.')
  return playOut({ game: roboRally }, { setup, bots, seed }).outcome
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

describe('whole races', () => {
  test.each(COURSE_NAMES.flatMap((course) => [2, 8].map((seats) => ({ course, seats }))))(
    'RR-12.1 $seats bots bring $course to its end, never stuck',
    ({ course, seats }) => {
      const bots = numbers(seats).map(() => heuristic)
      const { ending, turns } = played(setupFor(seats, { course }), bots, 'to the end')
      expect(ending).toBe('checkpoints')
      expect(turns).toBeLessThan(50)
    },
  )

  // A bot that wins 99 of 100 would fail here once in 1,900 changes of luck, one that wins 90 of 100 passes once in 17.
  test('beats random play in at least 95 of 100 races, from either seat', () => {
    const wins = numbers(100).filter((number) => {
      const seat = number % 2
      const bots = seat === 0 ? [heuristic, random] : [random, heuristic]
      const course = COURSE_NAMES[number % 4] ?? COURSE_NAMES[0]
      const { result, places } = played(setupFor(2, { course }), bots, `duel ${number}`)
      return result === 'won' && places[seat] === 1
    })
    expect(wins.length).toBeGreaterThanOrEqual(95)
  })

  test.each(numbers(24))('ends within the turn limit with any options, at any table (sample %i)', (number) => {
    const luck = fastChance(`any ${number}`)
    const setup = anySetup(luck)
    const bots = numbers(setup.seats).map(() => (luck.below(2, 'bots') === 0 ? heuristic : random))
    expect(played(setup, bots, `any ${number}`).turns).toBeLessThanOrEqual(setup.options.turnLimit)
  })
})

function anySetup(luck: Chance): Setup<RoboRally> {
  for (;;) {
    const options = roboRally.options.sample(luck)
    const setup = options.turnLimit === 0 ? null : setupFor(2 + luck.below(7, 'seats'), options)
    if (setup !== null) return setup
  }
}
