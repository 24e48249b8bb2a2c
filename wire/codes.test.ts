import { describe, expect, it } from 'vitest'
import { codeLike, printCode, readCode } from './codes.ts'

describe('a code', () => {
  it.each([
    ['KFQ7M3TXWA', 'KFQ7M3TXWA'],
    ['kfq7m-3txwa', 'KFQ7M3TXWA'],
    [' KFQ7M 3TXWA ', 'KFQ7M3TXWA'],
    ['KFQ7M\u20113TXWA', 'KFQ7M3TXWA'],
    ['KFQ7M', 'KFQ7M'],
    ['kf-q7m', 'KFQ7M'],
  ])('is read from “%s”, be it long or one of before', (typed, code) => {
    expect(readCode(typed)).toBe(code)
    expect(codeLike(typed)).toBe(code)
  })

  it.each(['', 'KFQ7', 'KFQ7M3', 'KFQ7M3TXW', 'KFQ7M3TXWAA', 'hello there', 'space-goats'])('is not “%s”', (typed) => {
    expect(readCode(typed)).toBeNull()
    expect(codeLike(typed)).toBeNull()
  })

  it('with a letter that none has is for the server to refuse', () => {
    expect(readCode('HELLO')).toBeNull()
    expect(codeLike('HELLO')).toBe('HELLO')
  })

  it('is printed in words of five letters, and read again', () => {
    expect(printCode('KFQ7M3TXWA')).toBe('KFQ7M-3TXWA')
    expect(printCode('KFQ7M')).toBe('KFQ7M')
    expect(readCode(printCode('KFQ7M3TXWA'))).toBe('KFQ7M3TXWA')
  })
})
