import { SHARES_A_WIN, simulate } from '@starboard/bots'
import { isRefusal, readSetup, seatsOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { depth } from '../../../../tools/depth.fixture.ts'
import { COURSES, type DockRaces } from '../../data/courses/index.ts'
import { roboRally } from '../../rules/index.ts'
import { heuristic } from '../index.ts'
import { dockShares, surelyUnfairDocks, unfairDocks } from './docks.ts'

const ROBOTS = 8
const ENOUGH = 400
const RACES = depth('DOCK_RACES', { test: 1, endure: ENOUGH })
const MINUTES = 60_000

/** The races that `starboard courses --measure` counts. */
function racedOn(course: string, races: number): DockRaces {
  const setup = readSetup(roboRally, { seats: ROBOTS, options: { course, dockOrder: 'seat' }, bots: seatsOf(ROBOTS) })
  if (isRefusal(setup)) throw new Error(setup.text)
  const simulation = { setup, bots: ['heuristic'], seed: 'courses' }
  const { seats } = simulate({ game: roboRally, bots: { heuristic } }, simulation, { from: 0, games: races })
  return { races, wins: seats.map(({ winShares }) => winShares / SHARES_A_WIN) }
}

describe.each(COURSES.map(({ name }) => ({ name })))('$name', ({ name }) => {
  // Few races leave too much to chance for anything but the interval.
  const judge = RACES >= ENOUGH ? unfairDocks : surelyUnfairDocks

  it(`is fair to all docks in ${RACES} races of ${ROBOTS}`, { timeout: (1 + RACES / 10) * MINUTES }, () => {
    const docks = racedOn(name, RACES)
    expect(dockShares(docks)).toHaveLength(ROBOTS)
    expect(judge(docks)).toEqual([])
  })
})
