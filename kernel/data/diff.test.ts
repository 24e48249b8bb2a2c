import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kept } from './copy.ts'
import { applyChange, changeOf, checksum, patch } from './diff.ts'

const seed = Number(process.env.LAW_SEED ?? Date.now() % 0x7fffffff)
/** Values as a game makes them: what JSON keeps, and names of members that a game would choose. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'))

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

describe(`changes between values of plain data (seed ${seed})`, () => {
  it('made on the old value itself the change gives the same, and shares nothing that may change', () => {
    fc.assert(
      fc.property(plain, plain, fc.boolean(), (before, after, isFrozen) => {
        const change = changeOf(before, after)
        const own = kept(isFrozen ? frozen(structuredClone(before)) : structuredClone(before))
        const patched = change === null ? own : patch(own, change)
        expect(patched).toEqual(after)
        if (typeof after === 'object' && after !== null) expect(patched).not.toBe(after)
      }),
      { seed, numRuns: 500 },
    )
  })

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

  const LINES = Array.from({ length: 32 }, (_, turn) => ({ turn, by: turn % 2, text: `line ${turn}` }))
  const line = (turn: number) => ({ turn, by: 0, text: 'new' })

  it.each([
    [
      'moves on',
      [...LINES.slice(1), line(32)],
      [
        [0, 1],
        [31, 0, line(32)],
      ],
    ],
    [
      'moves on by three',
      [...LINES.slice(3), line(32)],
      [
        [0, 3],
        [29, 0, line(32)],
      ],
    ],
    ['loses its first', LINES.slice(1), [[0, 1]]],
    ['grows at the end', [...LINES, line(32)], [[32, 0, line(32)]]],
    ['grows at the front', [line(32), ...LINES], [[0, 0, line(32)]]],
    [
      'moves back',
      [line(32), ...LINES.slice(0, -1)],
      [
        [0, 0, line(32)],
        [32, 1],
      ],
    ],
    ['loses one in the middle', LINES.filter(({ turn }) => turn !== 9), [[9, 1]]],
    ['is cut short', LINES.slice(0, 20), [[20, 12]]],
  ])('a list that %s is told as what was cut out and put in', (_, after, cut) => {
    expect(changeOf(LINES, after)).toEqual({ cut })
    expect(applyChange(LINES, { cut } as never)).toEqual(after)
  })

  it('whatever is done to a list, applying the change gives the new one', () => {
    const edit = fc.tuple(fc.nat(12), fc.nat(3), fc.array(fc.nat(4), { maxLength: 3 }))
    const small = fc.array(fc.nat(4), { maxLength: 12 })
    fc.assert(
      fc.property(small, fc.array(edit, { maxLength: 3 }), (before, edits) => {
        const after = [...before]
        for (const [place, drop, add] of edits) after.splice(place, drop, ...add)
        const change = changeOf(before, after)
        expect(change === null ? before : applyChange(before, change)).toEqual(after)
      }),
      { seed, numRuns: 2000 },
    )
  })

  it('a change that was made for another list is no change of this one', () => {
    expect(() => applyChange([1], { cut: [[1, 1]] })).toThrow('longer list')
    expect(() => applyChange({}, { cut: [[0, 0, 1]] })).toThrow('list')
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
    expect(changeOf(named, {})).toEqual({ in: {}, without: ['constructor', 'toString', 'valueOf'] })
    expect(applyChange({}, { in: { valueOf: { to: [] } } })).toEqual({ valueOf: [] })
  })

  it('different values have different fingerprints', () => {
    const prints = [0, 1, -1, '0', '', [], {}, [0], { 0: 0 }, null, true, false, [[]], ['a', 'b'], ['b', 'a']].map(
      checksum,
    )
    expect(new Set(prints).size).toBe(prints.length)
  })
})
