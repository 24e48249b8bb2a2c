import { describeActions } from '@starboard/kernel/describe'
import { describe, expect, test } from 'vitest'
import { shelf } from './shelf.ts'

interface Described {
  readonly oneOf: readonly { readonly properties: { readonly kind: { readonly const: string } } }[]
}

/** For the API's description, and for programs of other people. */
describe.each(shelf)('$game.meta.name', ({ game }) => {
  test('describes every action that may be sent, as JSON Schema', () => {
    const { oneOf } = describeActions(game.action) as Described
    const kinds = oneOf.map(({ properties }) => properties.kind.const)
    expect(kinds).toEqual(expect.arrayContaining([...game.unlisted, ...game.anytimeActions]))
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(kinds).not.toEqual([])
  })
})
