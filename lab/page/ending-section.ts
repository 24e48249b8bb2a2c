import { axisAround } from '../drawing/axis.ts'
import { plotRow, plotTicks } from '../drawing/plot.ts'
import { endingsOf } from '../figures/measures.ts'
import { codeText, countText, percentRange, percentText, percentTick } from '../figures/words.ts'
import type { Report } from '../report/report.ts'
import { estimateShare } from '../statistics/share.ts'
import { legendOf, markOf } from './legend.ts'
import { type Section, sidesOf } from './section.ts'
import { tableOf, withRange } from './table.ts'

/** How games end. */
export function endingSections(report: Report): readonly Section[] {
  const sides = sidesOf(report)
  const [first] = sides
  if (first === undefined) return []
  const endings = endingsOf(sides.map(({ tally }) => tally))
  const rows = endings.map((ending) => ({
    ending,
    shares: sides.map(({ tally }) => estimateShare({ count: tally.endings[ending] ?? 0, of: tally.games })),
  }))
  const axis = axisAround([0, ...rows.flatMap(({ shares }) => shares.flatMap(({ interval }) => interval))])
  const often = endings.toSorted((a, b) => (first.tally.endings[b] ?? 0) - (first.tally.endings[a] ?? 0))[0] ?? ''
  return [
    {
      id: 'endings',
      title: `${sides.length > 1 ? 'In A ' : ''}${percentText((first.tally.endings[often] ?? 0) / first.tally.games)} end in “${codeText(often)}”`,
      about: 'Share of games by how they end, with 95 % intervals.',
      content: [
        ...legendOf(sides),
        tableOf({
          caption: 'Endings',
          head: [
            'Ending',
            { text: '', isPlot: true },
            ...sides.map(({ ruleSet }) => (sides.length === 1 ? 'Share' : ruleSet.name)),
          ],
          rows: rows.map(({ ending, shares }) => ({
            cells: [
              codeText(ending),
              plotRow(
                axis,
                shares.map((share, place) => ({ ...share, mark: markOf(place) })),
                null,
              ),
              ...shares.map(({ value, interval }) => withRange(percentText(value), percentRange(interval))),
            ],
          })),
          foot: ['', plotTicks(axis, percentTick), ...sides.map(() => '')],
        }),
      ],
      note: `${countText(first.tally.games)} games${sides.length > 1 ? ' with A' : ''}.`,
    },
  ]
}
