import type { FormRow } from '@starboard/kernel'
import { changeTexts, compared, givenText, mainMeasures, measuredText, optionsText } from '@starboard/lab'
import { columns, number, paint, plural } from '../print.ts'
import type { Report } from './report.ts'
import { type Table, tablesOf } from './tables.ts'

/** The report for people at a terminal. */
export function textOf(report: Report, form: readonly FormRow[]): string[] {
  const { name, games, seats, seed, options, seconds, gamesPerSecond } = report
  const all = report.lab.tallies.reduce((sum, tally) => sum + tally.games, 0)
  return [
    paint('bold', `${name}: ${plural(games, 'game')}, ${plural(seats, 'seat')}, seed ${seed}`),
    paint('dim', `  ${optionsText(form, options)}`),
    '',
    ...tablesOf(report).flatMap(tableLines),
    ...comparisonLines(report),
    paint('dim', `  ${plural(all, 'game')} in ${number(seconds)} s: ${number(gamesPerSecond)} a second`),
  ]
}

const tableLines = ({ head, rows }: Table): string[] => [
  ...columns([head, ...rows.map(({ cells, share = 0 }) => [...cells, bar(share)])]),
  '',
]

const BAR_WIDTH = 24

const bar = (share: number): string => paint('cyan', '█'.repeat(Math.round(share * BAR_WIDTH)))

/** Every other rule set against the first. */
function comparisonLines({ lab: { plan, tallies } }: Report): string[] {
  const [first, ...others] = tallies
  if (first === undefined) return []
  return others.flatMap((other, place) => {
    const ruleSet = plan.ruleSets[place + 1]
    const rows = compared(mainMeasures(plan, [first, other]), [first, other]).map((row) => [
      row.measure.name,
      measuredText(row.measure, row.first.value),
      measuredText(row.measure, row.second.value),
      `${changeTexts(row)[0]} (${changeTexts(row)[1]})`,
      row.isFound ? 'stands out' : '',
    ])
    return [
      paint('bold', `${ruleSet?.name}: ${givenText(ruleSet?.given ?? {})}; bots ${ruleSet?.bots.join(', ')}`),
      ...columns([['Measure', 'A', ruleSet?.name ?? '', 'Difference, 95 %', ''], ...rows]),
      '',
    ]
  })
}
