import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { actionSchema } from './schema.ts'

const launch = actionSchema(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('launch'), rocket: z.int().check(z.gte(1), z.lte(9)) }),
    z.strictObject({ kind: z.literal('trade'), cards: z.array(z.string()).check(z.minLength(2), z.maxLength(2)) }),
    z.strictObject({ kind: z.literal('aim'), at: z.literal(['movement', 'strength']), sure: z.optional(z.boolean()) }),
  ]),
)

test('what fits comes through as it is', () => {
  expect(launch.read({ kind: 'launch', rocket: 3 })).toEqual({ kind: 'launch', rocket: 3 })
})

describe('what does not fit is refused with a sentence that says where and what', () => {
  test.each<[unknown, string]>([
    [{ kind: 'launch', rocket: 'three' }, '“rocket” must be a number.'],
    [{ kind: 'launch', rocket: 1.5 }, '“rocket” must be a whole number.'],
    [{ kind: 'launch', rocket: 0 }, '“rocket” must be at least 1.'],
    [{ kind: 'launch', rocket: 10 }, '“rocket” must be at most 9.'],
    [{ kind: 'launch' }, '“rocket” must be a number.'],
    [{ kind: 'launch', rocket: 3, turbo: true, loud: 1 }, 'This has unknown parts: turbo, loud.'],
    [{ kind: 'trade', cards: 'all' }, '“cards” must be an array.'],
    [{ kind: 'trade', cards: ['a'] }, '“cards” must be at least 2.'],
    [{ kind: 'trade', cards: ['a', 5] }, '“cards.1” must be a string.'],
    [{ kind: 'aim', at: 'moon' }, '“at” must be one of movement, strength.'],
    [{ kind: 'aim', at: 'movement', sure: 'yes' }, '“sure” must be a boolean.'],
    [{ kind: 'dance' }, '“kind” is of no known kind.'],
    [{}, '“kind” is of no known kind.'],
    [null, 'This must be an object.'],
    ['launch', 'This must be an object.'],
    [[], 'This must be an object.'],
  ])('%j', (value, text) => {
    expect(launch.read(value)).toEqual({ kind: 'refusal', code: 'malformed', rule: 'kernel', text })
  })
})

test('the door describes itself as JSON Schema', () => {
  expect(launch.describe()).toMatchObject({
    oneOf: [{ properties: { kind: { const: 'launch' }, rocket: { minimum: 1, maximum: 9 } } }, {}, {}],
  })
})
