import { applyChange, changeOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { changeWords, printWords } from './change.ts'

/** As somebody would write it who has read the words and nothing else, in another language than ours. */
const M = 2n ** 32n
const mul = (a: bigint, b: bigint): bigint => (a * b) % M

function mix(hash: bigint, part: bigint): bigint {
  const m = mul(hash ^ part, 0x85ebca6bn)
  return m ^ (m >> 13n)
}

function text(t: string): bigint {
  let hash = 0x811c9dc5n
  for (let place = 0; place < t.length; place++) hash = mul(hash ^ BigInt(t.charCodeAt(place)), 0x01000193n)
  return hash
}

function print(value: unknown): bigint {
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number') return mix(0x6en, (BigInt(value) + M) % M)
  if (value === null) return 0x51ed270bn
  if (typeof value === 'boolean') return value ? 0x2545f491n : 0x9e3779b1n
  if (Array.isArray(value)) return value.reduce((hash, part) => (mix(hash, print(part)) + 0x165667b1n) % M, 0x1b873593n)
  return Object.entries(value as object).reduce(
    (sum, [name, part]) => (sum + mix(text(name), print(part))) % M,
    0x27d4eb2fn,
  )
}

type Plain = Record<string, unknown>

function changed(before: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null) return change
  if (!Array.isArray(change)) {
    const after: Plain = { ...(before as Plain) }
    for (const [name, part] of Object.entries(change))
      if (Array.isArray(part) && part.length === 0) delete after[name]
      else after[name] = changed(after[name], part)
    return after
  }
  if (change.length === 1) return change[0]
  const after = [...(before as unknown[])]
  if (change[0] === 0)
    for (let at = 1; at < change.length; at += 2) after[change[at]] = changed(after[change[at]], change[at + 1])
  else for (let at = 1; at < change.length; at += 3) after.splice(change[at], change[at + 1], ...change[at + 2])
  return after
}

describe('the words about changes', () => {
  it.each(changeWords.examples)('give what the server means: $change', ({ before, after, change, ...more }) => {
    expect(change === null ? before : changed(before, change)).toEqual(after)
    if ('print' in more) expect(print(after)).toBe(BigInt(more.print ?? 0))
  })

  it('have an example of each form', () => {
    const texts = changeWords.examples.map(({ change }) => JSON.stringify(change))
    for (const form of [/^2$/, /^null$/, /:\[\]/, /:\[[[{]/, /\[0,\d/, /\[1,\d+,\d+,\[/, /\[1,.*\],\d/])
      expect(texts.filter((one) => form.test(one)).length, String(form)).toBeGreaterThan(0)
  })

  it('hold for whatever else changes', () => {
    const values = printWords.examples.map(({ value }) => ({ value }))
    for (const before of values)
      for (const after of values) {
        const change = changeOf(before, after)
        if (change === undefined) continue
        expect(changed(before, change)).toEqual(after)
        expect(applyChange(before, change)).toEqual(after)
      }
  })
})

it.each(printWords.examples)('the words about prints give what the server means: $value', ({ value, print: told }) => {
  expect(print(value)).toBe(BigInt(told))
})
