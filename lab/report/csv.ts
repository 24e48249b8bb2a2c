import { liftsOf } from '../figures/lift.ts'
import { compared, endingsOf, estimate, mainMeasures, ownMeasures } from '../figures/measures.ts'
import { botRows, seatRows, startRows } from '../figures/standings.ts'
import type { Estimate } from '../statistics/share.ts'
import type { Report } from './report.ts'

type Line = readonly (string | number)[]

const HEAD: Line = ['rule set', 'figure', 'of', 'value', 'low', 'high', 'count', 'stands out']

/** Every figure of a report in a line of its own, for a spreadsheet. Shares are between 0 and 1. */
export function csvOf(report: Report): string {
  const lines = report.plan.ruleSets.flatMap(({ name }, place) => linesOf(report, name, place))
  return `${[HEAD, ...lines, ...differenceLines(report)].map((line) => line.map(cellText).join(',')).join('\r\n')}\r\n`
}

function linesOf({ plan, tallies }: Report, name: string, place: number): readonly Line[] {
  const tally = tallies[place]
  if (tally === undefined || tally.games === 0) return []
  const line = (figure: string, of: string, shown: Estimate, rest: readonly (string | number)[]): Line => [
    name,
    figure,
    of,
    shown.value,
    ...shown.interval,
    ...rest,
  ]
  const standings = [
    ['wins by seat', seatRows(plan, tally)],
    ['wins by start', startRows(plan, tally)],
    ['wins by bot', botRows(plan, tally)],
  ] as const
  return [
    ...standings.flatMap(([figure, rows]) =>
      rows.map(({ label, wins, games, isFound }) => line(figure, label, wins, [games, yes(isFound)])),
    ),
    ...mainMeasures(plan, tallies).map((measure) =>
      line('measure', measure.name, estimate(measure, tally), [tally.games, '']),
    ),
    ...ownMeasures([tally]).map((measure) => line('mean', measure.name, estimate(measure, tally), [tally.games, ''])),
    ...endingsOf([tally]).map(
      (ending): Line => [name, 'games by ending', ending, tally.endings[ending] ?? 0, '', '', tally.games, ''],
    ),
    ...Object.entries(tally.turns).map(
      ([turns, games]): Line => [name, 'games by length', turns, games, '', '', tally.games, ''],
    ),
    ...liftsOf(plan, tally).map((lift) => line('lift', lift.name, lift.difference, [lift.users, yes(lift.isFound)])),
  ]
}

/** Every other rule set against the first. */
function differenceLines({ plan, tallies }: Report): readonly Line[] {
  const [first, ...others] = tallies
  return others.flatMap((other, place): readonly Line[] => {
    if (first === undefined || first.games === 0 || other.games === 0) return []
    const measures = [...mainMeasures(plan, tallies), ...ownMeasures([first, other])]
    return compared(measures, [first, other]).map(({ measure, difference, isFound }) => [
      plan.ruleSets[place + 1]?.name ?? '',
      'difference from A',
      measure.name,
      difference.value,
      ...difference.interval,
      other.games,
      yes(isFound),
    ])
  })
}

const yes = (is: boolean): string => (is ? 'yes' : 'no')

/** A text that a spreadsheet would take for a formula is told to be a text. */
function cellText(cell: string | number): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(Math.round(cell * 1e6) / 1e6) : ''
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
