import { isRefusal } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { readChat, readName } from '../http/text.ts'

/** What a name becomes, or the code of its refusal. */
function nameOf(text: string): string {
  const name = readName(text)
  return typeof name === 'string' ? name : `(${name.code})`
}

describe('names', () => {
  it.each([
    ['plain', 'Ada', 'Ada'],
    ['spaces around and within', '  Ada \t\n  Lovelace  ', 'Ada Lovelace'],
    ['control characters', 'A\u0000d\u0007a\u001b[31m', 'A d a [31m'],
    ['bidi overrides', 'ada\u202Etxt.exe\u202C', 'ada txt.exe'],
    ['bidi isolates and marks', '\u2066a\u2069\u200E\u200F\u061C', 'a'],
    ['zero-width characters', 'A\u200Bd\u200Ca\uFEFF\u2060', 'A d a'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'a b c'],
    ['lone surrogates', 'a\uD800b', 'a b'],
    ['private use', 'a\uE000b', 'a b'],
    ['tags', 'a\u{E0041}b', 'a b'],
    ['composed and decomposed are one', 'Zoe\u0308', 'Zo\u00EB'],
    ['two marks are enough', 'Z\u0311\u0312\u0313\u0314\u0315alg\u0316\u0317\u0318o', 'Z\u0311\u0312alg\u0316\u0317o'],
    ['markup stays text', '<b>"&amp;</b>', '<b>"&amp;</b>'],
    ['letters of other scripts', 'नमस्ते', 'नमस्ते'],
    ['an emoji made of several', '👩‍🚀', '👩‍🚀'],
    ['emoji with style and colour', '❤️👍🏽1️⃣🏳️‍🌈', '❤️👍🏽1️⃣🏳️‍🌈'],
    ['a style that nobody sees', 'Bot 2\uFE0F', 'Bot 2'],
    ['the same style twice', '❤\uFE0F\uFE0F', '❤\uFE0F'],
    ['a joiner that joins nothing', 'a\u200Db❤\u200D', 'a b❤'],
  ])('%s', (_what, text, name) => {
    expect(nameOf(text)).toBe(name)
  })

  it.each([
    ['nothing', ''],
    ['spaces', ' \t\u00A0\u3000'],
    ['invisible characters', '\u200B\u2060\u3164\uFFA0\u115F\u2800\u034F'],
    ['marks on nothing', '\u0301\u0302\u0303'],
    ['only a surrogate', '\uDC00'],
  ])('are refused if there is nothing to see: %s', (_what, text) => {
    expect(nameOf(text)).toBe('(no-name)')
  })

  it('have at most 24 letters, and 10 KB are refused quickly', () => {
    expect(nameOf('x'.repeat(24))).toBe('x'.repeat(24))
    expect(nameOf('👾'.repeat(24))).toBe('👾'.repeat(24))
    expect(nameOf('x'.repeat(25))).toBe('(long-name)')
    const started = performance.now()
    for (const piece of ['x', '\u0301', '👩\u200D', '\u200D', ' ', '\u202E'])
      expect(nameOf(`a${piece.repeat(10_000)}b`)).toMatch(/^(\(long-name\)|.{2,6})$/u)
    expect(performance.now() - started).toBeLessThan(500)
  })

  it('do not change when they are read again', () => {
    for (const text of ['Z\u0311\u0312\u0313', 'e\u0301\u0302\u0303', 'a\u200Db', '👩‍🚀', '  a  b ', '1️⃣'])
      expect(nameOf(nameOf(text))).toBe(nameOf(text))
  })
})

describe('chat', () => {
  it('is one line of at most 500 letters, cleaned like a name', () => {
    expect(readChat('hi\r\n<script>alert(1)</script>\u202E')).toBe('hi <script>alert(1)</script>')
    expect(readChat('x'.repeat(500))).toBe('x'.repeat(500))
    expect([readChat('x'.repeat(501)), readChat('\u200B'), readChat('')].map(codeOf)).toEqual([
      'long-text',
      'no-text',
      'no-text',
    ])
  })
})

const codeOf = (read: ReturnType<typeof readChat>): string =>
  typeof read === 'object' && isRefusal(read) ? read.code : read
