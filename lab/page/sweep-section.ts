import { axisAround } from '../drawing/axis.ts'
import { MARKS } from '../drawing/marks.ts'
import { type Drawn, draw } from '../drawing/node.ts'
import { plotRow, plotTicks } from '../drawing/plot.ts'
import { compared, estimate, type Measure, mainMeasures } from '../figures/measures.ts'
import {
  capital,
  differenceRange,
  numberText,
  percentRange,
  percentText,
  percentTick,
  tickText,
} from '../figures/words.ts'
import type { Report } from '../report/report.ts'
import type { Estimate } from '../statistics/share.ts'
import { type Played, type Section, sidesOf, sweptIn } from './section.ts'
import { tableOf, withRange } from './table.ts'

/** One option at several values, everything else as in the first rule set. */
export function sweepSections(report: Report): readonly Section[] {
  const { plan } = report
  const swept = sweptIn(report)
  const [first] = sidesOf(report)
  if (plan.sweep === undefined || first === undefined || swept.length === 0) return []
  const measures = mainMeasures(plan, [first.tally, ...swept.map(({ tally }) => tally)])
  return [
    {
      id: 'sweep',
      title: findingOf(plan.sweep.label, measures, [first, ...swept]),
      about: `${plan.sweep.label}, everything else as in A, with 95 % intervals; marked is what differs from A, corrected for ${measures.length} measures.`,
      content: measures.flatMap((measure, place) => [
        draw('h3', { class: 'lab-measure' }, [capital(measure.name)]),
        sweptTable(measure, { first, swept, measures, place }),
      ]),
    },
  ]
}

interface Swept {
  readonly first: Played
  readonly swept: readonly Played[]
  readonly measures: readonly Measure[]
  readonly place: number
}

function sweptTable(measure: Measure, { first, swept, measures, place }: Swept) {
  const rows = [first, ...swept].map((played) => ({
    name: valueName(played),
    shown: estimate(measure, played.tally),
    isFound: played !== first && compared(measures, [first.tally, played.tally])[place]?.isFound === true,
  }))
  const axis = axisAround(rows.flatMap(({ shown }) => shown.interval))
  const base = rows[0]?.shown.value ?? 0
  return tableOf({
    caption: capital(measure.name),
    head: ['Value', { text: '', isPlot: true }, measure.kind === 'share' ? 'Share' : 'Mean'],
    rows: rows.map(({ name, shown, isFound }) => ({
      cells: [
        name,
        plotRow(axis, [{ ...shown, mark: isFound ? MARKS.found : MARKS.plain }], base),
        shownCell(measure, shown),
      ],
      isFound,
    })),
    foot: ['', plotTicks(axis, measure.kind === 'share' ? percentTick : tickText), ''],
  })
}

const valueName = ({ ruleSet: { name } }: Played): string => (name === 'A' ? 'A' : name.slice(name.indexOf('=') + 1))

const shownCell = ({ kind }: Measure, { value, interval }: Estimate): Drawn =>
  kind === 'share'
    ? withRange(percentText(value), percentRange(interval))
    : withRange(numberText(value), differenceRange(interval).replaceAll('+', ''))

/** From the smallest to the largest of what changes most. */
function findingOf(label: string, measures: readonly Measure[], played: readonly Played[]): string {
  const spans = measures
    .filter(({ kind }) => kind === 'share')
    .map((measure) => {
      const values = played.map(({ tally }) => estimate(measure, tally).value)
      return { measure, least: Math.min(...values), most: Math.max(...values) }
    })
    .toSorted((a, b) => b.most - b.least - (a.most - a.least))
  const [widest] = spans
  if (widest === undefined) return label
  return `${label}: ${widest.measure.name} ${percentText(widest.least)} to ${percentText(widest.most)}`
}
