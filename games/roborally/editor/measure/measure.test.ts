import { describe, expect, it } from 'vitest'
import { COURSES } from '../../data/courses/index.ts'
import { seedOf } from './messages.ts'
import { playRace, type RaceResult } from './race.ts'
import { tallyOf } from './tally.ts'

const text = COURSES[0]?.text ?? ''

describe('a race of bots on a drawn course', () => {
  it('is played to its end and depends on its seed alone', () => {
    const race = playRace({ text, players: 2, seed: seedOf(1) })
    expect(race).toMatchObject({ isFinished: true })
    expect([1, 2]).toContain(race.dock)
    expect(race.turns).toBeGreaterThan(1)
    expect(playRace({ text, players: 2, seed: seedOf(1) })).toEqual(race)
  })

  it('RR-13.10 is not begun on a course that cannot be played', () => {
    expect(() => playRace({ text: text.replace('F1', '. '), players: 2, seed: 'x' })).toThrow()
  })
})

const race = (turns: number, deaths = 0, isFinished = true): RaceResult => ({
  turns,
  deaths,
  isFinished,
  dock: isFinished ? 2 : null,
})

describe('what many races come to', () => {
  it('is a mean, a middle and a long one', () => {
    const results = Array.from({ length: 20 }, (_, place) => race(place + 1, place % 2, place < 15))
    expect(tallyOf(results, 3)).toEqual({
      races: 20,
      turns: { mean: 10.5, p50: 10, p95: 19 },
      deaths: 0.5,
      finished: 0.75,
      docks: { races: 20, wins: [0, 15, 0] },
    })
    expect(tallyOf([], 3)).toBeNull()
  })
})
