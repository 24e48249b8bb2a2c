import { randomBot } from '@starboard/bots'
import type { AnyBot } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { backyardRocketeers } from '../rules/index.ts'
import { leastWins, winsDuel } from './contest.fixture.ts'
import { heuristic, heuristicWith } from './index.ts'

/** Everything but sabotage cards and reactions. */
const peaceful = heuristicWith({ sabotage: false, reactions: false })
const random = randomBot(backyardRocketeers)

const GAMES = depth('ROCKETEER_DUELS', { test: 120, endure: 1000 })

/** What it wins of all such duels, as measured over thousands of them: RULES.md has the figures. */
const OF_RANDOM = 0.885
const OF_PEACEFUL = 0.62

function winsOf(rival: AnyBot, seed: string): number {
  let wins = 0
  for (let number = 0; number < GAMES; number++) if (winsDuel({ own: heuristic, rival, number, seed })) wins++
  return wins
}

describe('strength', { timeout: 300_000 }, () => {
  it(`wins ${leastWins(GAMES, OF_RANDOM)} of ${GAMES} duels against random play`, () => {
    expect(winsOf(random, 'random')).toBeGreaterThanOrEqual(leastWins(GAMES, OF_RANDOM))
  })

  it(`wins ${leastWins(GAMES, OF_PEACEFUL)} of ${GAMES} against itself without sabotage and reactions`, () => {
    expect(winsOf(peaceful, 'peaceful')).toBeGreaterThanOrEqual(leastWins(GAMES, OF_PEACEFUL))
  })

  it('asks for no more than luck allows', () => {
    // Ten tosses of a coin are all lost once in 1,024 times, twenty once in 1,048,576.
    expect(leastWins(10, 0.5)).toBe(0)
    expect(leastWins(20, 0.5)).toBe(1)
    expect(leastWins(400, 0.87)).toBe(314)
  })
})
