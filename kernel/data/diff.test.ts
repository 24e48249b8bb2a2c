import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, changeOf, checksum } from './diff.ts'

const seed = Number(process.env.LAW_SEED ?? Date.now() % 0x7fffffff)
/** Values as a game makes them: what JSON keeps, and names of members that a game would choose. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'))

describe(`changes between values of plain data (seed ${seed})`, () => {
  it('applying the change to the old value gives the new one', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const change = changeOf(before, after)
        expect(change === null ? before : applyChange(before, JSON.parse(JSON.stringify(change)))).toEqual(after)
      }),
      { seed, numRuns: 500 },
    )
  })

  it('nothing changed between equal values, and the checksum does not mind the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), plain), (record) => {
        const reversed = Object.fromEntries(Object.entries(structuredClone(record)).reverse())
        expect(changeOf(record, reversed)).toBeNull()
        expect(checksum(record)).toBe(checksum(reversed))
      }),
      { seed, numRuns: 300 },
    )
  })

  it('a small change to a long list of records is small, and the old value is left alone', () => {
    const before = { players: Array.from({ length: 6 }, (_, seat) => ({ seat, cubes: 20, hand: ['embargo'] })) }
    const after = structuredClone(before)
    if (after.players[2]) after.players[2].cubes = 12
    const change = changeOf(before, after)
    expect(change).toEqual({ in: { players: { at: [[2, { in: { cubes: { to: 12 } } }]] } } })
    expect(before.players[2]?.cubes).toBe(20)
  })

  it('a dropped member is dropped, an undefined one counts as absent', () => {
    expect(changeOf({ a: 1, b: 2 }, { a: 1 })).toEqual({ in: {}, without: ['b'] })
    expect(changeOf({ a: 1, b: undefined }, { a: 1 })).toBeNull()
    expect(checksum({ a: 1, b: undefined })).toBe(checksum({ a: 1 }))
  })

  it('a member may carry a name that every object inherits', () => {
    const named = { valueOf: [], toString: 1, constructor: { name: 2 } }
    expect(changeOf({}, named)).toEqual({
      in: { valueOf: { to: [] }, toString: { to: 1 }, constructor: { to: { name: 2 } } },
    })
    expect(changeOf(named, {})).toEqual({ in: {}, without: ['valueOf', 'toString', 'constructor'] })
    expect(applyChange({}, { in: { valueOf: { to: [] } } })).toEqual({ valueOf: [] })
  })

  it('different values have different fingerprints', () => {
    const prints = [0, 1, -1, '0', '', [], {}, [0], { 0: 0 }, null, true, false, [[]], ['a', 'b'], ['b', 'a']].map(
      checksum,
    )
    expect(new Set(prints).size).toBe(prints.length)
  })
})
