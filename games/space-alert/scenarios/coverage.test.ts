import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { idsIn, statedIn } from '../../coverage.fixture.ts'
import { missionFiles } from './missions.fixture.ts'
import { threatTables } from './threat-tables.fixture.ts'

const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const stated = statedIn(rulebook)

const edgeCases = Array.from({ length: 40 }, (_, index) => index + 1)

const tests = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
const titles = tests.flatMap((text) => [...text.matchAll(/test\('(SA-[^']+)'/g)].map(([, title = '']) => title))
const names = [...titles, ...missionFiles().map(({ json }) => json.name)]
const leadOf = (name: string): string => /^(?:SA-[\w.]+,? )+/.exec(name)?.[0] ?? ''
const tested = new Set(names.flatMap((name) => idsIn(leadOf(name), 'SA')))

describe('coverage', () => {
  test('the rulebook states 169 rules and 51 rulings, each once', () => {
    const rulings = stated.filter((id) => id.startsWith('SA-R'))
    expect([stated.length - rulings.length, rulings.length]).toEqual([169, 51])
    expect(new Set(stated).size).toBe(stated.length)
  })

  test('it speaks of no rule that it does not state, nor does a test', () => {
    const spoken = [rulebook, ...names].flatMap((text) => idsIn(text, 'SA'))
    expect(spoken.filter((id) => !stated.includes(id))).toEqual([])
  })

  test.each(stated)('%s is what a test or a mission file is named after', (id) => {
    expect(tested).toContain(id)
  })

  test.each(edgeCases)('edge case %i has a test or a mission file', (number) => {
    const named = new RegExp(`edge case ${number}\\b`)
    expect(names.some((name) => named.test(name))).toBe(true)
  })

  describe('options', () => {
    const form = readFileSync(new URL('../rules/options.ts', import.meta.url), 'utf8')
    const options = [...form.matchAll(/^ {4}(\w+): (?:int|decimal|choice|toggle|file)\(/gm)].map(
      ([, name = '']) => name,
    )

    test('all 23 of them are found', () => {
      expect(options).toHaveLength(23)
    })

    test.each(options)('%s is set in a test', (name) => {
      expect(tests.join()).toMatch(new RegExp(`\\b${name}\\b`))
    })

    test.each(options)('%s stands in the rulebook', (name) => {
      expect(rulebook).toMatch(new RegExp(`\`${name}\``))
    })
  })

  test('the tables of threats are those of the cards', () => {
    expect(rulebook).toContain(threatTables())
  })

  test('each function of the rules cites rules that exist', () => {
    const rules = new URL('../rules/', import.meta.url)
    const cited = readdirSync(rules, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => idsIn(readFileSync(new URL(name, rules), 'utf8'), 'SA'))
    expect(cited.filter((id) => !stated.includes(id))).toEqual([])
  })
})
