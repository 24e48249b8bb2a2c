import { mergeTally } from '@starboard/bots'
import { isRefusal } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { planned, reported, short } from '../lab.fixture.ts'
import { reportPage } from '../page/html-page.ts'
import { csvOf } from './csv.ts'
import { merged } from './merge.ts'
import { spanOf } from './parts.ts'
import { readReport } from './read.ts'
import { printReport, type Report } from './report.ts'

const plan = planned({ second: short, sweep: { option: 'goal', values: ['4', '6'] } })
const whole = reported(plan)
const parts = (of: number) =>
  Array.from({ length: of }, (_, place) => reported(plan, { number: place + 1, of }, `2026-01-0${place + 1}`))
const named = (reports: readonly Report[]) => reports.map((report, place) => ({ name: `${place + 1}.json`, report }))
const mergedText = (reports: readonly Report[]) => {
  const report = merged(named(reports))
  if (isRefusal(report)) throw new Error(report.text)
  return printReport({ ...report, made: whole.made })
}
const refused = (reports: readonly Report[]) => merged(named(reports))

describe('a report made in parts', () => {
  it.each([1, 2, 3, 7, 60])('of %d is the undivided one, byte for byte but for time and machine', (of) => {
    expect(mergedText(parts(of).toReversed())).toBe(printReport(whole))
  })

  it('tells the time of all parts and all machines', () => {
    expect(merged(named(parts(2)))).toMatchObject({
      made: { at: '2026-01-02', ms: 20, workers: 2, machine: '2026-01-01; 2026-01-02' },
    })
  })

  it('is refused where a part is missing or there twice', () => {
    const [one, two, three] = parts(3) as [Report, Report, Report]
    expect(refused([one, three])).toMatchObject({ text: 'Part 2 of 3 is missing.' })
    expect(refused([two])).toMatchObject({ text: 'Parts 1, 3 of 3 are missing.' })
    expect(refused([one, two, three, two])).toMatchObject({ text: 'Part 2 of 3 is there twice: 2.json and 4.json.' })
  })

  it('is refused where parts do not belong together', () => {
    const [one, two] = parts(2) as [Report, Report]
    const strange = (change: Partial<Report['plan']>) => ({ ...two, plan: { ...plan, ...change } })
    expect(refused([one, strange({ seed: 'other' })])).toMatchObject({
      text: '2.json does not belong to 1.json: its seed is "other", not "s".',
    })
    expect(refused([one, strange({ games: 90 })])).toMatchObject({
      text: expect.stringContaining('its number of games is 90, not 60.'),
    })
    expect(refused([one, { ...two, part: { number: 2, of: 4 } }])).toMatchObject({
      text: expect.stringContaining('it is one of 4 parts, not of 2.'),
    })
    expect(refused([whole])).toMatchObject({ text: expect.stringContaining('1.json is a whole report') })
    expect(refused([])).toMatchObject({ text: 'There is nothing to merge.' })
  })

  it('cuts games into parts that leave none out and none twice', () => {
    for (const [games, of] of [
      [10, 3],
      [7, 7],
      [1000, 64],
      [5, 8],
    ] as const) {
      const spans = Array.from({ length: of }, (_, place) => spanOf({ from: 100, games }, { number: place + 1, of }))
      expect(spans.flatMap((span) => Array.from({ length: span.games }, (_, game) => span.from + game))).toEqual(
        Array.from({ length: games }, (_, game) => 100 + game),
      )
      expect(Math.max(...spans.map((span) => span.games)) - Math.min(...spans.map((span) => span.games))).toBeLessThan(
        2,
      )
    }
  })
})

describe('tallies', () => {
  const tallyOf = (number: number) => structuredClone(parts(3)[number]?.tallies[0]) as Report['tallies'][number]
  const sum = (...numbers: readonly number[]) => {
    const [first = 0, ...others] = numbers
    const into = tallyOf(first)
    for (const other of others) mergeTally(into, tallyOf(other))
    return into
  }

  it('add up the same in any order', () => expect(sum(2, 0, 1)).toEqual(sum(0, 1, 2)))

  it('add up the same however they are bracketed', () => {
    const [left, right] = [sum(0, 1), tallyOf(0)]
    mergeTally(left, tallyOf(2))
    mergeTally(right, sum(1, 2))
    expect(left).toEqual(right)
  })

  it('keep what was added as it was', () => {
    const [into, other] = [tallyOf(0), tallyOf(1)]
    mergeTally(into, other)
    mergeTally(into, tallyOf(2))
    expect(other).toEqual(tallyOf(1))
  })
})

describe('a report in a file', () => {
  it.each([
    ['as data', printReport(whole)],
    ['in its page', reportPage(whole)],
  ])('is read %s', (_how, text) => expect(readReport(text)).toEqual(whole))

  it('is read in what simulate --json prints, with the time that stands beside it', () => {
    const { made: _made, ...lab } = whole
    const made = { at: '', ms: 1250, workers: 1, machine: 'unknown' }
    expect(readReport(JSON.stringify({ games: 60, seconds: 1.25, lab }))).toEqual({ ...whole, made })
  })

  it.each([
    ['a poem', 'Twinkle'],
    ['another file', '{"format":"recipe/1"}'],
    ['a page of somebody else', '<html><pre>{}</pre></html>'],
    ['one without one of its tallies', printReport({ ...whole, tallies: whole.tallies.slice(1) })],
    ['one with a fraction', printReport(whole).replace('"games":60', '"games":60.5')],
  ])('is refused if it is %s', (_what, text) =>
    expect(readReport(text)).toMatchObject({ text: 'This is no report of the lab (starboard-lab/1).' }),
  )

  it('is a sheet of lines with as many cells each', () => {
    const lines = csvOf(whole).trimEnd().split('\r\n')
    expect(lines[0]).toBe('rule set,figure,of,value,low,high,count,stands out')
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([8]))
    expect(lines).toContain('A,games by ending,arrived,60,,,60,')
    expect(lines.filter((line) => line.startsWith('B,difference from A,'))).toHaveLength(4)
  })

  it('tells a spreadsheet that a name is no formula', () => {
    const tallies = whole.tallies.map((tally) => ({ ...tally, endings: { '=1+1,"x"': 60 } }))
    expect(csvOf({ ...whole, tallies })).toContain(`A,games by ending,"'=1+1,""x""",60`)
  })
})

it('has the games of its span alone, if it is a part', () => {
  expect(parts(7).map(({ tallies }) => tallies[0]?.games)).toEqual([8, 9, 8, 9, 8, 9, 9])
})
