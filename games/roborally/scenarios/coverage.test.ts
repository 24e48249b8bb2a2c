import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Whoever looks for a rule finds a test or a scenario file that is named after it. */

const game = new URL('../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, game), 'utf8')
const files = readdirSync(game, { recursive: true, encoding: 'utf8' })
const tests = files.filter((name) => /\.test\.tsx?$/.test(name)).map(textOf)

/** Titles are the quoted sentences that begin with rule numbers. */
const TITLE = /(['`"])((?:RR-(?:R\d+|\d+\.\d+),? )+(?:(?!\1).)+)\1/g
const titles = tests.flatMap((text) => [...text.matchAll(TITLE)].map(([, , title = '']) => title))

const idsIn = (text: string): string[] => text.match(/RR-(?:R\d+|\d+\.\d+)/g) ?? []
/** Only the numbers in front: what a title mentions further on, it does not check. */
const inFront = (title: string): string => title.match(/^(?:RR-(?:R\d+|\d+\.\d+),? )+/)?.[0] ?? ''

const races = files
  .filter((name) => /^scenarios[/\\].*\.json$/.test(name))
  .map((name) => JSON.parse(textOf(name)) as { name: string; source?: string; rules?: string[] })

const checked = new Set([
  ...titles.flatMap((title) => idsIn(inFront(title))),
  ...races.flatMap(({ rules = [] }) => rules),
])

const stated = [...textOf('RULES.md').matchAll(/^\*\*(RR-[R\d.]+)\*\*/gm)].map(([, id = '']) => id)

test('the rulebook states 126 rules and 31 rulings, each once', () => {
  const rulings = stated.filter((id) => id.startsWith('RR-R'))
  expect([stated.length - rulings.length, rulings.length]).toEqual([126, 31])
  expect(new Set(stated).size).toBe(stated.length)
})

test.each(stated)('%s is what a test or a scenario file is named after', (id) => {
  expect(checked).toContain(id)
})

describe('edge cases of the specification', () => {
  test.each(Array.from({ length: 34 }, (_, index) => index + 1))('edge case %i has a test', (number) => {
    const named = new RegExp(`edge case ${number}\\b`)
    expect(titles.some((title) => named.test(title)) || races.some(({ source = '' }) => named.test(source))).toBe(true)
  })
})

describe('scenario files', () => {
  test.each(races.map((race) => [race.name, race] as const))(
    '%s says why and cites rules that exist',
    (_name, race) => {
      expect(race.source?.length ?? 0).toBeGreaterThan(20)
      expect(race.rules?.length ?? 0).toBeGreaterThan(0)
      expect(stated).toEqual(expect.arrayContaining(race.rules ?? []))
    },
  )
})

describe('options', () => {
  const form = [...textOf('rules/options.ts').matchAll(/^ {4}(\w+): (?:int|choice|toggle|numbers|text)\(/gm)]

  test('all 20 of them are found', () => {
    expect(form).toHaveLength(20)
  })

  test.each(form.map(([, name = '']) => name))('%s is set in a test or a scenario file', (name) => {
    expect([...tests, ...races.map((race) => JSON.stringify(race))].join()).toMatch(new RegExp(`\\b${name}\\b`))
  })

  test.each(form.map(([, name = '']) => name))('%s stands in the rulebook', (name) => {
    expect(textOf('RULES.md')).toContain(`| \`${name}\``)
  })
})
