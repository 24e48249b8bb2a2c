import { describe, expect, it } from 'vitest'
import { contested, playedNow, said } from '../../contest.fixture.ts'
import { backyardRocketeers } from '../rules/index.ts'
import { heuristic } from './index.ts'
import { easy, hard, normal } from './levels.ts'

const entry = { game: backyardRocketeers, bots: { heuristic, easy, normal, hard } }

const CONTESTS = playedNow([
  { entry, own: 'normal', rivals: 'easy', seats: 2, goal: 0.7, games: { test: 60, endure: 400 } },
  { entry, own: 'hard', rivals: 'normal', seats: 2, goal: 0.6, games: { test: 60, endure: 400 } },
  { entry, own: 'easy', rivals: 'random', seats: 2, goal: 0.5, games: { test: 20, endure: 400 } },
])

describe('levels', { timeout: 3_600_000 }, () => {
  it.each(CONTESTS)('$own wins $goal of $seats-player games against $rivals', (contest) => {
    const result = contested(contest)
    expect(result.isMet, said(contest, result)).toBe(true)
  })

  it('have the same characters, so that a name stands for the same at every level', () => {
    const [words, ...others] = [easy, normal, hard].map(({ characters = {} }) => Object.keys(characters))
    expect(words).toHaveLength(4)
    for (const other of others) expect(other).toEqual(words)
  })
})
