import { describe, expect, it } from 'vitest'
import { sameProps } from './same-props.ts'

describe('two drawings', () => {
  const go = () => {}

  it('come out alike if they are told the same, in whatever objects', () => {
    expect(
      sameProps({ at: { crew: 1, turn: 2 }, tiles: ['lift'], go }, { at: { crew: 1, turn: 2 }, tiles: ['lift'], go }),
    ).toBe(true)
  })

  it.each([
    ['a figure deep inside', { at: { crew: 1, turn: 3 }, tiles: ['lift'], go }],
    ['one more in a list', { at: { crew: 1, turn: 2 }, tiles: ['lift', 'shield'], go }],
    ['something that is gone', { at: { crew: 1, turn: 2 }, tiles: ['lift'] }],
    ['another function', { at: { crew: 1, turn: 2 }, tiles: ['lift'], go: () => {} }],
    ['what is not known yet', { at: undefined, tiles: ['lift'], go }],
    ['nothing instead of it', { at: null, tiles: ['lift'], go }],
  ])('differ by %s', (_, other) => {
    const one = { at: { crew: 1, turn: 2 }, tiles: ['lift'], go }
    expect(sameProps(one, other)).toBe(false)
    expect(sameProps(other, one)).toBe(false)
  })
})
