import { clientMessage, moveMessage } from '@starboard/wire/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { recognizing } from './recognize.ts'

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 0x7fffffff)

/** This, or now and then something else. */
const mostly = <X>(right: X, wrong: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: wrong })

const command = fc.oneof(
  fc.record(
    {
      kind: mostly('act', fc.constantFrom('undo', 1)),
      decision: mostly('7:turn', fc.constantFrom('x'.repeat(80), 'x'.repeat(81), 5)),
      action: fc.jsonValue(),
      more: fc.constantFrom(1, undefined, undefined, undefined),
    },
    { requiredKeys: ['kind'] },
  ),
  fc.jsonValue(),
)

const message = fc
  .record(
    {
      kind: mostly('do', fc.constantFrom('watch', 7, null)),
      table: mostly('KFQ7M3TXWA', fc.oneof(fc.string({ maxLength: 24 }), fc.constantFrom('', null, 5))),
      id: mostly('tab.17', fc.oneof(fc.string({ maxLength: 70 }), fc.constantFrom('', 'ü', undefined))),
      command,
      stranger: mostly(undefined, fc.constantFrom('x', 1)),
    },
    { requiredKeys: ['kind', 'table', 'id'] },
  )
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

describe(`a message that is known by its looks (seed ${seed})`, () => {
  const isMove = recognizing(moveMessage)

  it('is one that the schema lets in as it is, and every move is known', () => {
    let known = 0
    fc.assert(
      fc.property(message, (value) => {
        const read = z.safeParse(clientMessage, value)
        const isOne = read.success && read.data.kind === 'do' && read.data.command.kind === 'act'
        expect(isMove(value)).toBe(isOne)
        if (isOne) expect(value).toEqual(read.data)
        if (isOne) known++
      }),
      { seed, numRuns: 3000 },
    )
    expect(known).toBeGreaterThan(50)
  })

  it.each([
    ['no move', null],
    ['no move', []],
    [
      'members that everything inherits',
      JSON.parse('{"kind":"do","table":"A","id":"a","command":{"kind":"act"},"__proto__":{}}'),
    ],
    ['members that are inherited', Object.create({ kind: 'do', table: 'A', id: 'a', command: { kind: 'act' } })],
  ])('is not one that has or is %s', (_what, value) => {
    expect(isMove(value)).toBe(false)
  })

  it.each([
    ['a number', z.number()],
    ['a record that may have more', z.object({ kind: z.literal('do') })],
    ['a text that is changed on its way in', z.strictObject({ name: z.string().check(z.trim()) })],
  ])('has no test made from %s', (_what, schema) => {
    expect(() => recognizing(schema)).toThrow('quick test')
  })
})
