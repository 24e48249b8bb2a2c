import { type Interval, wilson } from '@starboard/kernel'
import { SHARES_A_WIN, type Standing, type Tally } from './tally.ts'

export type { Interval } from '@starboard/kernel'

/** What people and programs want to know about many matches. Shares are between 0 and 1. */
export interface Figures {
  readonly games: number
  readonly winRateBySeat: readonly number[]
  readonly winRateBySeatInterval: readonly Interval[]
  /** How often it came first, whether that was a win or not. */
  readonly firstRateBySeat: readonly number[]
  readonly pointsBySeat: readonly number[]
  readonly winRateByBot: Readonly<Record<string, number>>
  readonly winRateByBotInterval: Readonly<Record<string, Interval>>
  readonly firstRateByBot: Readonly<Record<string, number>>
  readonly pointsByBot: Readonly<Record<string, number>>
  /** In how many seats, over all matches, a bot sat. */
  readonly appearancesByBot: Readonly<Record<string, number>>
  /** Of `Outcome.turns`. */
  readonly turns: Spread
  /** How many entries the log of a match would have. */
  readonly entriesMean: number
  readonly endings: Readonly<Record<string, number>>
  /** Means of the game's own figures. */
  readonly statistics: Readonly<Record<string, number>>
}

export interface Spread {
  readonly mean: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

export function figuresOf(tally: Tally): Figures {
  const bots = Object.entries(tally.bots).sort(byName)
  const byBot = <X>(figure: (standing: Standing) => X) =>
    Object.fromEntries(bots.map(([bot, standing]) => [bot, figure(standing)]))
  return {
    games: tally.games,
    winRateBySeat: tally.seats.map(winRate),
    winRateBySeatInterval: tally.seats.map(winInterval),
    firstRateBySeat: tally.seats.map(firstRate),
    pointsBySeat: tally.seats.map(meanPoints),
    winRateByBot: byBot(winRate),
    winRateByBotInterval: byBot(winInterval),
    firstRateByBot: byBot(firstRate),
    pointsByBot: byBot(meanPoints),
    appearancesByBot: byBot(({ games }) => games),
    turns: spreadOf(tally.turns),
    entriesMean: rounded(tally.entries / tally.games),
    endings: Object.fromEntries(Object.entries(tally.endings).sort(byCount)),
    statistics: means(ownFigures(tally.statistics)),
  }
}

/** Some games count the turns of single seats under the same word: a report has one meaning for it. */
const ownFigures = ({ turns: _ofSeats, ...own }: Tally['statistics']): Tally['statistics'] => own

const winRate = ({ games, winShares }: Standing): number => rounded(winShares / SHARES_A_WIN / games)
const firstRate = ({ games, firstShares }: Standing): number => rounded(firstShares / SHARES_A_WIN / games)
const winInterval = ({ games, winShares }: Standing): Interval => wilson(winShares / SHARES_A_WIN, games)
const meanPoints = ({ games, points }: Standing): number => rounded(points / games)

/** From how often each value occurred. */
export function spreadOf(counts: Readonly<Record<number, number>>): Spread {
  const rows = Object.entries(counts).map(([value, games]) => ({ value: Number(value), games }))
  rows.sort((a, b) => a.value - b.value)
  const games = rows.reduce((sum, row) => sum + row.games, 0)
  const total = rows.reduce((sum, row) => sum + row.value * row.games, 0)
  return {
    mean: rounded(total / games),
    p50: percentile(rows, 0.5 * games),
    p95: percentile(rows, 0.95 * games),
    max: rows.at(-1)?.value ?? 0,
  }
}

/** The smallest value that at least this many games do not exceed. */
function percentile(rows: readonly { value: number; games: number }[], wanted: number): number {
  let games = 0
  for (const row of rows) {
    games += row.games
    if (games >= wanted) return row.value
  }
  return 0
}

function means(statistics: Tally['statistics']): Readonly<Record<string, number>> {
  const sorted = Object.entries(statistics).sort(byName)
  return Object.fromEntries(sorted.map(([name, { games, sum }]) => [name, rounded(sum / games)]))
}

type Named<V> = readonly [name: string, value: V]

const byName = ([a]: Named<unknown>, [b]: Named<unknown>): number => (a < b ? -1 : 1)
const byCount = (a: Named<number>, b: Named<number>): number => b[1] - a[1] || byName(a, b)

/** Six digits are more than any number of games can tell. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
