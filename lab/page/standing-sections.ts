import { axisAround } from '../drawing/axis.ts'
import type { Drawn } from '../drawing/node.ts'
import { plotRow, plotTicks } from '../drawing/plot.ts'
import { botRows, firstAdvantage, type StandingRow, seatRows, startRows } from '../figures/standings.ts'
import { crewWins, evenShare, isCrew } from '../figures/wins.ts'
import {
  capital,
  countText,
  percentRange,
  percentText,
  percentTick,
  pointsRange,
  pointsText,
} from '../figures/words.ts'
import type { Report } from '../report/report.ts'
import { chanceOfShare, estimateShare } from '../statistics/share.ts'
import { legendOf, markOf } from './legend.ts'
import { type Played, type Section, sidesOf } from './section.ts'
import { tableOf, withRange } from './table.ts'

/** Who wins: by turn order or dock, by seat, by bot. A crew wins or loses as one. */
export function standingSections(report: Report): readonly Section[] {
  const { plan } = report
  const sides = sidesOf(report)
  if (sides.length === 0) return []
  if (isCrew(plan)) return [crewSection(report, sides)]
  const noun = plan.starts?.noun
  const kinds = [
    ...(noun === undefined ? [] : [{ id: 'starts', by: noun, rowsOf: startRows }]),
    { id: 'seats', by: 'seat', rowsOf: seatRows },
    ...(areMixed(sides) ? [{ id: 'bots', by: 'bot', rowsOf: botRows }] : []),
  ]
  return kinds.map(({ id, by, rowsOf }) => {
    const rows = sides.map(({ tally }) => rowsOf(plan, tally))
    return {
      id,
      title: findingOf(rows, sides, { by, isTurnOrder: id === 'starts' && plan.starts?.isTurnOrder === true }),
      about: `Share of games won by ${by}, with 95 % intervals. A shared win counts in part.`,
      content: [...legendOf(sides), standingTable({ by, even: evenShare(plan), rows }, sides)],
      ...noteOf(report, id, sides),
    }
  })
}

/** Whoever plays against copies of itself wins as often as it loses. */
const areMixed = (sides: readonly Played[]): boolean => sides.some(({ ruleSet }) => ruleSet.bots.length > 1)

interface Standings {
  readonly by: string
  readonly even: number | null
  /** One list for each rule set. */
  readonly rows: readonly (readonly StandingRow[])[]
}

function standingTable({ by, even, rows }: Standings, sides: readonly Played[]) {
  const labels = [...new Set(rows.flatMap((list) => list.map(({ label }) => label)))]
  const axis = axisAround([
    ...rows.flatMap((list) => list.flatMap(({ wins }) => wins.interval)),
    ...(even === null ? [] : [even]),
  ])
  const ticks = plotTicks(axis, percentTick)
  return tableOf({
    caption: `Wins by ${by}`,
    head: [
      columnOf(by),
      { text: even === null ? '' : `even: ${percentText(even)}`, isPlot: true },
      ...sides.map(({ ruleSet }) => (sides.length === 1 ? 'Wins' : ruleSet.name)),
    ],
    rows: labels.map((label) => {
      const own = rows.map((list) => list.find((row) => row.label === label))
      const points = own.flatMap((row, place) => (row === undefined ? [] : [{ ...row.wins, mark: markOf(place) }]))
      return {
        cells: [label, plotRow(axis, points, even), ...own.map((row) => (row === undefined ? '–' : winsCell(row)))],
      }
    }),
    foot: ['', ticks, ...sides.map(() => '')],
  })
}

/** Above the names of the rows there is little room. */
const columnOf = (by: string): string => capital(by.split(' ')[0] ?? '')

const winsCell = ({ wins, isFound }: StandingRow): Drawn =>
  withRange(percentText(wins.value), percentRange(wins.interval), isFound)

function findingOf(
  rows: Standings['rows'],
  sides: readonly Played[],
  { by, isTurnOrder }: { readonly by: string; readonly isTurnOrder: boolean },
): string {
  const first = rows[0] ?? []
  const name = sides.length > 1 ? 'In A ' : ''
  if (first.length < 2) return `${name}${first[0]?.label ?? 'Nobody'} plays alone`
  const found = first.filter(({ isFound }) => isFound).toSorted((a, b) => b.wins.value - a.wins.value)[0]
  if (found === undefined) return `${name}${name === '' ? 'No' : 'no'} ${by} is shown to win more than even`
  const who = isTurnOrder ? `whoever acts ${found.label.toLowerCase()}` : found.label.toLowerCase()
  return `${name}${name === '' ? capital(who) : who} wins most: ${percentText(found.wins.value)}`
}

function noteOf({ plan }: Report, id: string, sides: readonly Played[]): { readonly note: string } | object {
  if (id === 'bots') return { note: 'Bots take the seats in turn: from game to game everybody moves on by one.' }
  if (id !== 'starts') return {}
  const lines = sides.flatMap(({ ruleSet, tally }) => {
    const advantage = firstAdvantage(plan, tally)
    if (advantage === null) return []
    const side = sides.length > 1 ? ` in ${ruleSet.name}` : ''
    return [`${pointsText(advantage.value)} points${side} (${pointsRange(advantage.interval)})`]
  })
  return lines.length === 0 ? {} : { note: `First-player advantage, first against last: ${lines.join('; ')}.` }
}

function crewSection({ plan }: Report, sides: readonly Played[]): Section {
  const rows = sides.map(({ tally }): readonly StandingRow[] => {
    const wins = crewWins(tally)
    return [{ label: 'The crew', wins: estimateShare(wins), games: wins.of, isFound: chanceOfShare(wins, 0) === 0 }]
  })
  const wins = rows[0]?.[0]
  return {
    id: 'crew',
    title: `The crew wins ${percentText(wins?.wins.value ?? 0)} of ${countText(wins?.games ?? 0)} games`,
    about: `Share of games that all ${plan.seats} seats win together, with 95 % intervals.`,
    content: [...legendOf(sides), standingTable({ by: 'who', even: null, rows }, sides)],
  }
}
