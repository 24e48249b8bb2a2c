import type { FormRow } from '@starboard/kernel'
import { optionsText } from '../options-text.ts'
import { columns, number, paint, plural } from '../print.ts'
import type { Report } from './report.ts'
import { type Table, tablesOf } from './tables.ts'

/** The report for people at a terminal. */
export function textOf(report: Report, form: readonly FormRow[]): string[] {
  const { name, games, seats, seed, options, seconds, gamesPerSecond } = report
  return [
    paint('bold', `${name}: ${plural(games, 'game')}, ${plural(seats, 'seat')}, seed ${seed}`),
    paint('dim', `  ${optionsText(form, options)}`),
    '',
    ...tablesOf(report).flatMap(tableLines),
    paint('dim', `  ${plural(games, 'game')} in ${number(seconds)} s: ${number(gamesPerSecond)} a second`),
  ]
}

const tableLines = ({ head, rows }: Table): string[] => [
  ...columns([head, ...rows.map(({ cells, share = 0 }) => [...cells, bar(share)])]),
  '',
]

const BAR_WIDTH = 24

const bar = (share: number): string => paint('cyan', '█'.repeat(Math.round(share * BAR_WIDTH)))
