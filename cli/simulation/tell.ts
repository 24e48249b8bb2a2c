import { onShelf } from '@starboard/games'
import { csvOf, printReport, type Report, reportPage } from '@starboard/lab'
import type { Command } from 'commander'
import { Mistake } from '../ending.ts'
import { writeText } from '../files.ts'
import { print } from '../print.ts'
import { reportOf } from './report.ts'
import { textOf } from './text.ts'

/** Where a report goes beside the screen. */
export interface TellFlags {
  readonly json?: true
  readonly report?: string
  readonly csv?: string
}

export const addTellFlags = (command: Command): Command =>
  command
    .option('--json', 'for programs; `turns` are those of the whole table')
    .option(
      '--report <file>',
      'also writes the report, as a page (.html) or as data that merge reads (.json)',
      reportFile,
    )
    .option('--csv <file>', 'also writes every figure in a line, for a spreadsheet')

const PRINTERS: Readonly<Record<string, (report: Report) => string>> = { html: reportPage, json: printReport }

const endOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

function reportFile(path: string): string {
  if (Object.hasOwn(PRINTERS, endOf(path))) return path
  throw new Mistake(`--report writes a page (.html) or data (.json); ${JSON.stringify(path)} is neither.`)
}

/** A file that cannot be written should be known before an hour of playing, not after it. */
export function tryFiles({ report, csv }: TellFlags): void {
  for (const path of [report, csv]) if (path !== undefined) writeText(path, '')
}

export function tell(report: Report, flags: TellFlags): void {
  if (flags.report !== undefined) writeText(flags.report, PRINTERS[endOf(flags.report)]?.(report) ?? '')
  if (flags.csv !== undefined) writeText(flags.csv, csvOf(report))
  const told = reportOf(report)
  const form = onShelf(report.plan.game)?.game.options.form ?? []
  if (flags.json) print.json(told)
  else for (const line of textOf(told, form)) print.line(line)
}
