import { playOut } from '@starboard/bots'
import { isRefusal, readSetup, seatsOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { heuristic } from '../../bot/index.ts'
import { roboRally } from '../../rules/index.ts'
import { COURSES } from './index.ts'

describe.each(COURSES)('$name', ({ name, turns: [least, most], bestWith, measured }) => {
  it('RR-15 bots race it to the last checkpoint', () => {
    const seats = bestWith[0]
    const setup = readSetup(roboRally, { seats, options: { course: name }, bots: seatsOf(seats) })
    if (isRefusal(setup)) throw new Error(setup.text)
    const bots = seatsOf(seats).map(() => heuristic)
    expect(playOut({ game: roboRally }, { setup, bots, seed: name }).outcome.ending).toBe('checkpoints')
  })

  it('RR-15 as measured it takes the turns it should, with a number of robots it is drawn for', () => {
    expect(measured.turns.mean).toBeGreaterThanOrEqual(least)
    expect(measured.turns.mean).toBeLessThanOrEqual(most)
    expect(measured.players).toBeGreaterThanOrEqual(bestWith[0])
    expect(measured.players).toBeLessThanOrEqual(bestWith[1])
    expect(measured.finished).toBeGreaterThan(0.95)
    expect(measured.races).toBeGreaterThanOrEqual(100)
  })
})
