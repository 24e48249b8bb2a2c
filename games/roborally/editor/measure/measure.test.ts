import { describe, expect, it } from 'vitest'
import { COURSES } from '../../data/courses/index.ts'
import { seedOf } from './messages.ts'
import { playRace, type RaceResult } from './race.ts'
import { difficultyOf, tallyOf } from './tally.ts'

const text = COURSES[0]?.text ?? ''

describe('a race of bots on a drawn course', () => {
  it('is played to its end and depends on its seed alone', () => {
    const race = playRace({ text, players: 2, seed: seedOf(1) })
    expect(race).toMatchObject({ isFinished: true })
    expect(race.turns).toBeGreaterThan(1)
    expect(playRace({ text, players: 2, seed: seedOf(1) })).toEqual(race)
  })

  it('RR-13.10 is not begun on a course that cannot be played', () => {
    expect(() => playRace({ text: text.replace('F1', '. '), players: 2, seed: 'x' })).toThrow()
  })
})

const race = (turns: number, deaths = 0, isFinished = true): RaceResult => ({ turns, deaths, isFinished })

describe('what many races come to', () => {
  it('is a mean, a middle and a long one', () => {
    const results = Array.from({ length: 20 }, (_, place) => race(place + 1, place % 2, place < 15))
    expect(tallyOf(results)).toEqual({
      races: 20,
      turns: { mean: 10.5, p50: 10, p95: 19 },
      deaths: 0.5,
      finished: 0.75,
    })
    expect(tallyOf([])).toBeNull()
  })

  it.each([
    ['beginner', [race(6, 1), race(8, 2)]],
    ['standard', [race(11, 2), race(13, 3)]],
    ['standard', [race(6, 4), race(6, 4)]],
    ['expert', [race(18, 2), race(20, 2)]],
    ['expert', [race(6, 0, false), race(6)]],
  ] as const)('is called %s', (word, results) => {
    const tally = tallyOf(results)
    expect(tally && difficultyOf(tally, 4)).toBe(word)
  })

  it.each(COURSES.filter(({ measured }) => measured.races > 0))(
    'fits what $name came to',
    ({ text: drawn, measured }) => {
      const isEasy = drawn.includes('difficulty: beginner')
      expect(difficultyOf(measured, measured.players) === 'beginner').toBe(isEasy)
    },
  )
})
