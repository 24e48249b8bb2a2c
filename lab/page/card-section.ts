import { axisAround } from '../drawing/axis.ts'
import { groupMark, MARKS, type Mark, markIcon } from '../drawing/marks.ts'
import { draw } from '../drawing/node.ts'
import { plotRow, plotTicks } from '../drawing/plot.ts'
import { type Lift, liftsOf } from '../figures/lift.ts'
import { capital, codeText, percentText, percentTick, pointsRange, pointsText } from '../figures/words.ts'
import type { Report } from '../report/report.ts'
import { legend } from './legend.ts'
import { type Played, type Section, sidesOf } from './section.ts'
import { behind, type LabTable, tableOf, withRange } from './table.ts'

/** Which cards winners have used, one section for each rule set. */
export const cardSections = (report: Report): readonly Section[] =>
  report.plan.cards === undefined
    ? []
    : sidesOf(report).flatMap((side) => cardSection(report, side, report.plan.cards ?? ''))

/** More than these would be a list to search, not a finding to see. */
const MOST_SHOWN = 24

function cardSection(report: Report, { ruleSet, tally }: Played, verb: string): readonly Section[] {
  const lifts = liftsOf(report.plan, tally)
  if (lifts.length === 0) return []
  const groups = [...new Set(tally.cards.map(({ group }) => group))]
  const cards = { verb, markFor: (group: string) => groupMark(groups.indexOf(group)) }
  const isLong = lifts.length > MOST_SHOWN
  const surest = lifts.toSorted((a, b) => a.difference.chance - b.difference.chance).slice(0, MOST_SHOWN)
  return [
    {
      id: `cards-${ruleSet.name}`,
      title: findingOf(lifts, sidesOf(report).length > 1 ? ruleSet.name : null, verb),
      about: `How much more often those win who ${verb} it than those who did not, in points, with 95 % intervals; marked is what stands out, corrected for ${lifts.length} comparisons.${isLong ? ` Shown are the ${MOST_SHOWN} surest.` : ''}`,
      content: [
        legend(groups.map((group) => ({ mark: cards.markFor(group), text: capital(codeText(group)) }))),
        tableOf(liftTable(isLong ? lifts.filter((lift) => surest.includes(lift)) : lifts, cards)),
        ...(isLong ? [behind(liftTable(lifts, cards), `All ${lifts.length} cards`)] : []),
      ],
      note: 'Lift is not cause: a card may only keep winners company.',
    },
  ]
}

interface Cards {
  readonly verb: string
  markFor(group: string): Mark
}

function liftTable(lifts: readonly Lift[], { verb, markFor }: Cards): LabTable {
  const axis = axisAround([0, ...lifts.flatMap(({ difference }) => difference.interval)])
  return {
    caption: `Cards ${verb}`,
    head: ['Card', capital(verb), { text: 'wins less · more', isPlot: true }, 'Lift'],
    rows: lifts.map(({ name, group, used, difference, isFound }) => ({
      cells: [
        draw('span', { class: 'lab-card' }, [markIcon(markFor(group)), name]),
        percentText(used),
        plotRow(axis, [{ ...difference, mark: isFound ? markFor(group) : MARKS.plain }], 0),
        withRange(pointsText(difference.value), pointsRange(difference.interval)),
      ],
      isFound,
    })),
    foot: ['', '', plotTicks(axis, percentTick), ''],
  }
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
