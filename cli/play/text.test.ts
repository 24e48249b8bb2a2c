import { describe, expect, it } from 'vitest'
import { clean, fit, flow, spoken, spread, together, widthOf, wrap } from './text.ts'

describe('text', () => {
  it('takes away what could steer a terminal or hide', () => {
    expect(clean('A\u001b[31md\u0007a\u202e\u200b')).toBe('A[31mda')
  })

  it('counts cells, not letters', () => {
    const texts = ['Ada', 'e\u0301', '星', '🚀', '☀️', '⌚', 'ﾊﾟ', '½', '│·→']
    expect(texts.map((text) => widthOf(text))).toEqual([3, 1, 2, 2, 2, 2, 2, 1, 3])
  })

  it('cuts what is too wide and says so', () => {
    expect([fit('rocket', 6), fit('rockets', 6), fit('星星星', 5)]).toEqual(['rocket', 'rocke…', '星星…'])
    expect([fit('re\u0301sume\u0301s', 5), fit('🚀🚀🚀', 4)]).toEqual(['re\u0301su…', '🚀…'])
  })

  it('wraps between words, indents the rest and keeps the margin', () => {
    expect(wrap('  one two three four', 11, '    ')).toEqual(['  one two', '    three', '    four'])
    expect(wrap('星 星星 星星星', 6)).toEqual(['星', '星星', '星星星'])
  })

  it('leaves what fits as it is, and breaks a word that no line could hold', () => {
    expect(wrap('  a   b', 7)).toEqual(['  a   b'])
    expect(wrap('to https://starboard', 9, '  ')).toEqual(['to', '  https:/', '  /starbo', '  ard'])
  })

  it('lets items flow without breaking them', () => {
    expect(flow(['round 6', 'distance 5', 'built yes'], 22)).toEqual(['round 6 · distance 5 ·', 'built yes'])
  })

  it('puts one thing left and one right', () => {
    expect(spread('Comet', '0:12', 12)).toBe('Comet   0:12')
    expect(spread('A long title', '0:12', 12)).toBe('A long… 0:12')
  })

  it('says names as people do', () => {
    expect(['powerCap', 'warhead-upgrade', 'segment-10', '-3', 'Ada'].map(spoken)).toEqual([
      'power cap',
      'warhead upgrade',
      'segment 10',
      '-3',
      'Ada',
    ])
    expect(together(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo')
  })
})
