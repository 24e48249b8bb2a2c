import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, type Change } from './change.ts'
import { checksum } from './checksum.ts'
import { kept } from './copy.ts'
import { changeOf } from './diff.ts'
import { follow } from './follow.ts'

const seed = Number(process.env.LAW_SEED ?? Date.now() % 0x7fffffff)
/** Values as a game makes them: what JSON keeps, and names of members that a game would choose. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'))

/** Changes whatever in it can be changed, as the state goes on after a look was borrowed from it. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const part of Object.values(value)) spoil(part)
  if (Array.isArray(value)) value.push('spoilt')
  else Object.assign(value, { spoilt: true })
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

describe(`changes between values of plain data (seed ${seed})`, () => {
  /** What is told of a value is in a record, like everything that is shown. */
  const held = (value: unknown): { value?: unknown } => (value === undefined ? {} : { value })

  const changeIn = (text: string): Change | undefined => (text === '' ? undefined : (JSON.parse(text) as Change))

  it('whoever follows tells the same change, has the new value afterwards, and shares nothing that may change', () => {
    fc.assert(
      fc.property(
        fc.option(plain, { nil: undefined }),
        plain,
        fc.boolean(),
        fc.boolean(),
        (before, after, wasFrozen, isFrozen) => {
          const own = held(kept(wasFrozen ? frozen(structuredClone(before)) : structuredClone(before)))
          const fresh = held(isFrozen ? frozen(structuredClone(after)) : structuredClone(after))
          const change = changeIn(follow(own, fresh))
          expect(change).toEqual(changeOf(held(before), held(after)))
          expect(own).toEqual(held(after))
          if (typeof after === 'object' && after !== null) spoil(fresh.value)
          expect(own).toEqual(held(after))
        },
      ),
      { seed, numRuns: 1000 },
    )
  })

  it('whoever has followed for long has what was shown last', () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 2, maxLength: 8 }), (values) => {
        const own = held(structuredClone(values[0]))
        let told: unknown = held(structuredClone(values[0]))
        for (const value of values) {
          const change = changeIn(follow(own, held(structuredClone(value))))
          if (change !== undefined) told = applyChange(told, change)
        }
        expect(own).toEqual(held(values.at(-1)))
        expect(told).toEqual(held(values.at(-1)))
        expect(checksum(own)).toBe(checksum(told))
      }),
      { seed, numRuns: 500 },
    )
  })

  it('applying the change to the old value gives the new one', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const change = changeOf(before, after)
        expect(change === undefined ? before : applyChange(before, JSON.parse(JSON.stringify(change)))).toEqual(after)
      }),
      { seed, numRuns: 500 },
    )
  })

  it('nothing changed between equal values, and the checksum does not mind the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), plain), (record) => {
        const reversed = Object.fromEntries(Object.entries(structuredClone(record)).reverse())
        expect(changeOf(record, reversed)).toBeUndefined()
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
    expect(change).toEqual({ players: [0, 2, { cubes: 12 }] })
    expect(before.players[2]?.cubes).toBe(20)
  })

  const LINES = Array.from({ length: 32 }, (_, turn) => ({ turn, by: turn % 2, text: `line ${turn}` }))
  const line = (turn: number) => ({ turn, by: 0, text: 'new' })

  it.each([
    ['moves on', [...LINES.slice(1), line(32)], [1, 0, 1, [], 31, 0, [line(32)]]],
    ['moves on by three', [...LINES.slice(3), line(32)], [1, 0, 3, [], 29, 0, [line(32)]]],
    ['loses its first', LINES.slice(1), [1, 0, 1, []]],
    ['grows at the end', [...LINES, line(32)], [1, 32, 0, [line(32)]]],
    ['grows at the front', [line(32), ...LINES], [1, 0, 0, [line(32)]]],
    ['moves back', [line(32), ...LINES.slice(0, -1)], [1, 0, 0, [line(32)], 32, 1, []]],
    ['loses one in the middle', LINES.filter(({ turn }) => turn !== 9), [1, 9, 1, []]],
    ['is cut short', LINES.slice(0, 20), [1, 20, 12, []]],
  ])('a list that %s is told as what was cut out and put in', (_, after, cuts) => {
    expect(changeOf(LINES, after)).toEqual(cuts)
    expect(applyChange(LINES, cuts as never)).toEqual(after)
  })

  it('whatever is done to a list, applying the change gives the new one', () => {
    const edit = fc.tuple(fc.nat(12), fc.nat(3), fc.array(fc.nat(4), { maxLength: 3 }))
    const small = fc.array(fc.nat(4), { maxLength: 12 })
    fc.assert(
      fc.property(small, fc.array(edit, { maxLength: 3 }), (before, edits) => {
        const after = [...before]
        for (const [place, drop, add] of edits) after.splice(place, drop, ...add)
        const change = changeOf(before, after)
        expect(change === undefined ? before : applyChange(before, change)).toEqual(after)
      }),
      { seed, numRuns: 2000 },
    )
  })

  it('a change that was made for another list is no change of this one', () => {
    expect(() => applyChange([1], [1, 1, 1, []])).toThrow('longer list')
    expect(() => applyChange([1], [0, 1, 5])).toThrow('longer list')
    expect(() => applyChange({}, [1, 0, 0, [1]])).toThrow('list')
    expect(() => applyChange([], { a: 1 })).toThrow('record')
  })

  it('a dropped member is dropped, an undefined one counts as absent', () => {
    expect(changeOf({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: [] })
    expect(changeOf({ a: 1, b: undefined }, { a: 1 })).toBeUndefined()
    expect(checksum({ a: 1, b: undefined })).toBe(checksum({ a: 1 }))
  })

  it('a member may carry a name that every object inherits', () => {
    const named = { valueOf: [], toString: 1, constructor: { name: 2 } }
    expect(changeOf({}, named)).toEqual({ valueOf: [[]], toString: 1, constructor: [{ name: 2 }] })
    expect(changeOf(named, {})).toEqual({ constructor: [], toString: [], valueOf: [] })
    expect(applyChange({}, changeOf({}, { valueOf: [] }) ?? null)).toEqual({ valueOf: [] })
    const own = {}
    expect(changeIn(follow(own, named))).toEqual(changeOf({}, named))
    expect(own).toEqual(named)
  })

  it('what was lost is told in the order of names, whatever came first', () => {
    expect(follow({ c: 1, b: 2, d: 4, a: 3 }, { d: 5 })).toBe('{"d":5,"a":[],"b":[],"c":[]}')
  })

  it('different values have different fingerprints', () => {
    const prints = [0, 1, -1, '0', '', [], {}, [0], { 0: 0 }, null, true, false, [[]], ['a', 'b'], ['b', 'a']].map(
      checksum,
    )
    expect(new Set(prints).size).toBe(prints.length)
  })
})
