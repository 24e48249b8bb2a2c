import { describe, expect, it } from 'vitest'
import { clean, fit, flow, spoken, spread, together, widthOf, wrap } from './text.ts'

describe('text', () => {
  it('takes away what could steer a terminal or hide', () => {
    expect(clean('A\u001b[31md\u0007a\u202e\u200b')).toBe('A[31mda')
  })

  it('counts cells, not letters', () => {
    expect([widthOf('Ada'), widthOf('e\u0301'), widthOf('星'), widthOf('🚀')]).toEqual([3, 1, 2, 2])
  })

  it('cuts what is too wide and says so', () => {
    expect([fit('rocket', 6), fit('rockets', 6), fit('星星星', 5)]).toEqual(['rocket', 'rocke…', '星星…'])
  })

  it('wraps between words, indents the rest and keeps the margin', () => {
    expect(wrap('  one two three four', 11, '    ')).toEqual(['  one two', '    three', '    four'])
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
