import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/cards.ts'
import { tableDraft } from './drafting.ts'
import { forecastOf, landingOf, landingWith } from './forecast.ts'
import { robotView, viewOf } from './view.fixture.ts'

/** Warm-Up Lane, from dock 3 northward. */
const START = 73

const programmed = (registers: readonly (Card | null)[], change: Parameters<typeof robotView>[0] = {}) => {
  const robot = robotView({ at: START, ...change, registers })
  return { robot, view: viewOf({ robots: [robot] }), draft: tableDraft(robot) }
}

describe('the forecast', () => {
  it('ends before the first empty register', () => {
    const { view, robot, draft } = programmed(['M1-500', 'M1-510', null, 'M1-520', null])
    expect(forecastOf(view, robot, draft).registers.map(({ register }) => register)).toEqual([1, 2])
  })

  it('RR-9.3 runs through locked registers', () => {
    const { view, robot, draft } = programmed(['M1-500', 'M1-510', 'M1-520', 'RR-200', 'RL-110'], { damage: 6 })
    expect(forecastOf(view, robot, draft).registers).toHaveLength(5)
  })

  it('says where a register leaves the robot, and where a card would', () => {
    const { view, robot, draft } = programmed(['M1-500', null, null, null, null])
    const forecast = forecastOf(view, robot, draft)
    expect(landingOf(view, forecast, 1)).toMatchObject({ text: '[3,6] north', short: '[3,6] N', isDestroyed: false })
    expect(landingOf(view, forecast, 2)).toBeNull()
    expect(landingWith(view, robot, draft, 'RR-200', 2)).toMatchObject({ text: '[3,6] east' })
  })

  it('RR-4.6 says that it ends beyond the edge', () => {
    const { view, robot, draft } = programmed(['BU-440', 'BU-450', null, null, null])
    expect(landingOf(view, forecastOf(view, robot, draft), 2)).toMatchObject({
      text: 'off the board',
      isDestroyed: true,
    })
  })
})
