import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { describeActions } from './describe.ts'
import { type ActionOf, actionSchema, knownText, seatSchema, sentenceOf } from './schema.ts'
import { type Seat, seatOf } from './seat.ts'

const actions = {
  launch: z.strictObject({ kind: z.literal('launch'), rocket: z.int().check(z.gte(1), z.lte(9)) }),
  trade: z.strictObject({
    kind: z.literal('trade'),
    cards: z.array(z.string()).check(z.minLength(2), z.maxLength(2)),
  }),
  aim: z.strictObject({
    kind: z.literal('aim'),
    at: z.literal(['movement', 'strength']),
    sure: z.optional(z.boolean()),
  }),
}
const launch = actionSchema(actions)

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
  expect(describeActions(launch)).toMatchObject({
    oneOf: [{ properties: { kind: { const: 'launch' }, rocket: { minimum: 1, maximum: 9 } } }, {}, {}],
  })
})

describe('a check that brings its own sentence', () => {
  type Suit = `${'red' | 'blue'} ${string}`
  const isSuit = (text: string): text is Suit => /^(red|blue) /.test(text)
  const suit = knownText(isSuit, 'is no suit of this game')
  const wear = actionSchema({
    wear: z.strictObject({
      kind: z.literal('wear'),
      suit,
      spare: z.exactOptional(z.union([z.int(), z.strictObject({ suits: z.array(suit) })])),
      size: z.exactOptional(z.int().check(z.refine((size) => size % 2 === 0))),
    }),
  })
  const sentences = [
    [{ suit: 'green one' }, '“suit” is no suit of this game.'],
    [{ suit: 5 }, '“suit” must be a string.'],
    [{ suit: 'red one', spare: { suits: ['blue one', 'green one'] } }, '“spare.suits.1” is no suit of this game.'],
    [{ suit: 'red one', spare: { suits: [5] } }, '“spare” is of no known kind.'],
    [{ suit: 'red one', size: 3 }, '“size” is not valid.'],
  ] as const

  test.each(sentences)('is heard, also out of a union: %j', (members, text) => {
    expect(wear.read({ kind: 'wear', ...members })).toEqual({
      kind: 'refusal',
      code: 'malformed',
      rule: 'kernel',
      text,
    })
  })

  test('is heard where the value itself is wrong', () => {
    const { error } = z.safeParse(z.union([z.int(), suit]), 'green one')
    expect(error?.issues.map(sentenceOf)).toEqual(['This is no suit of this game.'])
  })

  test('narrows what comes through', () => {
    expectTypeOf<z.output<typeof suit>>().toEqualTypeOf<Suit>()
    expect(wear.read({ kind: 'wear', suit: 'red one' })).toEqual({ kind: 'wear', suit: 'red one' })
    expect(describeActions(wear)).toMatchObject({ oneOf: [{ properties: { suit: { type: 'string' } } }] })
  })
})

describe('the type of an action follows from its schema', () => {
  const table = {
    aim: z.strictObject({
      kind: z.literal('aim'),
      at: z.tuple([z.int(), z.int()]),
      target: z.exactOptional(seatSchema),
      cards: z.array(z.nullable(z.literal(['a', 'b']))),
    }),
    rest: z.strictObject({ kind: z.literal('rest') }),
  }
  type Aim = {
    readonly kind: 'aim'
    readonly at: readonly [number, number]
    readonly target?: Seat
    readonly cards: readonly ('a' | 'b' | null)[]
  }

  test('read only, with its brands, and absent where it may be', () => {
    expectTypeOf<ActionOf<typeof table>>().toEqualTypeOf<Aim | { readonly kind: 'rest' }>()
    const aim = { kind: 'aim', at: [0, 1], cards: [null, 'b'], target: 2 }
    expect(actionSchema(table).read(aim)).toEqual({ ...aim, target: seatOf(2) })
    expect(actionSchema(table).read({ ...aim, target: undefined })).toMatchObject({ code: 'malformed' })
  })

  test('so that neither can have what the other has not', () => {
    // @ts-expect-error a member that the schema does not let in
    const louder: ActionOf<typeof table> = { kind: 'rest', loud: true }
    // @ts-expect-error a kind that is not in the table
    const dancing: ActionOf<typeof table> = { kind: 'dance' }
    for (const action of [louder, dancing])
      expect(actionSchema(table).read(action)).toMatchObject({ code: 'malformed' })
    // @ts-expect-error the table says rest, the message would say sleep
    actionSchema({ rest: z.strictObject({ kind: z.literal('sleep') }) })
    // @ts-expect-error no number is a seat until the schema has read it
    const target: Aim['target'] = 2
    expect(target).toBe(2)
  })

  test('also what is described: what may be sent, before it is read', () => {
    expect(describeActions(actionSchema(table))).toMatchObject({
      oneOf: [{ properties: { target: { type: 'integer' } }, required: ['kind', 'at', 'cards'] }, {}],
    })
  })
})
