import { seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { recorded } from '../board/model/recorded.fixture.ts'
import { picture } from '../rules/picture.ts'
import type { SeenRobot, View } from '../rules/view.ts'

/** What events do not tell: what is open, where a robot may come back, and the counts of the lab. The true view brings it. */
function toldIn({ agenda: _1, reentry: _2, figures: _3, silentTurns: _4, isHeard: _5, robots, ...rest }: View) {
  return { ...rest, robots: robots.map(withoutUnknown) }
}

/** A destroyed robot turns its locked cards face down again, though all have seen them. */
const withoutUnknown = (robot: SeenRobot) => ({
  ...(robot.poweredDown ? withoutSecrets(robot) : robot),
  registers: robot.status === 'active' ? robot.registers : robot.registers.slice(0, robot.shown),
})

/** Nothing is dealt to a robot that is down, so nothing says whether it is one's own. */
const withoutSecrets = ({ hand: _1, deal: _2, announced: _3, filled: _4, ...robot }: SeenRobot) => robot

const RACES = [
  { seats: 2, seed: 11, bot: 'random' },
  { seats: 3, seed: 12, bot: 'heuristic' },
  { seats: 4, seed: 13, bot: 'random', options: { course: 'Piston Alley', turnLimit: 20 } },
  { seats: 5, seed: 14, bot: 'random', options: { course: 'Twin Ring Road', archiveOn: 'any', turnLimit: 20 } },
  { seats: 3, seed: 15, bot: 'random', options: { preset: 'official 2005', turnLimit: 20 } },
  { seats: 3, seed: 16, bot: 'heuristic', options: { playOn: true, placement: 'final' } },
  {
    seats: 4,
    seed: 17,
    bot: 'random',
    options: { course: 'Piston Alley', turnLimit: 20 },
    anytimeActions: [
      { seat: seatOf(2), after: 20, action: { kind: 'concede' } },
      { seat: seatOf(0), after: 55, action: { kind: 'concede' } },
    ],
  },
] as const

describe('the film', () => {
  for (const race of RACES)
    it(`ends at the true picture: ${race.seats} robots, seed ${race.seed}, ${race.bot}`, () => {
      for (const { before, events, after } of recorded(race))
        expect(toldIn(events.reduce(picture.step, before.view))).toEqual(toldIn(after.view))
    })

  it('leaves the picture it was given alone', () => {
    for (const { before, events } of recorded({ seats: 2, seed: 11, bot: 'random' }).slice(0, 60)) {
      const kept = structuredClone(before.view)
      events.reduce(picture.step, before.view)
      expect(before.view).toEqual(kept)
    }
  })
})
