import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MARKET, STARTER } from '../rules/cards.ts'

/** Whoever looks for a rule finds a scenario that is named after it. */

const folder = new URL('.', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map(textOf)

/** Titles are the quoted sentences that begin with rule numbers. */
const TITLE = /(['`"])((?:SG-[\w.]+ )+(?:(?!\1).)+)\1/g
const titles = texts.flatMap((text) => [...text.matchAll(TITLE)].map(([, , title = '']) => title))

const idsIn = (text: string): string[] => text.match(/SG-(?:R\d+|\d+\.\d+a?)/g) ?? []
/** Only the numbers in front: what a title mentions further on, it does not check. */
const checked = new Set(titles.flatMap((title) => idsIn(title.match(/^(?:SG-[\w.]+ )+/)?.[0] ?? '')))
const rules = [...new Set(idsIn(textOf('../RULES.md')))]

test('the rulebook has 75 rules and 30 rulings', () => {
  const rulings = rules.filter((id) => id.startsWith('SG-R'))
  expect([rules.length - rulings.length, rulings.length]).toEqual([75, 30])
})

test.each(rules)('%s is in the title of a scenario', (id) => {
  expect(checked).toContain(id)
})

describe('edge cases', () => {
  test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
    'edge case %i is in the title of a scenario',
    (number) => {
      expect(titles.filter((title) => title.includes(`edge case ${number}:`)).length).toBeGreaterThan(0)
    },
  )
})

describe('cards', () => {
  /** Tables of other tests list cards that nobody plays. */
  const TOPICS = ['turn', 'buying', 'rockets', 'hits', 'defence', 'shields', 'specials']
  const played = TOPICS.map((topic) => textOf(`${topic}.test.ts`)).join()

  test('there are 29 of them', () => {
    expect([...STARTER, ...MARKET]).toHaveLength(29)
  })

  test.each([...STARTER, ...MARKET].map(({ name }) => name))('%s is played in a scenario', (name) => {
    expect(played).toContain(`'${name}'`)
  })
})

describe('options', () => {
  const form = [...textOf('../rules/options.ts').matchAll(/^ {4}(\w+): (?:int|choice|toggle|text)\(/gm)]
  const played = texts.join()

  test('all 15 of them are found', () => {
    expect(form).toHaveLength(15)
  })

  test.each(form.map(([, name = '']) => name))('%s is set in a scenario', (name) => {
    expect(played).toMatch(new RegExp(`\\b${name}\\b`))
  })
})
