import { addGame, emptyTally } from '@starboard/bots'
import type { Meta, Outcome } from '@starboard/kernel'
import { REPORT_FORMAT } from '@starboard/lab'
import { expect, it } from 'vitest'
import { reportOf } from './report.ts'
import { tablesOf } from './tables.ts'

function report(kind: Meta['kind'], outcomes: readonly Partial<Outcome>[]) {
  const tally = emptyTally()
  for (const change of outcomes) {
    const outcome: Outcome = {
      places: [1, 1],
      points: [8, 8],
      result: 'won',
      ending: 'safe',
      text: '',
      rule: '',
      turns: 1,
      lines: [],
      statistics: {},
      ...change,
    }
    addGame(tally, { outcome, entries: 1, kind, bots: ['a', 'b'] })
  }
  const ruleSet = { name: 'A', bots: ['a', 'b'], options: {}, given: {} }
  const plan = {
    game: 'x',
    name: 'X',
    kind,
    rules: 1,
    seats: 2,
    seed: 's',
    from: 0,
    games: outcomes.length,
    command: '',
  }
  return reportOf({
    format: REPORT_FORMAT,
    plan: { ...plan, ruleSets: [ruleSet] },
    tallies: [tally],
    made: { at: '', ms: 1000, workers: 1, machine: '' },
  })
}

const lost = { places: [2, 2], points: [2, 2], result: 'lost', ending: 'wrecked' } as const

it('counts how often the crew won, and compares nobody in it', () => {
  const crewed = report('co-op', [{}, lost, lost, lost])
  expect(crewed.crew).toEqual({ winRate: 0.25, winRateInterval: [expect.any(Number), expect.any(Number)], points: 3.5 })
  const tables = tablesOf(crewed)
  expect(tables.map(({ title }) => title)).toEqual(['Wins of the crew', 'Turns', 'Endings'])
  expect(tables[0]?.rows[0]?.cells).toEqual([
    'all seats',
    '25.0 %',
    expect.stringMatching(/^\d+\.\d–\d+\.\d$/),
    expect.stringMatching(/^3\.5/),
  ])
})

it('compares rivals by bot and by seat', () => {
  const rivals = report('competitive', [{ places: [1, 2] }])
  expect(rivals.crew).toBeUndefined()
  expect(tablesOf(rivals).map(({ title }) => title)).toEqual(['Wins by bot', 'Wins by seat', 'Turns', 'Endings'])
})
