import { randomBot } from '@starboard/bots'
import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { backyardRocketeers } from '../rules/index.ts'
import { winsDuel } from './contest.fixture.ts'
import { heuristic, heuristicWith } from './index.ts'

/** Everything but sabotage cards and reactions. */
const peaceful = heuristicWith({ sabotage: false, reactions: false })
const random = randomBot(backyardRocketeers)

/** Wald's test: games until it is clear whether the share of wins is the higher or the lower of two. */
const HIGH = 0.86
const LOW = 0.6
const FALSE_ALARM = 1e-4
const OVERSIGHT = 1e-2
const MOST_GAMES = 400

function sequential(wins: (number: number) => boolean): 'high' | 'low' {
  let evidence = 0
  for (let number = 0; number < MOST_GAMES; number++) {
    evidence += wins(number) ? Math.log(HIGH / LOW) : Math.log((1 - HIGH) / (1 - LOW))
    if (evidence >= Math.log((1 - FALSE_ALARM) / OVERSIGHT)) return 'high'
    if (evidence <= Math.log(FALSE_ALARM / (1 - OVERSIGHT))) return 'low'
  }
  return evidence > 0 ? 'high' : 'low'
}

describe('strength', () => {
  // A bot that wins 86 of 100 fails this in less than one of 10,000 changes of luck, one that wins 60 passes in one of 100.
  it('beats random play', () => {
    expect(sequential((number) => winsDuel({ own: heuristic, rival: random, number, seed: 'random' }))).toBe('high')
  })

  // Against itself without them it wins 60 to 66 of 100: four standard deviations below 60 is a false alarm in one of 30,000.
  it('gains by sabotage and reactions', { timeout: 300_000 }, () => {
    const games = depth('ROCKETEER_DUELS', { test: 60, endure: 400 })
    const won = Array.from({ length: games }, (_, number) => number).filter((number) =>
      winsDuel({ own: heuristic, rival: peaceful, number, seed: 'peaceful' }),
    )
    expect(won.length / games).toBeGreaterThan(SHARE - 4 * Math.sqrt((SHARE * (1 - SHARE)) / games))
  })
})

const SHARE = 0.6
