import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { idsIn, statedIn } from '../../coverage.fixture.ts'
import { missionFiles } from './missions.fixture.ts'
import { threatTables } from './threat-tables.fixture.ts'

const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const stated = statedIn(rulebook)

/** The rules of what comes before and between missions: who plays, the cards, the clock, scripts, campaigns. */
const NOT_RESOLUTION = [
  /^SA-1\.(?!10$)/,
  /^SA-2\./,
  /^SA-10\.(?![45]$)/,
  /^SA-11\.[34]$/,
  /^SA-12\./,
  /^SA-R(?:12|13|2[013-7]|32|34|35|40|49)$/,
]
const ofResolution = stated.filter((id) => !NOT_RESOLUTION.some((other) => other.test(id)))

/** Section 9: cases of the action round, its clock and the campaign. */
const OTHER_EDGE_CASES = [25, 29, 37, 40]
const edgeCases = Array.from({ length: 40 }, (_, index) => index + 1).filter((one) => !OTHER_EDGE_CASES.includes(one))

const tests = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
const titles = tests.flatMap((text) => [...text.matchAll(/test\('(SA-[^']+)'/g)].map(([, title = '']) => title))
const names = [...titles, ...missionFiles().map(({ json }) => json.name)]
const leadOf = (name: string): string => /^(?:SA-[\w.]+,? )+/.exec(name)?.[0] ?? ''
const tested = new Set(names.flatMap((name) => idsIn(leadOf(name), 'SA')))

describe('coverage', () => {
  test('the rulebook states 168 rules and 51 rulings, each once', () => {
    const rulings = stated.filter((id) => id.startsWith('SA-R'))
    expect([stated.length - rulings.length, rulings.length]).toEqual([168, 51])
    expect(new Set(stated).size).toBe(stated.length)
  })

  test('it speaks of no rule that it does not state, nor does a test', () => {
    const spoken = [rulebook, ...names].flatMap((text) => idsIn(text, 'SA'))
    expect(spoken.filter((id) => !stated.includes(id))).toEqual([])
  })

  test.each(ofResolution)('%s is what a test or a mission file is named after', (id) => {
    expect(tested).toContain(id)
  })

  test.each(edgeCases)('edge case %i has a test or a mission file', (number) => {
    const named = new RegExp(`edge case ${number}\\b`)
    expect(names.some((name) => named.test(name))).toBe(true)
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
