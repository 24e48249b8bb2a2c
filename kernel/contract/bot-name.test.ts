import { describe, expect, it } from 'vitest'
import { botName, botNamesAt } from './bot-name.ts'

const META = { botNames: ['Wick', 'Tallow', 'Glim', 'Spark'] }
const CODES = Array.from({ length: 40 }, (_, number) => `TABLE${number}`)

describe('the name of a bot', () => {
  it('is the same at the same seat of the same table, and not the same at every table', () => {
    const named = (table: string) => botName(META, { table, seat: 1, taken: [] })
    for (const code of CODES) expect(named(code)).toBe(named(code))
    expect(new Set(CODES.map(named)).size).toBeGreaterThan(1)
  })

  it('is nobody else’s at the table', () => {
    for (const table of CODES) {
      const names = botNamesAt(META, { table, people: ['Ada', null, null, null] })
      expect(names[0]).toBe('Ada')
      expect(new Set(names).size).toBe(4)
    }
  })

  it('is not that of a person who comes later in the row, however it is written', () => {
    for (const table of CODES) {
      const names = botNamesAt(META, { table, people: [null, null, 'GLIM', null] })
      expect(names.filter((name) => name.toLowerCase() === 'glim')).toEqual(['GLIM'])
      expect(new Set(names).size).toBe(4)
    }
  })

  it('gets a letter where all names are taken', () => {
    expect(botName(META, { table: 'x', seat: 4, taken: META.botNames })).toMatch(/^(Wick|Tallow|Glim|Spark) E$/)
  })
})
