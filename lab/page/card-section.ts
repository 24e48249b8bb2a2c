import { axisAround } from '../drawing/axis.ts'
import { groupMark, MARKS, markIcon } from '../drawing/marks.ts'
import { draw } from '../drawing/node.ts'
import { plotRow, plotTicks } from '../drawing/plot.ts'
import { type Lift, liftsOf } from '../figures/lift.ts'
import { capital, codeText, percentText, pointsRange, pointsText } from '../figures/words.ts'
import type { Report } from '../report/report.ts'
import { legend } from './legend.ts'
import { type Played, type Section, sidesOf } from './section.ts'
import { tableOf, withRange } from './table.ts'

/** Which cards winners have used, one section for each rule set. */
export const cardSections = (report: Report): readonly Section[] =>
  report.plan.cards === undefined
    ? []
    : sidesOf(report).flatMap((side) => cardSection(report, side, report.plan.cards ?? ''))

function cardSection(report: Report, { ruleSet, tally }: Played, verb: string): readonly Section[] {
  const lifts = liftsOf(report.plan, tally)
  if (lifts.length === 0) return []
  const groups = [...new Set(tally.cards.map(({ group }) => group))]
  const markFor = (group: string) => groupMark(groups.indexOf(group))
  const axis = axisAround([0, ...lifts.flatMap(({ difference }) => difference.interval)])
  const isBeside = sidesOf(report).length > 1
  return [
    {
      id: `cards-${ruleSet.name}`,
      title: findingOf(lifts, isBeside ? ruleSet.name : null, verb),
      about: `How much more often those win who ${verb} it than those who did not, in points, with 95 % intervals; marked is what stands out, corrected for ${lifts.length} comparisons.`,
      content: [
        legend(groups.map((group) => ({ mark: markFor(group), text: capital(codeText(group)) }))),
        tableOf({
          caption: `Cards ${verb}`,
          head: ['Card', capital(verb), { text: 'wins less · more', isPlot: true }, 'Lift'],
          rows: lifts.map((lift) => ({
            cells: [
              draw('span', { class: 'lab-card' }, [markIcon(markFor(lift.group)), lift.name]),
              percentText(lift.used),
              plotRow(axis, [{ ...lift.difference, mark: lift.isFound ? markFor(lift.group) : MARKS.plain }], 0),
              withRange(pointsText(lift.difference.value), pointsRange(lift.difference.interval)),
            ],
            isFound: lift.isFound,
          })),
          foot: ['', '', plotTicks(axis, (tick) => String(Math.round(tick * 1000) / 10)), ''],
        }),
      ],
      note: 'Lift is not cause: a card may only keep winners company.',
    },
  ]
}

function findingOf(lifts: readonly Lift[], name: string | null, verb: string): string {
  const place = name === null ? '' : `In ${name} `
  const most = lifts
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => Math.abs(b.difference.value) - Math.abs(a.difference.value))[0]
  if (most === undefined) return `${place}${place === '' ? 'No' : 'no'} card is shown to go with winning`
  const { value } = most.difference
  return `${place}${place === '' ? 'Whoever' : 'whoever'} ${verb} ${most.name} wins ${Math.abs(value * 100).toFixed(1)} points ${value > 0 ? 'more' : 'less'}`
}
