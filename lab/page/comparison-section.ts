import { axisAround } from '../drawing/axis.ts'
import { MARKS } from '../drawing/marks.ts'
import type { Drawn } from '../drawing/node.ts'
import { plotRow, plotTicks } from '../drawing/plot.ts'
import { changeTexts, measuredText } from '../figures/difference-words.ts'
import { type Comparison, compared, estimate, mainMeasures, ownMeasures } from '../figures/measures.ts'
import { capital, numberText, percentTick } from '../figures/words.ts'
import type { Report } from '../report/report.ts'
import { type Section, sidesOf } from './section.ts'
import { behind, type Row, tableOf, withRange } from './table.ts'

/** Two rule sets side by side: what the second has more or less of. */
export function comparisonSections(report: Report): readonly Section[] {
  const [first, second] = sidesOf(report)
  if (first === undefined || second === undefined) return []
  const tallies = [first.tally, second.tally] as const
  const rows = compared(mainMeasures(report.plan, tallies), tallies)
  const shares = rows.filter(({ measure }) => measure.kind === 'share')
  const axis = axisAround([0, ...shares.flatMap(({ difference }) => difference.interval)])
  const drawn = ({ measure, difference, isFound }: Comparison): Drawn =>
    measure.kind === 'share' ? plotRow(axis, [{ ...difference, mark: isFound ? MARKS.found : MARKS.plain }], 0) : ''
  return [
    {
      id: 'comparison',
      title: findingOf(rows),
      about: `${rows.length} measures with 95 % intervals of the difference; marked is what stands out, corrected for that many comparisons.`,
      content: [
        tableOf({
          caption: 'B compared with A',
          head: ['Measure', 'A', 'B', { text: 'less · more', isPlot: true }, 'B\u00a0−\u00a0A'],
          rows: rows.map((row) => ({
            cells: [
              row.measure.name,
              measuredText(row.measure, row.first.value),
              measuredText(row.measure, row.second.value),
              drawn(row),
              withRange(...changeTexts(row)),
            ],
            isFound: row.isFound,
          })),
          foot: ['', '', '', plotTicks(axis, percentTick), ''],
        }),
      ],
      note: 'Both play the same seeds, so what they share is luck; the intervals do not count on it and are rather too wide.',
    },
  ]
}

function findingOf(rows: readonly Comparison[]): string {
  const found = rows
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => a.difference.chance - b.difference.chance || size(b) - size(a))[0]
  if (found === undefined) return 'No difference between A and B is shown'
  const { measure, difference } = found
  const more = difference.value > 0 ? 'more' : 'less'
  const by = Math.abs(difference.value)
  return measure.kind === 'share'
    ? `With B: ${measure.name} ${(by * 100).toFixed(1)} points ${more} often`
    : `With B: ${numberText(by)} ${measure.name} ${more}`
}

const size = ({ difference }: Comparison): number => Math.abs(difference.value)

/** The game's own figures: their means, and differences where there are two rule sets. */
export function figureSections(report: Report): readonly Section[] {
  const sides = sidesOf(report)
  const [first, second] = sides
  const measures = ownMeasures(sides.map(({ tally }) => tally))
  if (first === undefined || measures.length === 0) return []
  const rows: readonly Row[] =
    second === undefined
      ? measures.map((measure) => {
          const { value, interval } = estimate(measure, first.tally)
          const reach = (interval[1] - interval[0]) / 2
          return { cells: [capital(measure.name), numberText(value), `± ${numberText(reach)}`] }
        })
      : compared(measures, [first.tally, second.tally]).map((row) => ({
          cells: [
            capital(row.measure.name),
            measuredText(row.measure, row.first.value),
            measuredText(row.measure, row.second.value),
            withRange(...changeTexts(row)),
          ],
          isFound: row.isFound,
        }))
  const head = second === undefined ? ['Figure', 'Mean', '95 %'] : ['Figure', 'A', 'B', 'B\u00a0−\u00a0A']
  return [
    {
      id: 'figures',
      title: 'What the game counts',
      about: `${measures.length} means for each game, with 95 % intervals${second === undefined ? '' : '; marked is what differs, corrected for that many comparisons'}.`,
      content: [behind({ caption: 'Figures of the game', head, rows })],
    },
  ]
}
