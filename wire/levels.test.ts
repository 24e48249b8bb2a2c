import { describe, expect, it } from 'vitest'
import {
  isForLevel,
  levelAmong,
  levelName,
  levelNamed,
  levelsText,
  nameAmong,
  offeredLevels,
  weakestFirst,
} from './levels.ts'

describe('levels of bots', () => {
  it('have one order, whatever the order of a game’s bots', () => {
    expect(offeredLevels(['search', 'heuristic', 'random']).map(levelName)).toEqual(['easy', 'normal', 'hard'])
    expect(offeredLevels(['heuristic', 'random']).map(levelName)).toEqual(['easy', 'normal'])
    expect(offeredLevels(['random', 'beginner', 'heuristic'])).toEqual(['beginner', 'heuristic'])
  })

  it('are played by what a game has made for them; what others have too stays there for programs', () => {
    const bots = ['heuristic', 'hard', 'normal', 'beginner', 'search', 'random']
    expect(offeredLevels(bots)).toEqual(['beginner', 'normal', 'hard'])
    expect(offeredLevels([...bots, 'easy'])).toEqual(['easy', 'normal', 'hard'])
    expect(weakestFirst(bots)).toEqual(['beginner', 'normal', 'hard', 'heuristic', 'search', 'random'])
    expect(['normal', 'hard', 'easy'].map((name) => levelNamed(name, bots))).toEqual(['normal', 'hard', 'beginner'])
    expect(levelNamed('heuristic', bots)).toBe('heuristic')
    expect(['normal', 'heuristic', 'beginner', 'search', 'spy'].map((bot) => nameAmong(bots, bot))).toEqual([
      ...['normal', 'heuristic', 'easy', 'search', 'spy'],
    ])
    expect(bots.filter(isForLevel)).toEqual(['hard', 'normal'])
  })

  it('leave out what is for programs alone', () => {
    expect(offeredLevels(['reference', 'heuristic', 'random'])).toEqual(['random', 'heuristic'])
    expect(weakestFirst(['reference', 'heuristic', 'random'])).toEqual(['random', 'heuristic', 'reference'])
    expect(levelName('reference')).toBe('classic')
    for (const inherited of ['constructor', 'toString', '__proto__']) expect(levelName(inherited)).toBe(inherited)
  })

  it.each([
    [['random', 'heuristic'], 'heuristic', 'heuristic'],
    [['random', 'heuristic'], 'search', 'heuristic'],
    [['random', 'beginner', 'heuristic'], 'random', 'beginner'],
    [['random', 'heuristic'], 'beginner', 'random'],
    [['random', 'search'], 'heuristic', 'random'],
    [['random', 'heuristic', 'reference'], 'reference', 'heuristic'],
    [['random', 'heuristic', 'search'], 'grandmaster', 'heuristic'],
    [['beginner', 'heuristic', 'normal', 'search'], 'heuristic', 'normal'],
    [['easy', 'beginner', 'normal', 'hard', 'search'], 'search', 'hard'],
    [['easy', 'beginner', 'normal'], 'random', 'easy'],
    [['random', 'heuristic'], 'hard', 'heuristic'],
    [['random'], 'search', 'random'],
    [['spy'], 'search', 'spy'],
    [[], 'search', 'random'],
  ])('of %j, %s means %s', (bots, wanted, level) => expect(levelAmong(bots, wanted)).toBe(level))

  it('are told in people’s words, with those that programs write', () => {
    expect(levelsText(['reference', 'random', 'spy'])).toBe('easy (random), classic (reference), spy')
    const bots = ['random', 'beginner', 'heuristic']
    expect(levelsText(bots)).toBe('easy (beginner), normal (heuristic), random')
    expect(levelsText([...bots, 'normal'])).toBe('easy (beginner), normal, random, heuristic')
    expect([levelNamed('easy', bots), levelNamed('easy', ['random'])]).toEqual(['beginner', 'random'])
    expect(['normal', 'heuristic', 'hal'].map((name) => levelNamed(name, bots))).toEqual([
      'heuristic',
      'heuristic',
      'hal',
    ])
  })
})
