import { describe, expect, it } from 'vitest'
import { codeIn, shortLink } from './code.ts'

describe('a table’s code', () => {
  it.each([
    ['KFQ7M-3TXWA', 'KFQ7M3TXWA'],
    ['kfq7m3txwa', 'KFQ7M3TXWA'],
    ['https://play.example.org/t/KFQ7M-3TXWA', 'KFQ7M3TXWA'],
    ['KFQ7M', 'KFQ7M'],
    [' kfq7m ', 'KFQ7M'],
    ['kf-q7m', 'KFQ7M'],
    ['K F Q 7 M', 'KFQ7M'],
    ['https://play.example.org/t/KFQ7M', 'KFQ7M'],
    ['play.example.org/t/kfq7m?from=chat#seats', 'KFQ7M'],
    ['Come and play: http://localhost:8080/t/KFQ7M tonight', 'KFQ7M'],
  ])('is found in “%s”', (typed, code) => expect(codeIn(typed)).toBe(code))

  it.each(['', 'KFQ7', 'KFQ7MM', 'https://play.example.org/r/', 'hello there'])('is not in “%s”', (typed) =>
    expect(codeIn(typed)).toBeNull(),
  )
})

it('prints a link without its scheme', () => {
  expect(shortLink('https://play.example.org/t/KFQ7M')).toBe('play.example.org/t/KFQ7M')
})
