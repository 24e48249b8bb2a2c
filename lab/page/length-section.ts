import { barChart } from '../drawing/bars.ts'
import { lengthBins, spreadOfLengths } from '../figures/lengths.ts'
import { numberText, percentText } from '../figures/words.ts'
import type { Report } from '../report/report.ts'
import { legendOf, markOf } from './legend.ts'
import { type Played, type Section, sidesOf } from './section.ts'
import { behind } from './table.ts'

/** How long games take. */
export function lengthSections(report: Report): readonly Section[] {
  const sides = sidesOf(report)
  const [first] = sides
  if (first === undefined) return []
  const bins = lengthBins(sides.map(({ tally }) => tally))
  const shareAt = (games: readonly number[], place: number) =>
    (games[place] ?? 0) / Math.max(1, sides[place]?.tally.games ?? 1)
  const groups = bins.map(({ label, games }) => ({
    label,
    bars: sides.map((_, place) => ({
      share: shareAt(games, place),
      text: shortPercent(shareAt(games, place)),
      mark: markOf(place),
    })),
  }))
  const { p50, p95 } = spreadOfLengths(first.tally)
  return [
    {
      id: 'lengths',
      title: `${sides.length > 1 ? 'In A half' : 'Half'} of the games take up to ${turnsText(p50)}, 95 % up to ${p95}`,
      about: 'Length in turns of the whole table, share of games in percent.',
      content: [
        ...legendOf(sides),
        barChart(groups, 'Length of the games; the numbers stand in the table below.'),
        behind({
          caption: 'Share of games by length',
          head: ['Turns', ...sides.map(({ ruleSet }) => ruleSet.name)],
          rows: [
            ...bins.map(({ label, games }) => ({
              cells: [label, ...sides.map((_, place) => percentText(shareAt(games, place)))],
            })),
            ...spreadRows(sides),
          ],
        }),
      ],
    },
  ]
}

const spreadRows = (sides: readonly Played[]) => {
  const spreads = sides.map(({ tally }) => spreadOfLengths(tally))
  return [
    { cells: ['Mean', ...spreads.map(({ mean }) => numberText(mean))] },
    { cells: ['Half take up to', ...spreads.map(({ p50 }) => String(p50))] },
    { cells: ['95 % take up to', ...spreads.map(({ p95 }) => String(p95))] },
    { cells: ['Longest', ...spreads.map(({ max }) => String(max))] },
  ]
}

const turnsText = (turns: number): string => (turns === 1 ? '1 turn' : `${turns} turns`)

/** Above a bar there is room for few signs. */
function shortPercent(share: number): string {
  const percent = share * 100
  return percent === 0 || percent >= 0.95 ? percent.toFixed(0) : percent.toFixed(1)
}
