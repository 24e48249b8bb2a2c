import { describe, expect, test } from 'vitest'
import { canonical, hashOf } from './canonical.ts'

describe('canonical text', () => {
  test('does not depend on the order of keys, and has no spaces', () => {
    expect(canonical({ b: [1, { d: null, c: true }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":true,"d":null}]}')
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }))
  })

  test('keeps the order of lists', () => {
    expect(canonical([2, 1])).toBe('[2,1]')
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]))
  })

  test('leaves out what JSON leaves out: a member that is undefined', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}')
  })

  test('sorts keys as text, so that 10 comes before 9', () => {
    expect(canonical({ 9: 'b', 10: 'a' })).toBe('{"10":"a","9":"b"}')
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('takes %d for a bug', (number) => {
    expect(() => canonical({ cubes: number })).toThrow(`${number} is no whole number.`)
  })

  test('takes whatever is not plain data for a bug', () => {
    class Rocket {}
    const odd = [new Map(), new Rocket(), () => 1, 1n, Symbol('s'), [undefined], new Date(0)]
    for (const value of odd) expect(() => canonical(value)).toThrow('is not plain data.')
  })

  test('is the same after a way through JSON', () => {
    const value = { text: 'ü “quoted”\n', list: [[], {}, ''], nothing: null }
    expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(canonical(value))
  })
})

test('the hash is SHA-256 of the canonical text', () => {
  expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
})
