import { describe, expect, it } from 'vitest'
import type { AnyBot } from './bot.ts'
import { botNamesAt } from './bot-name.ts'
import { characterNamed, ofCharacters, withCharacter } from './character.ts'

const META = { botNames: ['Wick', 'Tallow', 'Glim', 'Spark', 'Ember', 'Cinder'] }
const says = (kind: string): AnyBot => ({ play: () => ({ kind }) })
const careful = says('wait a turn')
const greedy = says('take it')
const vengeful = says('hit back')
const bot: AnyBot = { ...says('play'), characters: { careful, greedy, vengeful } }

describe('the character of a bot', () => {
  it('is that of its name, at every table and however it is written', () => {
    expect(META.botNames.map((name) => characterNamed(META, bot, name))).toEqual([
      ...['careful', 'greedy', 'vengeful'],
      ...['careful', 'greedy', 'vengeful'],
    ])
    expect(characterNamed(META, bot, 'TALLOW')).toBe('greedy')
    expect(withCharacter(META, bot, 'Glim')).toBe(vengeful)
  })

  it('is nobody else’s at the table while there are enough', () => {
    for (let table = 0; table < 40; table++) {
      const names = botNamesAt(META, { table: `TABLE${table}`, people: ['Ada', null, null, null] })
      expect(new Set(names.slice(1).map((name) => characterNamed(META, bot, name))).size).toBe(3)
    }
  })

  it('is always the same for whoever plays in the place of a person', () => {
    const words = new Set(Array.from({ length: 20 }, () => characterNamed(META, bot, 'Ada')))
    expect(words.size).toBe(1)
    expect(words).not.toContain(undefined)
  })

  it('is none where a bot has none', () => {
    expect(characterNamed(META, careful, 'Wick')).toBe(undefined)
    expect(withCharacter(META, careful, 'Wick')).toBe(careful)
    expect(withCharacter(META, { ...careful, characters: {} }, 'Ada')).toMatchObject({ play: careful.play })
  })

  it('stays when another bot is made of it', () => {
    const louder = (of: AnyBot): AnyBot => ({ play: (...asked) => ({ kind: `${JSON.stringify(of.play(...asked))}!` }) })
    expect(Object.keys(ofCharacters(bot, louder).characters ?? {})).toEqual(['careful', 'greedy', 'vengeful'])
    expect(ofCharacters(careful, louder)).not.toHaveProperty('characters')
  })
})
