import type { FormRow } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import {
  changedNames,
  choicesAt,
  choiceText,
  givenOptions,
  isSlider,
  numberText,
  presetOf,
  slideOf,
  sortedRows,
  stepOf,
  valuesOf,
  withOption,
} from './form.ts'

const row = (name: string, initial: unknown, more: Partial<FormRow> = {}): FormRow => ({
  name,
  kind: 'int',
  label: name,
  rule: 'XX-1.1',
  range: 'anything',
  initial,
  ...more,
})

const form = {
  options: [
    row('a', 1),
    row('b', 2),
    row('c', 3),
    row('d', 4),
    row('e', 5),
    row('f', 6),
    row('h', 7),
    row('i', 8),
    row('g', { x: 1, y: 2 }),
  ],
  presets: { classic: {}, quick: { b: 20, g: { x: 3, y: 2 } } },
}

describe('options of a table', () => {
  it('start from the first preset', () => {
    expect(presetOf(form, {})).toBe('classic')
    expect(valuesOf(form, {})).toMatchObject({ a: 1, b: 2, g: { x: 1, y: 2 } })
  })

  it('take the preset’s values, then what was changed', () => {
    expect(valuesOf(form, { preset: 'quick', a: 9 })).toMatchObject({ a: 9, b: 20, g: { x: 3, y: 2 } })
  })

  it('differ from the preset, not from the rulebook', () => {
    expect(changedNames(form, { preset: 'quick', a: 9, b: 20 })).toEqual(['a'])
    expect(changedNames(form, { b: 20 })).toEqual(['b'])
  })

  it('forget a change that goes back to the preset', () => {
    const changed = withOption(form, { preset: 'quick' }, 'g', { x: 1, y: 2 })
    expect(changed).toEqual({ preset: 'quick', g: { x: 1, y: 2 } })
    expect(withOption(form, changed, 'g', { x: 3, y: 2 })).toEqual({ preset: 'quick' })
  })

  it('need no presets', () => {
    const plain = { ...form, presets: {} }
    expect(presetOf(plain, {})).toBeNull()
    expect(withOption(plain, {}, 'a', 7)).toEqual({ a: 7 })
  })

  it('may be hidden from me', () => {
    expect(givenOptions(undefined)).toEqual({})
    expect(givenOptions([1])).toEqual({})
  })
})

describe('the list of options', () => {
  it('hides only what is as printed', () => {
    expect(sortedRows(form, {}).more.map(({ name }) => name)).toEqual(['g'])
    expect(sortedRows(form, { preset: 'quick' }).more).toEqual([])
    expect(sortedRows(form, { g: { x: 0, y: 0 } }).more).toEqual([])
  })
})

describe('values in words', () => {
  it('splits names of choices', () => {
    expect(choiceText({ name: 'lateDraw' }, 'onFirstHit')).toBe('on first hit')
    expect(choiceText({ name: 'lateDraw' }, 3)).toBe('3')
    expect(choiceText({ name: 'distance', unit: 'km' }, 20)).toBe('20 km')
  })

  it('counts seats from one, and only those there are', () => {
    expect(choiceText({ name: 'startSeat' }, 0)).toBe('seat 1')
    expect(choicesAt(row('startSeat', 'random', { values: ['random', 0, 1, 2, 3] }), 2)).toEqual(['random', 0, 1])
    expect(choicesAt(row('lives', 3, { values: [1, 2, 3] }), 2)).toEqual([1, 2, 3])
  })

  it('counts seats from one in a game that does so itself', () => {
    const starts = row('startSeat', 'random', { values: ['random', 1, 2, 3] })
    expect(choicesAt(starts, 2).map((value) => choiceText(starts, value))).toEqual(['random', 'seat 1', 'seat 2'])
  })

  it('shortens units and knows what a figure means', () => {
    expect(numberText({ unit: 'seconds, 0 = no limit' }, 90)).toBe('90 s')
    expect(numberText({ unit: 'seconds, 0 = no limit' }, 0)).toBe('no limit')
    expect([0, 90].map((value) => numberText({ unit: '0 = none' }, value))).toEqual(['none', '90'])
    expect(numberText({}, 18)).toBe('18')
    expect(numberText({ unit: 'cubes' }, 5)).toBe('5 cubes')
  })

  it('slides over long ranges in larger steps', () => {
    expect(isSlider({ min: 2, max: 4 })).toBe(false)
    expect(isSlider({ min: 0, max: 600 })).toBe(true)
    expect(stepOf({ min: 0, max: 600 })).toBe(5)
    expect(stepOf({ min: 6, max: 40 })).toBe(1)
  })

  it('puts a value with a meaning of its own before all others', () => {
    const limit = slideOf({ min: 20, max: 300, values: [0] })
    expect(limit).toMatchObject({ min: 15, max: 300, step: 5 })
    expect([0, 20, 300].map(limit.placeOf)).toEqual([15, 20, 300])
    expect([15, 20, 300].map(limit.valueAt)).toEqual([0, 20, 300])
    const plain = slideOf({ min: 0, max: 600 })
    expect([plain.min, plain.placeOf(0), plain.valueAt(0)]).toEqual([0, 0, 0])
  })
})
