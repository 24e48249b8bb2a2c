import { readdirSync, readFileSync } from 'node:fs'
import { RULE_ID } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'

export interface Coverage {
  /** The folder of the game. */
  readonly game: URL
  /** What its rule IDs begin with. */
  readonly prefix: string
  /** Where its tests of rules are; everywhere if not told. */
  readonly testsIn?: string
  /** How many there are: whoever adds one says so here too. */
  readonly rules: number
  readonly rulings: number
  readonly edgeCases: number
  readonly options: number
}

/** Whoever looks for a rule, an edge case or an option finds a test or a scenario file that is named after it. */
export function describeCoverage({ game, prefix, testsIn = '', ...counts }: Coverage): void {
  const textOf = (path: string) => readFileSync(new URL(path, game), 'utf8')
  const files = readdirSync(game, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const tests = files.filter((name) => name.startsWith(testsIn) && /\.test\.tsx?$/.test(name)).map(textOf)
  const scenarios = files.filter((name) => /^scenarios\/.*\.json$/.test(name)).map(textOf)
  const names = [...tests.flatMap((text) => titlesIn(text, prefix)), ...scenarios.map(nameOf)]
  const tested = new Set([...names.flatMap((name) => idsIn(leadOf(name, prefix), prefix)), ...scenarios.flatMap(cited)])
  const rulebook = textOf('RULES.md')
  const stated = statedIn(rulebook)

  test(`the rulebook states ${counts.rules} rules and ${counts.rulings} rulings, each once`, () => {
    const rulings = stated.filter((id) => id.startsWith(`${prefix}-R`))
    expect([stated.length - rulings.length, rulings.length]).toEqual([counts.rules, counts.rulings])
    expect(new Set(stated).size).toBe(stated.length)
  })

  test('it speaks of no rule that it does not state', () => {
    expect(idsIn(rulebook, prefix).filter((id) => !stated.includes(id))).toEqual([])
  })

  test.each(stated)('%s is what a test or a scenario file is named after', (id) => {
    expect(tested).toContain(id)
  })

  test.each(Array.from({ length: counts.edgeCases }, (_, index) => index + 1))('edge case %i has a test', (number) => {
    const named = new RegExp(`edge case ${number}\\b`)
    expect(names.some((name) => named.test(name))).toBe(true)
  })

  describe('options', () => {
    const form = [
      ...textOf('rules/options.ts').matchAll(
        /^ {2}(?: {2})?(\w+): (?:int|decimal|choice|toggle|numbers|counts|text|file)\(/gm,
      ),
    ]
    const options = form.map(([, name = '']) => name)

    test(`all ${counts.options} of them are found`, () => {
      expect(options).toHaveLength(counts.options)
    })

    test.each(options)('%s is set in a test or a scenario file', (name) => {
      expect([...tests, ...scenarios].join()).toMatch(new RegExp(`\\b${name}\\b`))
    })

    test.each(options)('%s stands in the rulebook', (name) => {
      expect(rulebook).toMatch(new RegExp(`\`${name}\``))
    })
  })
}

/** The quotes of a title are those around it; a rule's text may hold the others. */
const titlesIn = (text: string, prefix: string): string[] =>
  [...text.matchAll(new RegExp(`(['\`"])((?:${prefix}-[\\w.]+,? )+(?:(?!\\1).)+)\\1`, 'g'))].map(
    ([, , name = '']) => name,
  )

/** The rules that a book states, each at the beginning of its line. */
export const statedIn = (rulebook: string): string[] =>
  [...rulebook.matchAll(new RegExp(`^\\*\\*(${RULE_ID})\\*\\*`, 'gm'))].map(([, id = '']) => id)

/** The rules that a text speaks of. */
export const idsIn = (text: string, prefix: string): string[] =>
  (text.match(new RegExp(`\\b${RULE_ID}\\b`, 'g')) ?? []).filter((id) => id.startsWith(`${prefix}-`))

/** The rules that a name begins with. */
const leadOf = (name: string, prefix: string): string => name.match(new RegExp(`^(?:${prefix}-[\\w.]+,? )+`))?.[0] ?? ''

/** A scenario file goes by its title and says where it comes from; some list their rules apart. */
const nameOf = (scenario: string): string => {
  const { title = '', source = '' } = JSON.parse(scenario) as { title?: string; source?: string }
  return `${title} ${source}`
}

const cited = (scenario: string): readonly string[] => (JSON.parse(scenario) as { rules?: string[] }).rules ?? []
