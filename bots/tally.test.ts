import type { Outcome } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { figuresOf, spreadOf } from './figures.ts'
import { addGame, emptyTally, type TalliedGame } from './tally.ts'

const outcome = (given: Partial<Outcome>): Outcome => ({
  places: [1, 2],
  points: [5, 3],
  result: 'won',
  ending: 'arrived',
  text: '',
  rule: '',
  turns: 10,
  lines: [],
  statistics: {},
  ...given,
})

function figures(games: readonly Partial<Outcome>[], kind: TalliedGame['kind'] = 'competitive') {
  const tally = emptyTally()
  for (const given of games) addGame(tally, { outcome: outcome(given), entries: 20, kind, bots: ['a', 'b'] })
  return figuresOf(tally)
}

describe('a tally', () => {
  it('counts wins by seat and by bot', () => {
    const { winRateBySeat, winRateByBot, pointsBySeat } = figures([{}, {}, {}, { places: [2, 1] }])
    expect(winRateBySeat).toEqual([0.75, 0.25])
    expect(winRateByBot).toEqual({ a: 0.75, b: 0.25 })
    expect(pointsBySeat).toEqual([5, 3])
  })

  it('lets winners share a win, but not a crew', () => {
    const shared = { places: [1, 1] }
    expect(figures([shared]).winRateBySeat).toEqual([0.5, 0.5])
    expect(figures([shared], 'co-op').winRateBySeat).toEqual([1, 1])
  })

  it('knows no winner where nobody won, but who came first', () => {
    const { winRateBySeat, firstRateBySeat } = figures([{ result: 'draw', places: [1, 1] }, { result: 'ranked' }])
    expect(winRateBySeat).toEqual([0, 0])
    expect(firstRateBySeat).toEqual([0.75, 0.25])
  })

  it('counts endings, the most frequent first, and the means of statistics', () => {
    const { endings, statistics } = figures([
      { ending: 'lost' },
      {},
      { statistics: { rolls: 4 } },
      { statistics: { rolls: 6 } },
    ])
    expect(Object.entries(endings)).toEqual([
      ['arrived', 3],
      ['lost', 1],
    ])
    expect(statistics).toEqual({ rolls: 5 })
  })
})

describe('figures', () => {
  it('call nothing else turns than what outcomes do', () => {
    const { turns, statistics } = figures([{ turns: 4, statistics: { turns: 8, rolls: 3 } }])
    expect(turns.mean).toBe(4)
    expect(statistics).toEqual({ rolls: 3 })
  })

  it('give the spread of turns', () => {
    expect(spreadOf({ 1: 50, 2: 45, 3: 4, 9: 1 })).toEqual({ mean: 1.61, p50: 1, p95: 2, max: 9 })
  })
})
