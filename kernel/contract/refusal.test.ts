import { describe, expect, expectTypeOf, test } from 'vitest'
import { isRefusal, type Refusal, type Refused, refuse, toldRefusal } from './refusal.ts'

const tooDear = refuse('too-dear', 'XX-3.1', 'It costs 7, you have 4.')

describe('a refusal', () => {
  test('is known by its tag', () => {
    expect(isRefusal(tooDear)).toBe(true)
  })

  test.each([
    ['an answer with a code', { code: 'ABCDE' }],
    ['whatever has all its other members', { code: 'ABCDE', rule: 'XX-3.1', text: 'A table.' }],
    ['one that was told', toldRefusal(tooDear)],
    ['an action', { kind: 'refuse' }],
    ['a list', []],
    ['text', 'refusal'],
    ['nothing', null],
    ['nothing at all', undefined],
  ])('is not %s', (_what, value) => {
    expect(isRefusal(value)).toBe(false)
  })

  test('is told without its tag, in the same order as ever', () => {
    expect(JSON.stringify(toldRefusal(tooDear))).toBe(
      '{"code":"too-dear","rule":"XX-3.1","text":"It costs 7, you have 4."}',
    )
  })

  test('does not fit where a told one is asked for, nor the other way round', () => {
    expectTypeOf<Refusal>().not.toExtend<Refused>()
    expectTypeOf<Refused>().not.toExtend<Refusal>()
  })
})
