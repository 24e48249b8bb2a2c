import type { AnyBot, AnyGame } from '@starboard/kernel'
import { noughts } from '@starboard/kernel/noughts'
import { describe, expect, it } from 'vitest'
import { type Contest, contested, playedNow, said } from './contest.fixture.ts'

/** The first cell that is free, or the last one. */
const first: AnyBot = { play: ({ legal }) => legal[0] ?? 'wait' }
const last: AnyBot = { play: ({ legal }) => legal.at(-1) ?? 'wait' }
const entry = { game: noughts as unknown as AnyGame, bots: { first, last } }
const contest: Contest = { entry, own: 'first', rivals: 'last', seats: 2, goal: 0.6, games: { test: 400, endure: 400 } }

describe('a contest', () => {
  it('stops as soon as it is clear, one way or the other', () => {
    const [met, missed] = [contested({ ...contest, goal: 0.3 }), contested({ ...contest, goal: 0.8 })]
    expect([met.isMet, met.games < 200]).toEqual([true, true])
    expect([missed.isMet, missed.games < 200]).toEqual([false, true])
  })

  it('is judged by its share where it stays close, and by luck where it is short', () => {
    const games = (test: number) => ({ test, endure: test })
    // Whoever begins wins among these two: half of the games, whatever their number.
    expect(contested({ ...contest, goal: 0.5, games: games(200) })).toEqual({ games: 200, wins: 100, isMet: true })
    expect(contested({ ...contest, goal: 0.55, games: games(200) })).toMatchObject({ wins: 100, isMet: true })
    expect(contested({ ...contest, goal: 0.58, games: games(200) }).isMet).toBe(false)
    expect(contested({ ...contest, goal: 0.58, games: games(20) })).toMatchObject({ wins: 10, isMet: true })
  })

  it('says what came of it, with an interval', () => {
    expect(said(contest, { games: 200, wins: 100, isMet: true })).toBe(
      'first wins 50.0 % of 200 games (43.1–56.9) against last, 2 players',
    )
    expect(playedNow([contest, { ...contest, games: { test: 0, endure: 0 } }])).toEqual([contest])
  })
})
