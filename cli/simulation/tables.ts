import type { Interval } from '@starboard/bots'
import { number, percent } from '../print.ts'
import type { CrewFigures, Report } from './report.ts'

/** The figures in words, for whatever draws them. */
export interface Table {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly FigureRow[]
}

export interface FigureRow {
  readonly cells: readonly string[]
  /** For a bar beside them. */
  readonly share?: number
  readonly interval?: Interval | undefined
}

export const tablesOf = (report: Report): readonly Table[] =>
  [
    ...(report.crew === undefined ? rivalTables(report) : [crewTable(report.crew)]),
    {
      title: 'Turns',
      head: ['Mean, in turns of the whole table', 'Half take up to', '95 % take up to', 'Most'],
      rows: [turnsRow(report)],
    },
    { title: 'Endings', head: ['Ending', 'Games', 'Share'], rows: endingRows(report) },
    { title: 'Figures', head: ['Figure', 'Mean'], rows: statisticRows(report) },
  ].filter(({ rows }) => rows.length > 0)

/** Nobody comes first in a crew. */
const crewTable = ({ winRate, winRateInterval, points }: CrewFigures): Table => ({
  title: 'Wins of the crew',
  head: ['Crew', 'Wins', '95 %', 'Points'],
  rows: [
    {
      cells: ['all seats', percent(winRate), between(winRateInterval), number(points)],
      share: winRate,
      interval: winRateInterval,
    },
  ],
})

const rivalTables = (report: Report): readonly Table[] => [
  { title: 'Wins by bot', head: ['Bot', 'Wins', '95 %', 'First', 'Points', 'Seats taken'], rows: botRows(report) },
  { title: 'Wins by seat', head: ['Seat', 'Wins', '95 %', 'First', 'Points'], rows: seatRows(report) },
]

const botRows = (report: Report): FigureRow[] =>
  Object.entries(report.winRateByBot).map(([bot, share]) => {
    const interval = report.winRateByBotInterval[bot]
    const first = percent(report.firstRateByBot[bot] ?? 0)
    const points = number(report.pointsByBot[bot] ?? 0)
    const seats = number(report.appearancesByBot[bot] ?? 0)
    return { cells: [bot, percent(share), between(interval), first, points, seats], share, interval }
  })

const seatRows = (report: Report): FigureRow[] =>
  report.winRateBySeat.map((share, seat) => {
    const interval = report.winRateBySeatInterval[seat]
    const first = percent(report.firstRateBySeat[seat] ?? 0)
    const points = number(report.pointsBySeat[seat] ?? 0)
    return { cells: [String(seat + 1), percent(share), between(interval), first, points], share, interval }
  })

const turnsRow = ({ turns: { mean, p50, p95, max } }: Report): FigureRow => ({
  cells: [mean, p50, p95, max].map(number),
})

const endingRows = ({ endings, games }: Report): FigureRow[] =>
  Object.entries(endings).map(([ending, count]) => {
    const share = count / games
    return { cells: [ending, number(count), percent(share)], share }
  })

const statisticRows = ({ statistics }: Report): FigureRow[] =>
  Object.entries(statistics).map(([name, mean]) => ({ cells: [name, number(mean)] }))

const between = (interval: Interval | undefined): string =>
  interval === undefined ? '' : interval.map((share) => (share * 100).toFixed(1)).join('–')
