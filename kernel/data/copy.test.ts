import { expect, test } from 'vitest'
import { copy } from './copy.ts'

test('a copy is equal and shares nothing that can change', () => {
  const state = { round: 1, players: [{ hand: ['sun'] }], nested: { list: [[1], [2]] }, none: null }
  const twin = copy(state)
  expect(twin).toEqual(state)
  twin.players[0]?.hand.push('moon')
  twin.nested.list[0]?.push(9)
  twin.round = 2
  expect(state).toEqual({ round: 1, players: [{ hand: ['sun'] }], nested: { list: [[1], [2]] }, none: null })
})

test('frozen options are shared; deeper down everything is copied', () => {
  const options = Object.freeze({ distance: 18 })
  const state = { options, list: [options] }
  const twin = copy(state)
  expect(twin.options).toBe(options)
  expect(twin.list).toEqual([options])
  expect(twin.list[0]).not.toBe(options)
})

test('keys keep their order, so that JSON is the same to the byte', () => {
  const state = { b: 1, a: { d: 1, c: [] }, 2: 'two', 1: 'one' }
  expect(JSON.stringify(copy(state))).toBe(JSON.stringify(state))
})
