import { emptyTally, SHARES_A_WIN, type Tally } from '@starboard/bots'
import { describe, expect, it } from 'vitest'
import { type Drawn, htmlOf } from '../drawing/node.ts'
import { lengthBins } from '../figures/lengths.ts'
import { liftsOf } from '../figures/lift.ts'
import { firstAdvantage } from '../figures/standings.ts'
import { planned, reported, short } from '../lab.fixture.ts'
import type { Report } from '../report/report.ts'
import { reportPage } from './html-page.ts'
import { sectionsOf } from './sections.ts'

const plan = planned({ second: short, first: { ...short, bots: ['roller', 'walker'] } })

/** So many of a hundred games won by whoever sits there; both begin in turn. */
function tallyOf(wins: readonly number[], changes: Partial<Tally> = {}): Tally {
  const standings = wins.map((share) => ({
    games: 1000,
    winShares: share * 10 * SHARES_A_WIN,
    firstShares: share * 10 * SHARES_A_WIN,
    points: 0,
  }))
  return {
    ...emptyTally(),
    games: 1000,
    seats: standings,
    starts: standings.map((standing) => ({ ...standing })),
    turns: { 8: 500, 9: 400, 30: 100 },
    endings: { arrived: 900, 'out-of-fuel': 100 },
    ...changes,
  }
}

const reportOf = (tallies: readonly Tally[], change: Partial<Report['plan']> = {}): Report => ({
  ...reported(plan),
  plan: { ...plan, ruleSets: plan.ruleSets.slice(0, tallies.length), ...change },
  tallies,
})
const titles = (report: Report) => sectionsOf(report).map(({ title }) => title)
const textOf = (report: Report) => reportPage(report).replace(/<[^>]+>/g, ' ')

describe('what a report says', () => {
  it('names whoever wins more than even, and nobody where luck may have done it', () => {
    expect(titles(reportOf([tallyOf([58, 42])]))[0]).toBe('Whoever acts first wins most: 58.0 %')
    expect(titles(reportOf([tallyOf([51, 49])]))[0]).toBe('No place in the turn order is shown to win more than even')
  })

  it('says what the second rule set changes, and that nothing is shown where little is', () => {
    expect(titles(reportOf([tallyOf([58, 42]), tallyOf([49, 51])]))[0]).toBe(
      'With B: first to act wins 9.0 points less often',
    )
    expect(titles(reportOf([tallyOf([50, 50]), tallyOf([51, 49])]))[0]).toBe('No difference between A and B is shown')
  })

  it('calls endings and figures as people do, and escapes what comes from outside', () => {
    const text = reportPage(reportOf([tallyOf([50, 50])], { seed: '<script>' }))
    expect(text).toContain('out of fuel')
    expect(text).toContain('seed &lt;script&gt;')
    expect(text).not.toMatch(/<script|<link|src=|url\(|http/)
  })

  it('speaks of a crew as one, and compares nobody in it', () => {
    const report = reportOf([tallyOf([100, 100])], { kind: 'co-op' })
    expect(titles(report)[0]).toBe('The crew wins 100.0 % of 1,000 games')
    expect(sectionsOf(report).map(({ id }) => id)).not.toContain('seats')
  })

  it('shows the surest of many cards, and all of them where somebody asks', () => {
    const cards = Array.from({ length: 40 }, (_, place) => ({
      name: `Card ${place}`,
      group: 'g',
      users: 500,
      winShares: (250 + (place === 7 ? 100 : place % 3)) * SHARES_A_WIN,
    }))
    const found = sectionsOf(reportOf([tallyOf([50, 50], { cards })])).find(({ id }) => id === 'cards-A')
    const [, shown, all] = found?.content ?? []
    const rowsIn = (drawn: Drawn | undefined) => htmlOf(drawn ?? '').split('scope="row"').length - 1
    expect([rowsIn(shown), rowsIn(all)]).toEqual([24, 40])
    expect(htmlOf(shown ?? '')).toContain('Card 7<')
    expect(found?.title).toBe('Whoever played Card 7 wins 26.7 points more')
  })

  it('has nothing to say before anything was played', () => {
    expect(sectionsOf(reportOf([emptyTally(), emptyTally()]))).toEqual([])
  })

  it('tells of the games that it holds', () => {
    const report = reported(planned({ second: short, sweep: { option: 'goal', values: ['4', '6'] } }))
    expect(sectionsOf(report).map(({ id }) => id)).toEqual([
      'comparison',
      'starts',
      'seats',
      'lengths',
      'endings',
      'sweep',
      'cards-A',
      'cards-B',
      'figures',
    ])
    expect(textOf(report)).toMatch(/Goal: first to act wins \d+\.\d % to \d+\.\d %/)
  })
})

describe('figures', () => {
  it('the advantage of the first is against the last, with its interval', () => {
    const advantage = firstAdvantage(plan, tallyOf([58, 42]))
    expect(advantage?.value).toBeCloseTo(0.16, 9)
    expect(advantage?.interval[0]).toBeCloseTo(0.116, 2)
    expect(advantage?.interval[1]).toBeCloseTo(0.203, 2)
  })

  it('lengths lie in a few bins, and a long one does not make all others narrow', () => {
    expect(lengthBins([tallyOf([50, 50])]).map(({ label, games }) => `${label}: ${games.join()}`)).toEqual([
      '5–9: 900',
      '10–14: 0',
      '15–19: 0',
      '20–24: 0',
      '25–29: 0',
      '30–34: 100',
    ])
    const rare = tallyOf([50, 50], { turns: { 8: 600, 9: 398, 200: 2 } })
    expect(lengthBins([rare])).toEqual([
      { label: '8', games: [600] },
      { label: '9 +', games: [400] },
    ])
    expect(lengthBins([emptyTally()])).toEqual([])
  })

  it('lift compares those who used a card with those who did not, and marks no chance find', () => {
    const card = (name: string, users: number, wins: number) => ({
      name,
      group: 'g',
      users,
      winShares: wins * SHARES_A_WIN,
    })
    const cards = [card('Good', 500, 350), card('Idle', 500, 255), card('Unused', 0, 0), card('Everywhere', 2000, 1000)]
    const lifts = liftsOf(plan, tallyOf([50, 50], { cards }))
    expect(lifts.map(({ name, isFound }) => [name, isFound])).toEqual([
      ['Good', true],
      ['Idle', false],
    ])
    const [good] = lifts
    expect(good?.withIt.value).toBeCloseTo(350 / 500, 9)
    expect(good?.without.value).toBeCloseTo(650 / 1500, 9)
    expect(good?.used).toBe(0.25)
  })
})
