import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CARD_NAMES, factsOf } from '../rules/cards.ts'

/** Whoever looks for a rule finds a scenario that is named after it. */

const folder = new URL('.', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, folder), 'utf8')

/** Titles are the quoted sentences that begin with rule numbers. */
const TITLE = /(['`"])((?:CR-[\w.]+ )+(?:(?!\1).)+)\1/g
const titles = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...textOf(name).matchAll(TITLE)].map(([, , title = '']) => title))

const idsIn = (text: string): string[] => text.match(/CR-(?:R\d+|\d+\.\d+a?)/g) ?? []
/** Only the numbers in front: what a title mentions further on, it does not check. */
const checked = new Set(titles.flatMap((title) => idsIn(title.match(/^(?:CR-[\w.]+ )+/)?.[0] ?? '')))
const rules = [...new Set(idsIn(textOf('../RULES.md')))]

test('the rulebook has 85 rules and 31 rulings', () => {
  const rulings = rules.filter((id) => id.startsWith('CR-R'))
  expect([rules.length - rulings.length, rulings.length]).toEqual([85, 31])
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
  const played = textOf('cards.test.ts') + textOf('statuses-and-counter.test.ts')
  test.each(CARD_NAMES.map((card) => [factsOf(card).name, card]))('%s is played in a scenario', (_name, card) => {
    expect(played).toContain(`'${card}'`)
  })
})

describe('options', () => {
  const form = [...textOf('../rules/options.ts').matchAll(/^ {4}(\w+): (?:int|choice|toggle|numbers|text)\(/gm)]
  const played = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map(textOf)
    .join()

  test('all 18 of them are found', () => {
    expect(form).toHaveLength(18)
  })

  test.each(form.map(([, name = '']) => name))('%s is set in a scenario', (name) => {
    expect(played).toMatch(new RegExp(`\\b${name}\\b`))
  })
})
