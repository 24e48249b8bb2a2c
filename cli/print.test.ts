import { escaped } from '@starboard/lab'
import { describe, expect, it } from 'vitest'
import { columns, markdownTable, number, plural } from './print.ts'
import { partsOf } from './simulation/job.ts'
import { lineOf } from './simulation/progress.ts'

describe('what people read', () => {
  it('stands in columns, figures to the right', () => {
    expect(
      columns([
        ['name', 'games', 'note'],
        ['Ada', '7', 'ok'],
        ['Benedikt', '1,234', ''],
      ]),
    ).toEqual(['  name      games  note', '  Ada           7  ok', '  Benedikt  1,234'])
  })

  it('is a table in a document, the first row its head', () => {
    const rows = [
      ['', 'median'],
      ['moves/s', '1,234'],
    ]
    expect(markdownTable(rows)).toEqual(['|  | median |', '| --- | --- |', '| moves/s | 1,234 |'])
  })

  it.each([
    [1234567, '1,234,567'],
    [1234.5, '1,235'],
    [12.345, '12.3'],
    [1.2345, '1.23'],
    [0, '0'],
  ])('writes %d as %s', (value, text) => {
    expect(number(value)).toBe(text)
  })

  it('counts', () => {
    expect([plural(1, 'entry', 'entries'), plural(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries'])
  })

  it('is never taken for markup', () => {
    expect(escaped(`<b title="x">'&'</b>`)).toBe('&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;')
  })

  it('shows how far a simulation is', () => {
    const line = lineOf({ done: 250, total: 1000, seconds: 0.5 })
    expect(line).toBe(`${'█'.repeat(6)}${'░'.repeat(18)} 250 of 1,000 games, 500 a second, 2 s left`)
  })
})

describe('the parts of a simulation', () => {
  it.each([
    [1, 1],
    [7, 2],
    [10_001, 2],
  ])('are all %d games for %d workers, each once', (games, workers) => {
    const parts = [...partsOf({ from: 5, games }, workers)]
    const next = parts.reduce((from, part) => {
      expect(part.from).toBe(from)
      return from + part.games
    }, 5)
    expect(next).toBe(5 + games)
  })
})
