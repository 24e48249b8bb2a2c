import { shelf } from '@starboard/games'
import { describe, expect, test } from 'vitest'
import { clockText, finishers, lengthText, presetText, withRules } from './match-facts.ts'
import type { AnyExport } from './model.ts'

const game = shelf[0]?.game
if (game === undefined) throw new Error('The shelf is empty.')

const ended = (outcome: object, at = 0): AnyExport =>
  ({ names: ['Ada', 'Ben', 'Cleo'], outcome, log: [{ at }] }) as unknown as AnyExport

describe('how it ended', () => {
  test('names the best first, with a crown for a victory', () => {
    const places = finishers(ended({ places: [2, 1, 2], points: [5, 9, 5], result: 'won' }), 'competitive')
    expect(places.map(({ name, isWinner }) => [name, isWinner])).toEqual([
      ['Ben', true],
      ['Ada', false],
      ['Cleo', false],
    ])
  })

  test('gives no crown where nobody won', () => {
    const places = finishers(ended({ places: [1, 1, 1], points: [0, 0, 0], result: 'lost' }), 'competitive')
    expect(places.some(({ isWinner }) => isWinner)).toBe(false)
  })
})

test('the length of a match in words', () => {
  const minutes = [0, 1, 41, 130, 60 * 24 * 3]
  expect(minutes.map((count) => lengthText(ended({}, count * 60_000)))).toEqual([
    'under a minute',
    '1 minute',
    '41 minutes',
    '2 hours',
    '3 days',
  ])
  expect([0, 65_000, 3_909_000].map(clockText)).toEqual(['0:00', '1:05', '1:05:09'])
})

test('the preset, and whether it was changed', () => {
  const { options } = game
  const [first = ''] = Object.keys(options.presets)
  const called = options.presetWords[first]?.name ?? first
  expect(presetText(options, options.defaults)).toBe(called)
  const toggle = options.form.find(({ kind }) => kind === 'toggle')
  const changed = {
    ...options.defaults,
    [`${toggle?.name}`]: !(options.defaults as Record<string, unknown>)[`${toggle?.name}`],
  }
  expect(presetText(options, changed)).toBe(`${called}, changed`)
})

const clocked = shelf
  .map((entry) => entry.game)
  .filter(({ options }) => options.form.some(({ clock }) => clock === true))

test.each(clocked)('$meta.name without a clock is still what it is called', ({ options }) => {
  const still = options.form.filter(({ clock }) => clock === true).map((row) => [row.name, 0])
  const called = presetText(options, options.defaults)
  expect(presetText(options, { ...options.defaults, ...Object.fromEntries(still) })).toBe(called)
})

const placed = shelf
  .map((entry) => entry.game)
  .filter(({ options }) => options.form.some(({ where }) => where === true))

test.each(placed)('$meta.name somewhere else is still what it is called', ({ options }) => {
  const elsewhere = options.form.flatMap(({ name, where }) => (where === true ? [[name, 'somewhere else']] : []))
  const called = presetText(options, options.defaults)
  expect(presetText(options, { ...options.defaults, ...Object.fromEntries(elsewhere) })).toBe(called)
})

test('a match of older rules, which had fewer options, is what it was called', () => {
  const { options } = game
  const [known = ''] = options.form.filter(({ kind }) => kind === 'toggle').map((row) => row.name)
  const older = Object.fromEntries(
    Object.entries(options.defaults).filter(([name]) => name === 'preset' || name === known),
  )
  expect(presetText(options, older)).toBe(presetText(options, options.defaults))
  expect(presetText(options, { ...older, [known]: !older[known] })).toMatch(/, changed$/)
})

test('in a crew that won nobody is the winner', () => {
  const places = finishers(ended({ places: [1, 1, 1], points: [7, 7, 7], result: 'won' }), 'co-op')
  expect(places.map(({ isWinner }) => isWinner)).toEqual([false, false, false])
})

test('rules named in a sentence become links', () => {
  expect(withRules('Ada rolls 5 (AB-4.6).')).toEqual({ text: 'Ada rolls 5.', rules: ['AB-4.6'] })
  expect(withRules('Ada drifts (SA-11.1b).')).toEqual({ text: 'Ada drifts.', rules: ['SA-11.1b'] })
  expect(withRules('Ada rolls 5.')).toEqual({ text: 'Ada rolls 5.', rules: [] })
})
