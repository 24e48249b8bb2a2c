import { describe, expect, test } from 'vitest'
import type { NameOf } from './contract.ts'
import { seatOf } from './seat.ts'
import { saidOf } from './words.ts'

type Event = { kind: 'lit'; lamps: number } | { kind: 'bell' } | { kind: 'silent' }
type Sayings = { readonly [K in Event['kind']]: (event: Extract<Event, { kind: K }>, name: NameOf) => string | null }

const sayings: Sayings = {
  lit: ({ lamps }, name) => `${name(seatOf(0))} lights ${lamps}.`,
  bell: () => 'The bell rings.',
  silent: () => null,
}
const say = (event: Event) => saidOf(sayings, event, () => 'Ada')

describe('what is said of a thing', () => {
  test('is the sentence of its kind', () => {
    expect(say({ kind: 'lit', lamps: 2 })).toBe('Ada lights 2.')
    expect(say({ kind: 'bell' })).toBe('The bell rings.')
  })

  test('is nothing where its kind says so, or is not known', () => {
    expect(say({ kind: 'silent' })).toBeNull()
    expect(saidOf(sayings as object as Record<string, undefined>, { kind: 'newer' })).toBeNull()
  })
})
