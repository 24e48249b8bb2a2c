import { type Bot, fastChance, lookAt, type Seat } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { COURSE_NAMES } from '../data/courses/names.ts'
import { roboRally } from '../rules/index.ts'
import type { RoboRally, State } from '../rules/state.ts'
import { positionsOn } from './blunders.fixture.ts'
import { levels } from './index.ts'

const POSITIONS = depth('LEVEL_POSITIONS', { test: 6, endure: 600 })
const RACES = Math.ceil(POSITIONS / 60)

/** By turn of the race, from all courses. */
const positions = COURSE_NAMES.flatMap((course) => positionsOn(course, RACES)).toSorted(
  ([one], [other]) => one.turn - other.turn,
)
const openings = positions.filter(([{ turn }]) => turn === 1)
/** From all over the race. */
const some = positions.filter((_, place) => place % Math.ceil(positions.length / POSITIONS) === 0)

function answer(bot: Bot<RoboRally>, state: State, seat: Seat): string {
  const look = lookAt(roboRally, state, seat, { at: 0, now: 0 })
  return JSON.stringify(bot.play(look, seat, { ms: 0, random: fastChance('level') }))
}

describe.each(Object.entries(levels))('%s', { timeout: 600_000 }, (_, bot) => {
  it(`does the same in ${some.length} positions whatever is hidden from it`, () => {
    for (const [number, [state, seat]] of some.entries()) {
      const other = roboRally.determinize(roboRally.view(state, seat), seat, fastChance(`world ${number}`))
      expect(answer(bot, other, seat)).toBe(answer(bot, state, seat))
    }
  })

  it('has characters that do not begin alike with the same cards', () => {
    const characters = Object.values(bot.characters ?? {})
    const isVaried = ([state, seat]: (typeof openings)[number]) =>
      new Set(characters.map((character) => answer(character, state, seat))).size > 1
    expect(openings.some(isVaried)).toBe(true)
  })
})
